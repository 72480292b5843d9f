export type { Actions, Attack, End, Lift, Move, Throw, WarcrabsAction } from './actions.js';
export { aimAt, bareClaws, situationOf } from './attack/aim.js';
export { arcOf, type Facing } from './attack/arc.js';
export { applyDamage, type DamageTaken, type Durability } from './attack/armour.js';
export { hitLocation } from './attack/location.js';
export { type AttackPlan, planAttack } from './attack/plan-attack.js';
export { bandBetween, rangeBand, rangeModifier } from './attack/range.js';
export { RANGE_BANDS, type RangeBand } from './attack/range-band.js';
export { resolveAttack, resolveBlow, resolveEndurance } from './attack/resolve.js';
export { type Arm, type Modifiers, type Situation, toHitModifiers, toHitTarget } from './attack/to-hit.js';
export type { AutomaticStep, Context, Rulebook, Steps } from './context.js';
export { BASIC_SHELL } from './crab/basic-shell.js';
export { maximumCapacity, optimumCapacity } from './crab/capacity.js';
export { checkTraits } from './crab/check-traits.js';
export type { Crab, Shell, Weapon } from './crab/crab.js';
export { type Derived, derive, hitPointsOf } from './crab/derive.js';
export { type EngineerOptions, engineerCrab } from './crab/engineer-crab.js';
export { type Fitted, fitItem, takeWeapon } from './crab/fit-item.js';
export { movementOf } from './crab/movement.js';
export { readCrab } from './crab/read-crab.js';
export { type CharacterSheet, SHEET_FIELDS, type SheetNow, sheetOf } from './crab/sheet.js';
export type { Traits } from './crab/traits.js';
export { weightOf } from './crab/weight.js';
export { defineEquipment } from './equipment/define-equipment.js';
export type { Equipment, ShellEntry, WeaponEntry } from './equipment/equipment.js';
export { EQUIPMENT, shellNamed, weaponNamed } from './equipment/list.js';
export type { Provenance, ProvenanceOf } from './equipment/provenance.js';
export type { ShellName, WeaponName } from './equipment/table.js';
export type * from './events.js';
export { crabOf, isAlive, ownersInPlay } from './find.js';
export { makeWarcrabs, type WarcrabsGame, warcrabs } from './game.js';
export { checkJump, type TooFar } from './heights/check-jump.js';
export { fallDamage } from './heights/fall-damage.js';
export { type Landing, landingOf } from './heights/landing.js';
export { type LegFault, legBetween } from './heights/leg.js';
export { resolveFall, resolveLift } from './heights/resolve.js';
export { throwDistance } from './heights/throw-distance.js';
export { throwReach } from './heights/throw-reach.js';
export * from './limits.js';
export type {
  AttackRoll,
  Blow,
  BlowResult,
  Resolvers,
  Tumble,
  TumbleResult,
  Using,
} from './resolvers.js';
export { RULEBOOK } from './rulebook.js';
export { DEFAULT_RULES, type RangeLimits, type RangeModifiers, type Rules, rulesFor } from './rules.js';
export { rulings } from './rulings.js';
export { accountOf, type Holder } from './season/accounts.js';
export { dismiss, giveCrab, sellCrab } from './season/crab-dealings.js';
export { crabsFor, type Entrant } from './season/crabs-for.js';
export { engineer } from './season/engineer.js';
export { equip, unequip } from './season/equip.js';
export { type CrabResult, type FightResult, fightResult } from './season/fight-result.js';
export { type OwnedItem, salePrice } from './season/owned.js';
export { readRoster } from './season/read-roster.js';
export { type Damage, damageOf, repair } from './season/repair.js';
export {
  type Account,
  type OwnedShell,
  type OwnedWeapon,
  type Owner,
  ROSTER_VERSION,
  type Roster,
  type RosterCrab,
  type Store,
  type Tally,
} from './season/roster.js';
export { settleFight } from './season/settle-fight.js';
export { type SeasonSetup, startSeason } from './season/start-season.js';
export { buy, sell, type Trade } from './season/trade.js';
export { BOARDS } from './setup/boards.js';
export type { CrabInput } from './setup/crab-input.js';
export { CRABS, type CrabName, TEAMS } from './setup/crabs.js';
export type { CrabSetup } from './setup/read-crabs.js';
export type { WarcrabsSetup } from './setup/read-setup.js';
export type {
  Arc,
  Board,
  CarriedWeapon,
  CrabId,
  Ending,
  Fighter,
  Happening,
  Obstacle,
  Phase,
  Player,
  Stage,
  Stun,
  Surface,
  WarcrabsState,
  WeaponIndex,
} from './state.js';
export { footingOf } from './table/ground.js';
export { canGrasp, isClose, isWithinRange } from './table/reach.js';
export { canSee, paperBetween } from './table/sight.js';
export { judgeTraitRoll, type TraitRoll } from './traits/judge.js';
export { rollTrait } from './traits/roll.js';
export { suffererOf } from './turn/due.js';
export type { WarcrabsOutcome } from './turn/ending.js';
export { firstRanks, resolveTie } from './turn/order.js';
export { nextRoller } from './turn/tie.js';
export { fightMovement, fightWeight } from './turn/weight.js';
export { toInches, toUnits, UNITS_PER_INCH } from './units.js';
export type { WarcrabsView } from './view.js';
