import { defineConfig } from 'vitest/config';
import { tests } from './tests.mjs';

export default defineConfig(tests);
