// The one vitest configuration of every package: results also as a file, from which the closing line is counted.

// Among all the checks only what fails is worth a line.
const isAmongAll = process.env.TABLETOP_PLATFORM !== undefined;

/** @type {import('vitest/config').ViteUserConfig} */
export const tests = {
  test: {
    include: ['test/**/*.test.{ts,mjs}'],
    reporters: [isAmongAll ? 'minimal' : 'default', ['json', { outputFile: '.results/test.json' }]],
    // Tests share no state that one could leave behind for another, so that modules are loaded once for all of them.
    isolate: false,
    // What other packages have built runs as it is; only the sources under test are transformed.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    // On a machine that does something else besides, a heavy test takes many times what it takes alone.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};
