import { defineConfig } from 'tsup';
import { library } from '../../scripts/library.mjs';

export default defineConfig(
  library({
    index: 'src/index.ts',
    schema: 'src/schema.ts',
    text: 'src/text.ts',
    svg: 'src/svg.ts',
    bots: 'src/bots.ts',
    odds: 'src/odds.ts',
  }),
);
