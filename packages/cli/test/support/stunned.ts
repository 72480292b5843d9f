import { scripted } from '@tabletop/dice';
import { record } from '@tabletop/game';
import { type CrabSetup, toUnits, type WarcrabsAction, type WarcrabsState, warcrabs } from '@tabletop/warcrabs';

const at = (x: number, y: number) => ({ x: toUnits(x), y: toUnits(y) });

const EDGE: readonly CrabSetup[] = [
  { crab: 'Death Boy', owner: 'red', at: at(145.5, 120) },
  { crab: 'Crustaceanator', owner: 'blue', at: at(149, 120) },
];

/** The fight at the edge of the desk in which Death Boy stuns the Crustaceanator and comes near: the states on the way. */
export function atTheEdge(): Readonly<Record<'attacking' | 'lifting' | 'throwing', WarcrabsState>> {
  const match = record(warcrabs, { crabs: EDGE }, 'edge');
  const red = { player: 'red', crab: 1 };
  const settle = (): WarcrabsState => {
    while (warcrabs.actors(match.state).length === 0) match.advance();
    return match.state;
  };
  const take = (action: WarcrabsAction, ...dice: readonly number[]): WarcrabsState => {
    match.apply(action, scripted(dice));
    return match.state;
  };
  settle();
  take({ type: 'end', player: 'blue', crab: 2 });
  const attacking = settle();
  take({ type: 'attack', ...red, weapon: 1, target: 2 }, 3, 3);
  // Against being stunned.
  match.advance(scripted([6, 6]));
  take({ type: 'end', ...red });
  settle();
  const lifting = take({ type: 'move', ...red, path: [at(147.5, 120)], facing: null });
  const throwing = take({ type: 'lift', ...red, target: 2 }, 1, 1);
  return { attacking, lifting, throwing };
}
