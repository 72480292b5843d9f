import { MAX_CARDS } from '@tabletop/cards';
import {
  agreed,
  count,
  eventEntries,
  flag,
  id,
  list,
  nameSchema,
  oneOf,
  record,
  type Schema,
  stateEntries,
  whole,
} from '@tabletop/game/schema';
import { MAX_LEGS } from '@tabletop/geometry';
import * as v from 'valibot';
import { STATE_VERSION } from '../edition.js';
import {
  MAX_ACTIONS,
  MAX_AMMO,
  MAX_HOLD_TURNS,
  MAX_ITEMS,
  MAX_PLAYERS,
  MAX_RELOADS,
  MAX_SCENARIO_ACTIONS,
  MAX_TABLE_FIGURES,
  MAX_TRADES,
} from '../limits.js';
import type { Equipment, Figure, Item, Player, SkirmishState, Walked } from '../state.js';
import { deedSchema } from './action-schema.js';
import { boardShape, goalShape } from './board-schema.js';
import { cardSchema, cardsSchema } from './card-schema.js';
import { pointSchema } from './place-schema.js';
import { rulesShape } from './rules-schema.js';
import { chargeShape, firearmShape, meleeWeaponShape, profileShape } from './sheet-schema.js';
import { playersSchema, stageShape } from './stage-schema.js';

const playerShape = agreed<Player>()(
  record({
    id: nameSchema,
    hand: cardsSchema,
    owed: record({ cards: count(MAX_CARDS), rule: eventEntries.rule }),
    trading: v.nullable(cardSchema),
    trades: count(MAX_TRADES),
    passing: oneOf('no', 'move', 'turn'),
    held: count(MAX_HOLD_TURNS),
  }),
);

const walkedShape = agreed<Walked>()(record({ plain: count(), difficult: count(), crawling: count(), both: count() }));

const figureShape = agreed<Figure>()(
  record({
    id: id(),
    owner: nameSchema,
    profile: profileShape,
    at: pointSchema,
    posture: oneOf('standing', 'prone'),
    status: oneOf('active', 'out'),
    actions: count(MAX_ACTIONS),
    walked: walkedShape,
    moved: flag(),
    detectedBy: playersSchema,
  }),
);

const equipmentShape = agreed<Equipment>()(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('melee'), weapon: meleeWeaponShape }),
    v.strictObject({
      kind: v.literal('firearm'),
      weapon: firearmShape,
      grenade: v.nullable(chargeShape),
      underBarrelOf: v.nullable(id()),
    }),
    v.strictObject({ kind: v.literal('grenade'), grenade: chargeShape }),
  ]),
);

const itemShape = agreed<Item>()(
  record({
    id: id(),
    equipment: equipmentShape,
    holder: v.nullable(id()),
    at: v.nullable(pointSchema),
    ready: flag(),
    rounds: count(MAX_AMMO),
    spare: count(MAX_AMMO * MAX_RELOADS),
  }),
);

/** The shape of a state of the game with an id. Whether its parts belong together is for `readState` to judge. */
export function stateShapeOf(game: string): Schema<SkirmishState> {
  return agreed<SkirmishState>()(
    record({
      ...stateEntries(game, STATE_VERSION, rulesShape),
      board: boardShape,
      goal: goalShape,
      scenarioActions: list(nameSchema, MAX_SCENARIO_ACTIONS),
      players: list(playerShape, MAX_PLAYERS, 2),
      figures: list(figureShape, MAX_TABLE_FIGURES, 2),
      items: list(itemShape, MAX_ITEMS),
      deck: cardsSchema,
      discards: cardsSchema,
      order: playersSchema,
      turn: count(),
      mover: whole(0, MAX_PLAYERS),
      moving: v.nullable(id()),
      leg: v.nullable(list(pointSchema, MAX_LEGS, 1)),
      queue: list(deedSchema, MAX_PLAYERS),
      deed: v.nullable(deedSchema),
      stage: stageShape,
    }),
  );
}
