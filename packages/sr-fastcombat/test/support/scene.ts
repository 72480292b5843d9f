import { type Card, standardDeck } from '@tabletop/cards';
import type { Vector } from '@tabletop/geometry';
import {
  type Board,
  type FigureSheet,
  type Goal,
  type Rules,
  type SkirmishState,
  type Spell,
  srFastcombat,
  type WeaponName,
  weaponNamed,
} from '../../src/index.js';

/** A place on the table, in centimetres. */
export function cm(x: number, y: number): Vector {
  return { x: Math.round(x * 20), y: Math.round(y * 20) };
}

/** A figure without weapons whose numbers are all different. */
export const FIGHTER: FigureSheet = {
  name: 'Fighter',
  race: 'human',
  actions: 2,
  speed: 20,
  knockOutValue: 18,
  magicResistance: 11,
  meleeDamage: 8,
  firearmsSkill: 6,
  meleeSkill: 5,
  throwingSkill: 4,
  meleeWeapons: [],
  firearms: [],
  grenades: [],
  spells: [],
};

/** A pistol of the armoury, or any other weapon, with some Reloads. */
export function gun(
  name: WeaponName = 'Ares Predator',
  extra: Partial<FigureSheet['firearms'][number]> = {},
): FigureSheet['firearms'][number] {
  const { type, damage, ammo } = weaponNamed(name);
  return { name, type, damage, ammo, reloads: 0, ...extra };
}

/** A spell that a test says everything of that matters. */
export function spell(extra: Partial<Spell> = {}): Spell {
  return {
    name: 'Bolt',
    maxForce: 6,
    damage: 6,
    range: 'los',
    targetNumber: 'magic-resistance',
    resisted: false,
    drain: 3,
    radius: null,
    effect: 'none',
    ...extra,
  };
}

/** A convex piece of terrain from one corner to the opposite one, in centimetres. */
export function piece(
  kind: Board['terrain'][number]['kind'],
  left: number,
  top: number,
  right: number,
  bottom: number,
): Board['terrain'][number] {
  return { kind, corners: [cm(left, top), cm(right, top), cm(right, bottom), cm(left, bottom)] };
}

/** A square table of 200 cm with some terrain. */
export function ground(...terrain: Board['terrain'][number][]): Board {
  return { name: 'Ground', corners: [cm(0, 0), cm(200, 0), cm(200, 200), cm(0, 200)], terrain };
}

/** A figure of a scene: its place, what differs from {@link FIGHTER}, and its state. */
export type Cast = {
  readonly owner: string;
  readonly at: Vector;
  readonly sheet?: Partial<FigureSheet>;
} & Partial<Pick<SkirmishState['figures'][number], 'posture' | 'status' | 'actions' | 'moved' | 'detectedBy'>>;

/** What a scene may say of itself. */
export interface Scenery {
  readonly players?: readonly string[];
  /** By ascending id. */
  readonly figures: readonly Cast[];
  /** The hands by seat, in cards; by default everybody holds an ace. */
  readonly hands?: readonly (readonly Card[])[];
  /** By default all cards that are nowhere else. */
  readonly deck?: readonly Card[];
  readonly discards?: readonly Card[];
  readonly board?: Board;
  readonly goal?: Goal;
  readonly scenarioActions?: readonly string[];
  readonly rules?: Partial<Rules>;
  /** Who has passed for the whole turn. */
  readonly quiet?: readonly string[];
  readonly turn?: number;
  readonly stage?: SkirmishState['stage'];
}

const ACES: readonly Card[] = ['AS', 'AH', 'AD', 'AC'];

/** The first turn, in which the first player is to move. The order of seats is that of initiative. */
export function scene(of: Scenery, game: Pick<typeof srFastcombat, 'setup'> = srFastcombat): SkirmishState {
  const { players = ['red', 'blue'], rules = {}, board = ground(), quiet = [], discards = [] } = of;
  const made = game.setup(
    {
      players,
      board,
      figures: of.figures.map(({ owner, at, sheet }) => ({ owner, at, sheet: { ...FIGHTER, ...sheet } })),
      houseRules: rules,
      ...(of.goal === undefined ? {} : { goal: of.goal }),
      ...(of.scenarioActions === undefined ? {} : { scenarioActions: of.scenarioActions }),
    },
    'scene',
  );
  const hands = of.hands ?? players.map((_, at) => ACES.slice(at, at + 1));
  const used = [...hands.flat(), ...discards];
  const rest = standardDeck({ decks: 1, jokersPerDeck: rules.jokersPerDeck ?? 2 }).filter(
    (card) => !used.includes(card),
  );
  return {
    ...made,
    deck: of.deck ?? rest,
    discards,
    order: players,
    turn: of.turn ?? 1,
    players: made.players.map((player, at) => ({
      ...player,
      hand: hands[at] ?? [],
      owed: { cards: 0, rule: 'F-DECKS' },
      passing: quiet.includes(player.id) ? 'turn' : 'no',
    })),
    figures: made.figures.map((figure, at) => {
      const { posture, status = 'active', actions, moved, detectedBy = [] } = of.figures[at] ?? {};
      const out = status === 'out';
      return {
        ...figure,
        status,
        posture: posture ?? (out ? 'prone' : 'standing'),
        actions: actions ?? (out ? 0 : figure.profile.actions),
        moved: moved ?? false,
        detectedBy,
      };
    }),
    stage: of.stage ?? { phase: 'move' },
  };
}
