import { defineConfig } from 'tsup';
import { library } from '../../scripts/library.mjs';

export default defineConfig(library({ index: 'src/index.ts', grid: 'src/grid.ts' }));
