import { rulesOver } from '@tabletop/game';

/** Where each range band but the last ends, in inches. @rule W-RANGE */
export interface RangeLimits {
  readonly pointBlank: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

/** What each range band adds to the target of a roll to hit. @rule W-RANGE */
export interface RangeModifiers {
  readonly pointBlank: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extraLong: number;
}

/** Every number and option that house rules may change. Lengths are inches, in steps of 1/16; money is cents. */
export interface Rules {
  // The crab
  /** The points that the three traits share. @rule W-TRAITS */
  readonly traitPoints: number;
  /** The least that a trait may be. @rule W-TRAITS */
  readonly traitMinimum: number;
  /** The most that a trait may be. @rule W-TRAITS */
  readonly traitMaximum: number;
  /** Whether all trait points must be given out. @rule W-TRAITS */
  readonly mustSpendAll: boolean;
  /** Whether what is used up weighs nothing for the rest of the fight. @rule W-WEIGHT */
  readonly shedWeight: boolean;
  /** The radius of a crab's base. @rule W-BASE */
  readonly crabRadius: number;
  /** How tall a crab is: what it sees over, and what a jump over it takes. @rule W-BASE */
  readonly crabHeight: number;

  // The turn
  /** When crabs of equal Dexterity roll for who acts first. @rule W-ORDER */
  readonly tieRolls: 'once' | 'eachTurn';
  /** Whether a move may go on after the action. @rule W-TURN */
  readonly splitMove: boolean;
  /** How a crab turns: as it likes on its activation, or where its last step leads. @rule W-FACING */
  readonly turning: 'free' | 'moveOnly';
  /** Where a crab can attack: all round, or in its front arc. @rule W-FACING */
  readonly fireArc: 'any' | 'front';
  /** How long a stun lasts. @rule W-STUN */
  readonly stunLasts: 'wholeTurn' | 'nextActivation';

  // Attacks
  /** @rule W-RANGE */
  readonly rangeLimits: RangeLimits;
  /** @rule W-RANGE */
  readonly rangeModifiers: RangeModifiers;
  /** Which band a shared boundary belongs to. @rule W-RANGE */
  readonly rangeBoundaries: 'farther' | 'nearer';
  /** How near bases, and how near in height footings, must be to fight claw-to-claw or to throw. @rule W-CLAW */
  readonly clawReach: number;
  /** The damage of bare claws. @rule W-BARE */
  readonly bareDamage: number;
  /** Which arc exactly 45° and exactly 90° belong to. @rule W-ARC */
  readonly arcBoundaries: 'frontward' | 'rearward';
  /** The least face of the die from the side that strikes the crab, not its shell. @rule W-LOCATION */
  readonly sideHitsCrab: number;
  /** Whether damage that armour cannot absorb goes through to Hit Points. @rule W-ARMOUR */
  readonly shellOverflow: boolean;
  /** Whether crabs may be attacked by others of their owner. @rule W-FIGHT */
  readonly friendlyFire: boolean;

  // Explosives
  /** By how much exactly an explosive must miss to shake its target. @rule W-NEARMISS */
  readonly nearMiss: number;
  /** Whether an explosive used claw-to-claw needs a roll to hit. @rule W-KAMIKAZE */
  readonly kamikazeNeedsHit: boolean;
  /** How far an explosive that hits moves its target. @rule W-BLAST */
  readonly blastDistance: number;

  // Heights
  /** How far one falls for each point of damage. @rule W-FALL */
  readonly fallStep: number;
  /** Whether a fall too short to hurt needs an Endurance roll too. @rule W-FALL */
  readonly shortFallStuns: boolean;
  /** From what drop on a step down is a fall. @rule W-JUMP */
  readonly stepDown: number;
  /** How much higher is above. @rule W-ELEVATION */
  readonly elevationMin: number;
  /** What shooting from above adds. @rule W-ELEVATION */
  readonly fromAbove: number;
  /** What shooting from below adds. @rule W-ELEVATION */
  readonly fromBelow: number;
  /** Whether surfaces block sight as solid obstacles do. @rule W-SIGHT */
  readonly surfacesBlock: boolean;
  /** When paper that stopped a flame is gone. @rule W-PAPER */
  readonly paperGone: 'atOnce' | 'endOfTurn';

  // The end
  /** The turn after which an unfinished fight is a draw. @rule W-FIGHT */
  readonly drawAfter: number;

  // The season
  /** Whose account money is in: the owner's, or each crab's own. @rule W-MONEY */
  readonly purse: 'owner' | 'crab';
  /** What an account starts with. @rule W-MONEY */
  readonly startMoney: number;
  /** What the winner of a fight is paid. @rule W-SEASON */
  readonly prize: number;
  /** The share of the price that selling returns, in hundredths. @rule W-SEASON */
  readonly sellShare: number;
  /** Whether Hit Points and armour come back for nothing between fights, or for money. @rule W-SEASON */
  readonly repairs: 'free' | 'priced';
  /** What a point of Hit Points or armour costs to restore where repairs are priced. @rule W-SEASON */
  readonly repairPrice: number;
  /** What becomes of a dead crab's shell and weapons: its owner's, or lost. @rule W-SEASON */
  readonly salvage: 'owner' | 'lost';
}

/** The rules as printed, with the default of every ruling and the House values. */
export const DEFAULT_RULES: Rules = /* @__PURE__ */ Object.freeze({
  traitPoints: 15,
  traitMinimum: 1,
  traitMaximum: 10,
  mustSpendAll: false,
  shedWeight: false,
  crabRadius: 0.75,
  crabHeight: 1,
  tieRolls: 'once',
  splitMove: false,
  turning: 'free',
  fireArc: 'any',
  stunLasts: 'wholeTurn',
  rangeLimits: { pointBlank: 2, short: 6, medium: 12, long: 18 },
  rangeModifiers: { pointBlank: 2, short: 1, medium: 0, long: -1, extraLong: -2 },
  rangeBoundaries: 'farther',
  clawReach: 1,
  bareDamage: 1,
  arcBoundaries: 'frontward',
  sideHitsCrab: 4,
  shellOverflow: true,
  friendlyFire: true,
  nearMiss: 1,
  kamikazeNeedsHit: false,
  blastDistance: 1,
  fallStep: 12,
  shortFallStuns: true,
  stepDown: 12,
  elevationMin: 0.0625,
  fromAbove: 1,
  fromBelow: -1,
  surfacesBlock: false,
  paperGone: 'atOnce',
  drawAfter: 100,
  purse: 'owner',
  startMoney: 198,
  prize: 200,
  sellShare: 50,
  repairs: 'free',
  repairPrice: 2,
  salvage: 'owner',
});

/** The rules in force under some house rules: the defaults with the house rules over them, frozen. */
export const rulesFor: (houseRules: Partial<Rules>) => Rules = /* @__PURE__ */ rulesOver(DEFAULT_RULES);
