import { defineConfig } from 'vitest/config';
import { tests } from './tests.mjs';

// The benchmarks are no package of the workspace, because they install what they compare with by themselves.
const include = ['test/**/*.test.{ts,mjs}', '../bench/test/**/*.test.mjs'];

export default defineConfig({ test: { ...tests.test, include } });
