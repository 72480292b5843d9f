import { rulesOver } from '@tabletop/game';
import type { Metric } from '@tabletop/geometry/grid';

/** Every number and option that house rules may change. Ranges and moves are spaces. */
export interface Rules {
  // The round
  /** How orders are given: all together and secretly, all together and openly, or phase by phase. @rule S-MODE */
  readonly mode: 'secret' | 'open' | 'phased';
  /** What becomes of equal Speed in a phase: a roll for who goes first, or all at the same time. @rule S-SPEED */
  readonly ties: 'roll' | 'simultaneous';
  /** Whether a side's own units roll when they alone are tied, or go as they are listed. @rule S-SPEED */
  readonly tiesWithinSide: 'roll' | 'listing';
  /** The round after which an unfinished match is a draw. @rule S-WIN */
  readonly maxRounds: number;

  // Forces
  /** The points on foot of a side whose set-up names none. @rule S-BUDGET */
  readonly budget: number;
  /** The points for vehicles of a side whose set-up names none. @rule S-BUDGET */
  readonly vehicleBudget: number;
  /** The points for spaceships of a side whose set-up names none. @rule S-BUDGET */
  readonly spaceshipBudget: number;
  /** What a unit costs before its modifications. @rule S-BASE */
  readonly baseCost: number;
  /** @rule S-BASE */
  readonly baseSpeed: number;
  /** @rule S-BASE */
  readonly baseBody: number;
  /** @rule S-BASE */
  readonly baseMove: number;
  /** The least face that hits, unless the weapon says otherwise. @rule S-BASE */
  readonly hitsOn: number;
  /** The least face that hits with a pistol. @rule S-PISTOL */
  readonly pistolHitsOn: number;
  /** What a plasma sword costs. @rule S-PSWORD */
  readonly plasmaSwordCost: number;
  /** What a plasma technician crew costs. @rule S-VMODS */
  readonly technicianCost: number;

  // The map
  /** How ranges are counted. @rule S-METRIC */
  readonly metric: Metric;
  /** What it costs to enter partial cover. @rule S-COVER */
  readonly partialCoverCost: number;
  /** Which partial cover near a shooter does not hinder it: its own space's, or that next to it as well. @rule S-BEHIND */
  readonly shootOver: 'adjacent' | 'own';

  // Attacks
  /** Whether units of one's own side can be attacked. @rule S-ORDERS */
  readonly friendlyFire: boolean;
  /** The dice of a shot or a stab through cover: two of which the lowest counts, or one. @rule S-THROUGH */
  readonly throughCoverDice: 'lowest' | 'single';
  /** What the shots that are left of a machine gun go on to: enemies and cover, or whatever is nearest. @rule S-CHAIN */
  readonly chainTargets: 'enemies' | 'all';
  /** The least face that hacks a gun. @rule S-HACK */
  readonly hackOn: number;
  /** How far hacking reaches; null for anywhere. @rule S-HACK */
  readonly hackRange: number | null;
  /** The greatest face on which an overdose kills. @rule S-OVERDOSE */
  readonly overdoseKillsOn: number;

  // Vehicles and spaceships
  /** What becomes of parts of a point of damage between classes: they add up exactly, or each hit is rounded. @rule S-CLASS-DMG */
  readonly fractions: 'exact' | 'up' | 'down';
  /** The least face on which a crew hacks a craft. @rule S-VMODS */
  readonly crewHackOn: number;
  /** The least face on which a technician crew recharges a shield. @rule S-VMODS */
  readonly rechargeOn: number;
  /** The least face on which an exhaust lays slag. @rule S-SLAG */
  readonly slagOn: number;
  /** How long slag lies. @rule S-SLAG */
  readonly slagLasts: 'game' | 'round';
  /** What becomes of a craft whose pilot dies: it drifts, or is destroyed. @rule S-VMODS */
  readonly pilotDeath: 'drifts' | 'destroyed';
  /** The least face on which a ram damages its target. @rule S-RAM */
  readonly ramOn: number;
  /** The greatest face on which a craft malfunctions, and then blows up, that has lost a quarter of its parts. @rule S-PARTS */
  readonly quarterWreckedOn: number;
  /** The same for a craft that has lost half of its parts. @rule S-PARTS */
  readonly halfWreckedOn: number;
  /** Whether a craft that has lost half of its parts rolls to malfunction, or malfunctions at once. @rule S-PARTS */
  readonly halfWrecked: 'steps' | 'atOnce';
  /** Whether craft may form battalions. @rule S-BATTALION */
  readonly craftBattalions: boolean;
  /** What becomes of the passengers of a transport bay that is destroyed. @rule S-TRANSPORT */
  readonly bayLost: 'die' | 'thrownOut';
}

/** The rules as printed, with the default of every ruling and the House values. */
export const DEFAULT_RULES: Rules = /* @__PURE__ */ Object.freeze({
  mode: 'secret',
  ties: 'roll',
  tiesWithinSide: 'roll',
  maxRounds: 50,
  budget: 20,
  vehicleBudget: 20,
  spaceshipBudget: 20,
  baseCost: 1,
  baseSpeed: 3,
  baseBody: 1,
  baseMove: 6,
  hitsOn: 3,
  pistolHitsOn: 4,
  plasmaSwordCost: 2,
  technicianCost: 2,
  metric: 'chebyshev',
  partialCoverCost: 2,
  shootOver: 'adjacent',
  friendlyFire: false,
  throughCoverDice: 'lowest',
  chainTargets: 'enemies',
  hackOn: 3,
  hackRange: null,
  overdoseKillsOn: 1,
  fractions: 'exact',
  crewHackOn: 4,
  rechargeOn: 4,
  slagOn: 3,
  slagLasts: 'game',
  pilotDeath: 'drifts',
  ramOn: 2,
  quarterWreckedOn: 1,
  halfWreckedOn: 3,
  halfWrecked: 'steps',
  craftBattalions: false,
  bayLost: 'die',
});

/** The rules in force under some house rules: the defaults with the house rules over them, frozen. */
export const rulesFor: (houseRules: Partial<Rules>) => Rules = /* @__PURE__ */ rulesOver(DEFAULT_RULES);
