import { type OddsTable, oddsRow } from '@tabletop/game';
import { GUNS } from '../force/guns.js';
import { HULLS, type HullName } from '../force/hull.js';
import type { Weapon } from '../force/weapon.js';
import { FAILED_RAM_DAMAGE } from '../rams/ram-damage.js';
import { DEFAULT_RULES } from '../rules.js';
import { CRAFT_CLASSES, UNIT_CLASSES } from '../unit-class.js';
import type { WreckStage } from '../wrecks/wreck-stage.js';
import { crewHackOdds, rechargeOdds, slagOdds } from './crews.js';
import { ramHitOdds, ramOdds } from './rams.js';
import { type Survival, survivalOdds } from './survival.js';
import { toHitTable } from './tables.js';
import { PRINTED } from './using.js';
import { type Fire, wreckOdds, wreckOddsByRound } from './wrecks.js';

const HULL_NAMES: readonly HullName[] = ['light', 'medium', 'heavy'];
const STAGES: readonly WreckStage[] = ['sound', 'quarter', 'half', 'destroyed'];
const FATES: readonly Survival[] = ['holds', 'malfunctions', 'blown-up'];
const ROUNDS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Four parts in a square: a rocket hits all of them. */
const SQUARE = [0, 1].flatMap((row) => [0, 1].map((column) => ({ column, row })));
const ONE_PART = SQUARE.slice(0, 1);

/** The tables of guns, wrecks, rams and crews of vehicles and spaceships. */
export function craftTables(): readonly OddsTable[] {
  const guns = Object.values(GUNS).map(({ weapon }) => weapon);
  return [
    { ...toHitTable(guns), title: 'To hit, with one shot of a gun of a craft', rule: 'S-GUNLIST' },
    ...guns.map(partTable),
    ...guns.map(wreckTable),
    survivalTable(),
    ramTable(),
    crewTable(),
    slagTable(),
  ];
}

/** How likely a gun of a craft is to wreck a part, or to kill somebody on foot, in a round. @rule S-CLASS-DMG */
function partTable(weapon: Weapon): OddsTable {
  const ways: readonly (Pick<Fire, 'cover' | 'through'> & { readonly name: string })[] = [
    { name: 'in the open' },
    { name: 'behind partial cover', cover: 'partial' },
    ...(weapon.through === null ? [] : [{ name: 'through full cover', cover: 'full', through: true } as const]),
  ];
  return {
    title: `Wrecking a part in a round: ${weapon.name}`,
    rule: 'S-CLASS-DMG',
    situation: 'Who shoots, at what, Body',
    results: ['wrecked', 'not'],
    rows: CRAFT_CLASSES.flatMap((attacker) =>
      UNIT_CLASSES.flatMap((target) =>
        HULL_NAMES.flatMap((hull) =>
          ways.map(({ name, ...way }) => {
            const { body } = HULLS[hull];
            const craft = { profile: { class: target, body }, shape: ONE_PART };
            const odds = wreckOdds({ weapon, attacker, craft, ...way }).map(({ wrecked }) => wrecked > 0);
            return oddsRow(`${attacker} at ${target}, ${body}, ${name}`, odds, [true, false]);
          }),
        ),
      ),
    ),
  };
}

/** How far gone a craft is after some rounds of fire of a gun. @rule S-PARTS */
function wreckTable(weapon: Weapon): OddsTable {
  const { body } = HULLS.medium;
  return {
    title: `A craft of four medium parts in a square, under fire: ${weapon.name}`,
    rule: 'S-PARTS',
    situation: 'Who shoots, at what, rounds',
    results: ['sound', 'a quarter gone', 'half gone', 'destroyed'],
    rows: CRAFT_CLASSES.flatMap((attacker) =>
      CRAFT_CLASSES.flatMap((target) => {
        const craft = { profile: { class: target, body }, shape: SQUARE };
        const byRound = wreckOddsByRound({ weapon, attacker, craft, rounds: Math.max(...ROUNDS) });
        return ROUNDS.flatMap((rounds) => {
          const odds = byRound[rounds]?.map(({ stage }) => stage);
          return odds === undefined ? [] : [oddsRow(`${attacker} at ${target}, ${rounds}`, odds, STAGES)];
        });
      }),
    ),
  };
}

/** What becomes of a craft once a quarter, or half, of its parts are gone. @rule S-PARTS */
function survivalTable(): OddsTable {
  const atOnce = { ...PRINTED, rules: { ...DEFAULT_RULES, halfWrecked: 'atOnce' } } as const;
  const wrecks = [
    { name: 'a quarter gone', stage: 'quarter', using: PRINTED },
    { name: 'half gone', stage: 'half', using: PRINTED },
    { name: 'half gone, malfunctioning at once', stage: 'half', using: atOnce },
  ] as const;
  return {
    title: 'A wrecked craft',
    rule: 'S-PARTS',
    situation: 'Parts, rounds',
    results: ['holds', 'malfunctions', 'blown up'],
    rows: wrecks.flatMap(({ name, stage, using }) =>
      ROUNDS.map((rounds) => oddsRow(`${name}, ${rounds}`, survivalOdds(stage, rounds, using), FATES)),
    ),
  };
}

/** What a ram does. @rule S-RAM */
function ramTable(): OddsTable {
  return {
    title: 'A ram',
    rule: 'S-RAM',
    situation: 'Who rams whom, what that does',
    results: ['the target takes it', `the rammer takes ${FAILED_RAM_DAMAGE}`],
    rows: CRAFT_CLASSES.flatMap((rammer) =>
      UNIT_CLASSES.map((target) => {
        const damage = ramOdds(rammer, target)
          .map((collision) => collision.target)
          .maximum();
        return oddsRow(`${rammer} into ${target}, ${damage}`, ramHitOdds(), [true, false]);
      }),
    ),
  };
}

/** What crews try. @rule S-VMODS */
function crewTable(): OddsTable {
  return {
    title: 'Crews',
    rule: 'S-VMODS',
    situation: 'What is tried',
    results: ['succeeds', 'fails'],
    rows: [
      oddsRow('Hacking a craft', crewHackOdds(), [true, false]),
      oddsRow('Recharging a shield', rechargeOdds(), [true, false]),
    ],
  };
}

/** How much slag is laid. @rule S-SLAG */
function slagTable(): OddsTable {
  const odds = slagOdds();
  const lengths = odds.outcomes.map(([length]) => length);
  return {
    title: 'Plasma slag',
    rule: 'S-SLAG',
    situation: 'Spaces',
    results: lengths.map(String),
    rows: [oddsRow('A try', odds, lengths)],
  };
}
