import { describe } from 'vitest';
import type { SpcfkrsState } from '../src/index.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';

const FIRST = 1;
const shoots = ({ orders }: SpcfkrsState) =>
  orders.some(({ units, act }) => units.includes(FIRST) && act?.type === 'shoot');

describe('nobody acts twice in a round [S-ORDERS]', () => {
  refuses(
    'who has acted before the phase of its act began',
    'S-ORDERS units.0.acted',
    () => found('order', (state, { phase }) => phase === 'shoot' && shoots(state)),
    { 'units.0.acted': true },
  );
  refuses(
    'who has acted, back in a phase before that of its act',
    'S-ORDERS units.0.acted',
    () => found('order', (state, { phase }) => phase === 'move' && shoots(state) && state.units[0]?.acted === true),
    { stage: { step: 'turn', phase: 'stab', done: 0 }, queue: [] },
  );
});
