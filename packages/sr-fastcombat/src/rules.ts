import { rulesOver } from '@tabletop/game';

/** What each range band, circumstance and sight does to the Target Number of a shot. @rule F-TN */
export interface TargetNumbers {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly extreme: number;
  readonly laser: number;
  /** A smartgun in the hands of a figure with a smartlink. */
  readonly smartlink: number;
  /** A smartgun in the hands of a figure with smartgoggles. */
  readonly goggles: number;
  readonly cover: number;
  readonly invisible: number;
  readonly attackerMoving: number;
  readonly targetMoving: number;
}

/** The values of the cards without a number. @rule F-VALUES */
export interface CourtValues {
  readonly J: number;
  readonly Q: number;
  readonly K: number;
  readonly A: number;
}

/** What a Damage Level adds in a conversion from Shadowrun, second edition. @rule F-CONVERT */
export interface DamageLevels {
  readonly L: number;
  readonly M: number;
  readonly S: number;
  readonly D: number;
}

/** Every number and option that house rules may change. Lengths are centimetres, in steps of 0.05 cm. */
export interface Rules {
  // Cards
  /** What court cards and aces are worth; a number is worth itself. @rule F-VALUES */
  readonly courtValues: CourtValues;
  /** Whether more than one Joker may go into a play, each allowing one more card. @rule F-JOKER */
  readonly jokerChain: boolean;
  /** What a Joker is that turns up where a value is needed: drawn again, or worth 0. @rule F-DRAWN-JOKER */
  readonly drawnJoker: 'redraw' | 'zero';
  /** Who completes a Joker first where both sides reveal one. @rule F-JOKER */
  readonly jokerReveal: 'defenderFirst' | 'attackerFirst';
  /** The Jokers in each deck. @rule F-DECKS */
  readonly jokersPerDeck: number;
  /** The cards that every player starts with, besides those for figures. @rule F-DECKS */
  readonly startHand: number;
  /** The cards that a player starts with for each figure. @rule F-DECKS */
  readonly startHandPerFigure: number;
  /** The most cards that are dealt at the start from each deck. @rule F-DECKS */
  readonly dealtPerDeck: number;
  /** The cards dealt for each active figure at the end of a turn. @rule F-DRAW */
  readonly drawPerFigure: number;
  /** The cards dealt to a player whose hand has run out. @rule F-EMPTY-HAND */
  readonly refill: number;
  /** Whether the discards become the deck when it has run out. @rule F-RESHUFFLE */
  readonly reshuffle: boolean;

  // Figures
  /** What Strength is raised by to give the Melee Combat Damage. @rule F-MELEE-DMG */
  readonly meleeBonus: number;
  /** Whether augmented Quickness and Strength count in a conversion, or the natural ones. @rule F-SPEED */
  readonly augmented: boolean;
  /** The radius of a figure's base. @rule F-MEASURE */
  readonly figureRadius: number;
  /** How many hands a figure has for what is readied. @rule F-READY */
  readonly hands: number;
  /** What is ready at the start: the first weapons listed that the hands can hold, or nothing. @rule F-READY */
  readonly startReady: 'first' | 'none';

  // The turn
  /** The longest leg that is announced at once. @rule F-WINDOW */
  readonly legLength: number;
  /** What a centimetre costs over difficult ground. @rule F-MOVE */
  readonly difficultCost: number;
  /** What a centimetre costs a crawling figure; over difficult ground both count. @rule F-MOVE */
  readonly crawlCost: number;
  /** How near a dropped item must be to be picked up. @rule F-ACT */
  readonly pickUpReach: number;

  // Shooting
  /** @rule F-TN */
  readonly targetNumbers: TargetNumbers;
  /** Whether a laser and a smartgun add up, or the better counts. @rule F-TN */
  readonly sights: 'best' | 'sum';
  /** How near to the target a shot must cross cover for the target to have it. @rule F-TERRAIN */
  readonly coverReach: number;
  /** Whether a total must exceed the Target Number, or reaching it hits. @rule F-ATTACK */
  readonly totalMustExceed: boolean;
  /** Whether the rounds left in a magazine are kept when it is reloaded. @rule F-RELOAD */
  readonly partialReloads: boolean;

  // Melee
  /** How near a figure must be to be attacked hand to hand. @rule F-MELEE */
  readonly meleeReach: number;

  // Grenades
  /** How far a grenade scatters for every point that the throw is short. @rule F-SCATTER */
  readonly scatterStep: number;
  /** The directions of scatter are the multiples of so many degrees; it divides 360. @rule F-SCATTER */
  readonly scatterDegrees: number;
  /** Whether a wall between the blast and a figure shields it. @rule F-BLAST */
  readonly blastShielded: boolean;

  // Magic
  /** How near the caster of a touch spell must be. @rule F-CAST */
  readonly touchReach: number;
  /** Whether an area spell affects its own caster. @rule F-AREA */
  readonly areaCaster: boolean;
  /** What detection does in play: those detected are seen for the rest of the turn, or nothing. @rule F-SPELLS */
  readonly detect: 'seen' | 'nothing';

  // Conversion
  /** @rule F-CONVERT */
  readonly damageLevels: DamageLevels;
  /** What burst fire adds to a weapon's Damage. @rule F-CONVERT */
  readonly burstBonus: number;
  /** What full automatic fire adds to a weapon's Damage. @rule F-CONVERT */
  readonly autoBonus: number;

  // The end
  /** The last turn, after which the game is a draw; null for no limit. @rule F-WIN */
  readonly maxTurns: number | null;
}

/** The rules as printed, with the default of every ruling. */
export const DEFAULT_RULES: Rules = /* @__PURE__ */ Object.freeze({
  courtValues: { J: 1, Q: 2, K: 3, A: 12 },
  jokerChain: false,
  drawnJoker: 'redraw',
  jokerReveal: 'defenderFirst',
  jokersPerDeck: 2,
  startHand: 5,
  startHandPerFigure: 3,
  dealtPerDeck: 39,
  drawPerFigure: 3,
  refill: 2,
  reshuffle: true,
  meleeBonus: 3,
  augmented: true,
  figureRadius: 1,
  hands: 2,
  startReady: 'first',
  legLength: 5,
  difficultCost: 2,
  crawlCost: 2,
  pickUpReach: 3,
  targetNumbers: {
    short: 6,
    medium: 7,
    long: 8,
    extreme: 11,
    laser: -1,
    smartlink: -2,
    goggles: -1,
    cover: 4,
    invisible: 8,
    attackerMoving: 4,
    targetMoving: 2,
  },
  sights: 'best',
  coverReach: 3,
  totalMustExceed: false,
  partialReloads: false,
  meleeReach: 3,
  scatterStep: 3,
  scatterDegrees: 1,
  blastShielded: false,
  touchReach: 3,
  areaCaster: false,
  detect: 'seen',
  damageLevels: { L: 1, M: 3, S: 6, D: 10 },
  burstBonus: 3,
  autoBonus: 5,
  maxTurns: 100,
});

/** The rules in force under some house rules: the defaults with the house rules over them, frozen. */
export const rulesFor: (houseRules: Partial<Rules>) => Rules = /* @__PURE__ */ rulesOver(DEFAULT_RULES);
