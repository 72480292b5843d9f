import { defineConfig } from 'vitest/config';
import { tests } from '../../scripts/tests.mjs';

export default defineConfig(tests);
