// The one build recipe of every package: ESM and CommonJS, with types for both, one output per entry.

/**
 * @param {Record<string, string>} entry output name to source file
 * @param {'neutral' | 'node'} [platform] where it runs: a library runs everywhere
 * @returns {import('tsup').Options}
 */
export const library = (entry, platform = 'neutral') => ({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform,
  removeNodeProtocol: false,
  // Every export says its type, so that declarations are written without a check; checking is the task of `types`.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
  splitting: true,
  treeshake: true,
  clean: true,
});
