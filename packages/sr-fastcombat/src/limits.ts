/** The longest text in the notation of Shadowrun that is read, in UTF-16 code units. */
export const MAX_NOTATION = 40;
/** The most melee weapons on a sheet. */
export const MAX_MELEE_WEAPONS = 8;
/** The most weapons on a sheet that shoot or are thrown. */
export const MAX_FIREARMS = 8;
/** The most kinds of grenades on a sheet. */
export const MAX_GRENADES = 8;
/** The most spells on a sheet. */
export const MAX_SPELLS = 16;
/** The most Actions of a figure in a turn. */
export const MAX_ACTIONS = 20;
/** The greatest Speed, in centimetres. */
export const MAX_SPEED = 400;
/** The greatest Attribute, skill or Power of a sheet that is converted. */
export const MAX_RATING = 100;
/** The greatest skill, Knock-Out Value, Magic Resistance, Damage, Force, Drain Code or Target Number. */
export const MAX_VALUE = 1000;
/** The most rounds in a magazine. */
export const MAX_AMMO = 1000;
/** The most Reloads for a weapon. */
export const MAX_RELOADS = 100;
/** The most thrown weapons or grenades of one entry on a sheet. */
export const MAX_CARRIED = 20;
/** The greatest Reduction of a grenade, in centimetres. */
export const MAX_REDUCTION = 100;
/** The greatest range or radius of a spell, in centimetres. */
export const MAX_SPELL_RANGE = 10_000;
/** The most figures of a player for whom decks are counted. */
export const MAX_COUNTED_FIGURES = 1000;
/** The most legal actions of one kind that are listed; beyond that they are a fair spread. */
export const LEGAL_LIMIT = 24;
/** The most cards in one play. */
export const MAX_PLAY = 32;
/** The most Jokers that a player may trade before doing anything else: a game cannot be held up by trading for ever. */
export const MAX_TRADES = 16;
/** The greatest mark on a leg, in centimetres. */
export const MAX_MARK = 400;
/** The most players. */
export const MAX_PLAYERS = 8;
/** The most figures on the table. */
export const MAX_TABLE_FIGURES = 64;
/** The most things that the figures on the table carry together. */
export const MAX_ITEMS = 2048;
/** The most pieces of terrain. */
export const MAX_TERRAIN = 32;
/** The most actions that a scenario adds. */
export const MAX_SCENARIO_ACTIONS = 16;
/** The most turns in a row that a zone may have to be held. */
export const MAX_HOLD_TURNS = 1000;
/** The longest length that house rules may set, in centimetres. */
export const MAX_LENGTH = 400;
/** The last turn that house rules may set. */
export const MAX_TURNS = 1_000_000;
/** The most that house rules may make a card, a Damage Level or a bonus worth. */
export const MAX_POINTS = 100;
/** The most cards that house rules may deal to a hand at once. */
export const MAX_DEAL = 50;
