import type { Card } from '@tabletop/cards';
import type { GameState, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Deed } from './deed.js';
import type { FigureSheet, Firearm, MeleeWeapon } from './figures/sheet.js';
import type { Charge } from './grenades/charge.js';
import type { FigureId, ItemId } from './ids.js';
import type { Rules } from './rules.js';
import type { Stage } from './stage.js';

export type * from './stage.js';

/** A convex piece of terrain. Lengths are units. @rule F-TERRAIN */
export interface Terrain {
  /** A wall blocks sight and moving, cover protects and slows, difficult ground slows. */
  readonly kind: 'wall' | 'cover' | 'difficult';
  /** The corners in order. */
  readonly corners: readonly Vector[];
}

/** The table that is fought on. Lengths are units. */
export interface Board {
  readonly name: string;
  /** The corners of a convex polygon, in order. No base leaves it. */
  readonly corners: readonly Vector[];
  readonly terrain: readonly Terrain[];
}

/** What wins the game besides being the last with an active figure. @rule F-WIN */
export type Goal =
  | { readonly kind: 'lastStanding' }
  /** An active figure in the zone at a turn's end. */
  | { readonly kind: 'reach'; readonly zone: readonly Vector[] }
  /** Alone in the zone at the end of so many turns in a row. */
  | { readonly kind: 'hold'; readonly zone: readonly Vector[]; readonly turns: number };

/** What stands on a figure's sheet for the whole game; what it carries are items. */
export type Profile = Omit<FigureSheet, 'meleeWeapons' | 'firearms' | 'grenades'>;

/** How far a figure has gone this turn, in units by what the way costs. @rule F-MOVE */
export interface Walked {
  readonly plain: number;
  readonly difficult: number;
  readonly crawling: number;
  /** Crawling over difficult ground. */
  readonly both: number;
}

/** A combatant on the table. */
export interface Figure {
  readonly id: FigureId;
  readonly owner: PlayerId;
  readonly profile: Profile;
  /** The centre of the base. */
  readonly at: Vector;
  readonly posture: 'standing' | 'prone';
  /** Whether it fights, or is out of the fight and lies where it fell. */
  readonly status: 'active' | 'out';
  /** The Actions left this turn. */
  readonly actions: number;
  readonly walked: Walked;
  /** Whether its move of this turn is over. */
  readonly moved: boolean;
  /** The players whose detection it is under for this turn. */
  readonly detectedBy: readonly PlayerId[];
}

/** A weapon that shoots, is thrown, or launches grenades. */
export interface GunEquipment {
  readonly kind: 'firearm';
  readonly weapon: Firearm;
  /** What a launcher is loaded with. */
  readonly grenade: Charge | null;
  /** The weapon under whose barrel it is fitted: it is readied, dropped and picked up with that. */
  readonly underBarrelOf: ItemId | null;
}

/** What can be carried, readied and dropped. */
export type Equipment =
  | { readonly kind: 'melee'; readonly weapon: MeleeWeapon }
  | GunEquipment
  | { readonly kind: 'grenade'; readonly grenade: Charge };

/** A thing in somebody's hands or bags, or on the ground. */
export interface Item {
  readonly id: ItemId;
  readonly equipment: Equipment;
  /** Who carries it; null where it lies on the ground. */
  readonly holder: FigureId | null;
  /** Where it lies; null where somebody carries it. */
  readonly at: Vector | null;
  readonly ready: boolean;
  /** The rounds in the weapon; 0 for what holds none. */
  readonly rounds: number;
  /** The rounds kept in reserve: a Reload is as many as the weapon holds. */
  readonly spare: number;
}

/** A seat at the table. */
export interface Player {
  readonly id: PlayerId;
  readonly hand: readonly Card[];
  /** The cards still to be dealt to this player, and the rule that deals them. */
  readonly owed: { readonly cards: number; readonly rule: string };
  /** The Joker that is being traded: it lies open until the card for it is dealt. @rule F-JOKER-TRADE */
  readonly trading: Card | null;
  /** The Jokers traded since this player's last choice of another kind. @rule F-JOKER-TRADE */
  readonly trades: number;
  /** Whether this player has passed beforehand: for the figure's move under way, or for the turn. @rule F-WINDOW */
  readonly passing: 'no' | 'move' | 'turn';
  /** At the end of how many turns in a row this player was alone in the goal's zone. @rule F-WIN */
  readonly held: number;
}

/** The whole state of a game: plain JSON. */
export interface SkirmishState extends GameState {
  readonly version: 1;
  readonly rules: Partial<Rules>;
  readonly board: Board;
  readonly goal: Goal;
  /** What figures can do here besides, each for one Action. @rule F-ACT */
  readonly scenarioActions: readonly string[];
  readonly players: readonly Player[];
  /** All figures by ascending id, those out of the fight included. */
  readonly figures: readonly Figure[];
  /** All items by ascending id. */
  readonly items: readonly Item[];
  /** The draw pile: a set, in no order that means anything. @rule F-DRAW-PILE */
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  /** The players by initiative, first to last; empty before it is settled. */
  readonly order: readonly PlayerId[];
  /** The current turn, from 1; 0 before the first. */
  readonly turn: number;
  /** The place in the order of who moves; as many as there are players when all have. */
  readonly mover: number;
  /** The figure whose move is under way. */
  readonly moving: FigureId | null;
  /** The leg announced, from where that figure stands; null when none is. */
  readonly leg: readonly Vector[] | null;
  /** Declared actions still to be settled, the next first. */
  readonly queue: readonly Deed[];
  /** The action that is being settled. */
  readonly deed: Deed | null;
  readonly stage: Stage;
}
