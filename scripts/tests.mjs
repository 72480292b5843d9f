// The one vitest configuration of every package: results also as a file, from which the closing line is counted.

/** @type {import('vitest/config').ViteUserConfig} */
export const tests = {
  test: {
    include: ['test/**/*.test.{ts,mjs}'],
    reporters: ['default', ['json', { outputFile: '.results/test.json' }]],
    testTimeout: 30_000,
  },
};
