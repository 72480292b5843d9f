import type { FigureId, ItemId } from '../ids.js';
import type { Of } from './of.js';

export interface Reloaded extends Of<'reloaded'> {
  readonly figure: FigureId;
  readonly weapon: ItemId;
  readonly rounds: number;
}

/** Something was readied, and what stood in the way put away. */
export interface Readied extends Of<'readied'> {
  readonly figure: FigureId;
  readonly item: ItemId;
  readonly stowed: readonly ItemId[];
}

export interface PickedUp extends Of<'picked-up'> {
  readonly figure: FigureId;
  readonly item: ItemId;
}

export interface Dropped extends Of<'dropped'> {
  readonly figure: FigureId;
  readonly item: ItemId;
}

export interface PostureChanged extends Of<'posture-changed'> {
  readonly figure: FigureId;
  readonly posture: 'standing' | 'prone';
}

/** A figure did something that the scenario allows. */
export interface ScenarioAction extends Of<'scenario-action'> {
  readonly figure: FigureId;
  readonly name: string;
}
