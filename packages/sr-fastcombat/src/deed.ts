import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { FigureId, ItemId } from './ids.js';

/**
 * What a figure can do with an Action, and what has to be said of each.
 *
 * @rule F-ACT
 */
export interface DeedFields {
  /** Shoots at a figure, or throws a weapon at it. @rule F-ATTACK */
  readonly shoot: { readonly weapon: ItemId; readonly target: FigureId };
  /** Attacks hand to hand, with a readied weapon or, for null, bare hands. @rule F-MELEE */
  readonly strike: { readonly weapon: ItemId | null; readonly target: FigureId };
  /** Throws a prepared grenade at a spot. @rule F-GRENADE */
  readonly throw: { readonly grenade: ItemId; readonly at: Vector };
  /** Launches a grenade at a spot. @rule F-GRENADE */
  readonly launch: { readonly weapon: ItemId; readonly at: Vector };
  /** Casts the spell at that place of the sheet, at a figure or, for one with an area, at a spot. @rule F-CAST */
  readonly cast: {
    readonly spell: number;
    readonly force: number;
    readonly target: FigureId | null;
    readonly at: Vector | null;
  };
  /** Loads a weapon. @rule F-RELOAD */
  readonly reload: { readonly weapon: ItemId };
  /** Readies a weapon or prepares a grenade; `stow` is put away for it, by default whatever is in the way. @rule F-READY */
  readonly ready: { readonly item: ItemId; readonly stow: ItemId | null };
  readonly 'pick-up': { readonly item: ItemId };
  readonly drop: { readonly item: ItemId };
  readonly 'lie-down': Record<never, never>;
  readonly 'stand-up': Record<never, never>;
  /** Something that the scenario allows. */
  readonly scenario: { readonly name: string };
}

export type DeedType = keyof DeedFields;

/** An action of a figure, as its player declares it. */
export type Deed<Type extends DeedType = DeedType> = {
  [Each in Type]: {
    readonly type: Each;
    readonly player: PlayerId;
    readonly decision?: number;
    readonly figure: FigureId;
    /** After how many whole centimetres of the announced leg; by default 0, at once. @rule F-WINDOW */
    readonly mark?: number;
  } & DeedFields[Each];
}[Type];
