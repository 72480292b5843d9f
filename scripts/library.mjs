// The one build recipe of every package: ESM and CommonJS, with types for both, one output per entry.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the declarations of each source file are written, before those of an entry are put together in `dist`. */
const DECLARATIONS = '.types';

/**
 * @param {Record<string, string>} entry output name to source file, in `src`
 * @param {'neutral' | 'node'} [platform] where it runs: a library runs everywhere
 * @returns {import('tsup').Options}
 */
export const library = (entry, platform = 'neutral') => {
  writeDeclarations();
  return {
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform,
    removeNodeProtocol: false,
    dts: { entry: declarationsOf(entry), compilerOptions: { ignoreDeprecations: '6.0' } },
    splitting: true,
    treeshake: true,
    clean: true,
  };
};

/** @param {Record<string, string>} entry */
const declarationsOf = (entry) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [
      name,
      file.replace(/^src\//, `${DECLARATIONS}/`).replace(/\.ts$/, '.d.ts'),
    ]),
  );

/** Every export says its type, so that declarations are written without a check; checking is the task of `types`. */
const writeDeclarations = () => {
  rmSync(DECLARATIONS, { recursive: true, force: true });
  mkdirSync(DECLARATIONS);
  const config = join(DECLARATIONS, 'tsconfig.json');
  const written = { noEmit: false, emitDeclarationOnly: true, noCheck: true, rootDir: '../src', outDir: '.' };
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: written, include: ['../src'] }));
  const native = createRequire(join(process.cwd(), 'package.json')).resolve('@typescript/native/package.json');
  const args = [join(dirname(native), 'bin', 'tsc'), '-p', config];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('the declarations could not be written');
};
