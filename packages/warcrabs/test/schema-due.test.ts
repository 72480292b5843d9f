import { describe } from 'vitest';
import type { Happening, WarcrabsState } from '../src/index.js';
import { due, type In } from './support/found.js';
import { DEAD, recast, refuses } from './support/refuses.js';
import { inch } from './support/scene.js';

type Active = In<'activation'>;

describe('what is due comes of the active crab', () => {
  const sufferer = (state: WarcrabsState) => {
    const [first] = state.due;
    return first === undefined ? 0 : 'crab' in first ? first.crab : first.target;
  };
  const victim = (change: object) => (state: WarcrabsState) =>
    recast(state, (at) => (at + 1 === sufferer(state) ? change : {}));
  const ownFall = () => due('fall', ({ due: [fall] }) => fall?.by === null);
  const pushed = () => due('fall', ({ due: [fall] }) => fall?.by !== null);
  const kinds: readonly (readonly [Happening['kind'], string, string, () => Active])[] = [
    ['strike', 'W-LOCATION', 'target', () => due('strike')],
    ['kamikaze', 'W-KAMIKAZE', 'target', () => due('kamikaze')],
    ['near-miss', 'W-NEARMISS', 'crab', () => due('near-miss')],
    ['blast', 'W-BLAST', 'crab', () => due('blast')],
    ['fall', 'W-FALL', 'crab', pushed],
  ];
  for (const [kind, rule, field, base] of kinds) {
    refuses(`a ${kind} of who is dead`, `${rule} due.0.${field}`, base, victim(DEAD));
    refuses(`a ${kind} of a stranger`, `${rule} due.0.${field}`, base, { [`due.0.${field}`]: 32 });
    refuses(`a ${kind} of the active crab`, `${rule} due.0.by`, base, ({ stage }) => ({
      [`due.0.${field}`]: stage.crab,
    }));
    refuses(`a ${kind} by another`, `${rule} due.0.by`, base, (state) => ({ 'due.0.by': sufferer(state) }));
    refuses(`a ${kind} by a stranger`, `${rule} due.0.by`, base, { 'due.0.by': 32 });
    refuses(`a ${kind} without an action`, `${rule} due.0.by`, base, { 'stage.acted': false });
    refuses(`a ${kind} twice`, `${rule} due.1.${field}`, base, { due: (all: readonly unknown[]) => [...all, ...all] });
    refuses(`a ${kind} outside an activation`, 'W-TURN due', base, { stage: { phase: 'next' } });
    refuses(`a ${kind} while a crab is held up`, 'W-THROW stage.lifted', base, (state) => ({
      ...victim({ stun: { missed: false, waiting: [] } })(state),
      'stage.lifted': sufferer(state),
    }));
  }

  refuses(
    'a blast some other way',
    'W-BLAST due.0.direction',
    () => due('blast'),
    ({ due: [blast] }) => ({
      'due.0.direction': blast?.kind === 'blast' ? { x: -blast.direction.x, y: -blast.direction.y } : null,
    }),
  );
  refuses('a blast nowhere', 'W-BLAST due.0.direction', () => due('blast'), { 'due.0.direction': { x: 0, y: 0 } });
  refuses('claw-to-claw from afar', 'W-KAMIKAZE due.0.target', () => due('kamikaze'), victim({ at: inch(50, 50) }));
  refuses('bare claws that explode', 'W-LOCATION due.0.explosive', () => due('strike'), {
    'due.0.bare': true,
    'due.0.explosive': true,
  });
  refuses('a fall from the sky', 'W-FALL due.0.drop', pushed, { 'due.0.drop': 7000 });
  refuses('a fall through nobody, without a move', 'W-FALL due.0.by', ownFall, { 'stage.moved': false });
  refuses('a fall through nobody, with movement left', 'W-FALL due.0.by', ownFall, { 'stage.left': 1 });
  refuses('a fall of another through nobody', 'W-FALL due.0.by', pushed, { 'due.0.by': null });
  refuses('a fall that is a step down', 'W-FALL due.0.drop', ownFall, { 'rules.stepDown': 30 });
});
