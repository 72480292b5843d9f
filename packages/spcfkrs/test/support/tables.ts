import type { OddsTable } from '@tabletop/game';
import { oddsTables } from '../../src/odds.js';

/** All tables of odds, counted once for all tests that look at them. */
export const TABLES: readonly OddsTable[] = oddsTables();
