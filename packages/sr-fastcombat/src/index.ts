export type {
  Actions,
  Announce,
  Commit,
  Complete,
  Decline,
  EndMoves,
  Pass,
  Play,
  SkirmishAction,
  Trade,
} from './actions.js';
export { convertSpell, type SrSpell } from './armoury/convert-spell.js';
export {
  type ConversionRules,
  convertMeleeWeapon,
  convertWeapon,
  type SrMeleeWeapon,
  type SrWeapon,
} from './armoury/convert-weapon.js';
export { type ArmouryGrenade, GRENADES, type GrenadeName, grenadeNamed } from './armoury/grenades.js';
export {
  type ArmouryMeleeWeapon,
  BARE_HANDS,
  MELEE_WEAPONS,
  type MeleeWeaponName,
  meleeWeaponNamed,
} from './armoury/melee-weapons.js';
export type { DamageLevel, FireMode, SrDamage, SrDrain, SrTargetNumber } from './armoury/notation.js';
export { isOneHanded } from './armoury/one-handed.js';
export {
  type FirearmClass,
  isRangeClass,
  RANGE_BANDS,
  RANGES,
  type RangeBand,
  type RangeClass,
  type RangeRow,
  rangeBand,
  rangeRow,
  STRENGTH_RANGES,
  type StrengthClass,
} from './armoury/ranges.js';
export {
  type ArmourySpell,
  type Caster,
  SPELLS,
  type SpellName,
  type SpellTemplate,
  spellFor,
  spellNamed,
} from './armoury/spells.js';
export { isThrown } from './armoury/thrown.js';
export { type ArmouryFirearm, WEAPONS, type WeaponName, weaponNamed } from './armoury/weapons.js';
export { decksNeeded, startingHand } from './cards/decks.js';
export { dealCard, turnUp } from './cards/draw.js';
export type { Deal, Stock, TurnUp } from './cards/stock.js';
export { cardValue, playProblem, playValue } from './cards/values.js';
export type { Context, DeedRule, DeedTable, PhaseStep, Rulebook, Steps } from './context.js';
export { type DamageCheck, type DamageJudgement, judgeDamage } from './damage/judge-damage.js';
export { resolveDamage } from './damage/resolve-damage.js';
export type { Deed, DeedFields, DeedType } from './deed.js';
export type {
  ActionBegan,
  Aimed,
  Announced,
  Answered,
  Committed,
  ContestJudged,
  DamageJudged,
  Dealt,
  Declared,
  Declined,
  Detected,
  DrainJudged,
  Dropped,
  Ended,
  Exploded,
  Healed,
  InitiativeDrawn,
  InitiativeSettled,
  KnockedOut,
  Lapsed,
  MeleeJudged,
  Moved,
  MovesBegan,
  MovesEnded,
  NothingLeft,
  PassedOn,
  PickedUp,
  Played,
  PostureChanged,
  Readied,
  Reloaded,
  Reshuffled,
  Scattered,
  ScenarioAction,
  ShotJudged,
  SkirmishEvent,
  SpellJudged,
  ThrowJudged,
  Traded,
  TurnBegan,
  TurnEnded,
  TurnedOver,
  TurnedUp,
  WindowClosed,
  WindowOpened,
} from './events.js';
export { readSheet } from './figures/check-sheet.js';
export { type CharacterRules, convertCharacter } from './figures/convert-character.js';
export { strengthOf } from './figures/derived.js';
export type {
  CarriedFirearm,
  CarriedGrenades,
  Damage,
  FigureSheet,
  Firearm,
  Grenade,
  MeleeWeapon,
  Spell,
} from './figures/sheet.js';
export type { SrAttribute, SrCharacter, SrFirearm } from './figures/sr-character.js';
export { makeSrFastcombat, type SkirmishGame, srFastcombat } from './game.js';
export { type BlastCheck, blastDamage, blastRadius, judgeBlast } from './grenades/blast.js';
export { type Charge, chargeOf, grenadeOf } from './grenades/charge.js';
export { judgeThrow, type Throw, type ThrowJudgement } from './grenades/judge-throw.js';
export { resolveBlast, resolveScatter, resolveThrow } from './grenades/resolve.js';
export { scatter, scatterDistance } from './grenades/scatter.js';
export type { FigureId, ItemId } from './ids.js';
export { LEGAL_LIMIT, MAX_PLAYERS, MAX_TABLE_FIGURES, MAX_TERRAIN, MAX_TRADES } from './limits.js';
export { areaRadius } from './magic/area.js';
export { type DrainCheck, type DrainJudgement, drainCode, judgeDrain } from './magic/judge-drain.js';
export {
  type Casting,
  judgeSpell,
  type SpellJudgement,
  spellDamage,
  spellTargetNumber,
} from './magic/judge-spell.js';
export { resolveDrain, resolveSpell } from './magic/resolve.js';
export { bestMeleeWeapon, damageOf } from './melee/damage-of.js';
export { type Fight, type FightJudgement, judgeMelee } from './melee/judge-melee.js';
export type {
  BlastAttempt,
  DamageAttempt,
  DrainAttempt,
  Resolvers,
  SpellAttempt,
  ThrowAttempt,
  Turned,
  Using,
  UsingCards,
} from './resolvers.js';
export { RULEBOOK } from './rulebook.js';
export { DEFAULT_RULES, type Rules, rulesFor } from './rules.js';
export { rulings } from './rulings.js';
export { BOARDS } from './setup/boards.js';
export type { FigureSetup } from './setup/read-figures.js';
export type { SkirmishSetup } from './setup/read-setup.js';
export { SQUADS } from './setup/squads.js';
export { judgeShot, type Shot, type ShotJudgement } from './shooting/judge-shot.js';
export { type ShotSituation, targetNumber } from './shooting/target-number.js';
export type {
  Answer,
  Bid,
  Board,
  Ending,
  Equipment,
  Figure,
  Goal,
  GunEquipment,
  Hit,
  Item,
  Occasion,
  Phase,
  Player,
  Profile,
  SkirmishState,
  Stage,
  Terrain,
  Walked,
} from './state.js';
export { canSee, centimetresBetween, hasCover } from './table/sight.js';
export type { SkirmishOutcome } from './turn/ending.js';
export { legTowards } from './turn/leg-towards.js';
export { walkCost } from './turn/walking.js';
export { toCentimetres, toUnits, UNITS_PER_CM } from './units.js';
export type { AnswerView, PlayerView, SkirmishView, StageView } from './view.js';
