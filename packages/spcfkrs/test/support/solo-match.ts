import type { Rules, SpcfkrsSetup } from '../../src/index.js';
import { readForce } from '../../src/text.js';

/** A round of the printed match. */
export interface PrintedRound {
  /** What it is called in print. */
  readonly name: string;
  /** In writing. */
  readonly orders: string;
  readonly dice: readonly number[];
  readonly results: readonly string[];
}

/** The printed match. */
export interface PrintedMatch {
  readonly rules: Readonly<Record<string, string>>;
  /** The forces in writing, by side. */
  readonly forces: Readonly<Record<'pink' | 'blue', string>>;
  readonly cover: readonly string[];
  readonly places: Readonly<Record<string, string>>;
  readonly rounds: readonly PrintedRound[];
}

/** Reads the file of the printed match: sections under a name in brackets, and lines that begin with '#' left out. */
export function readMatch(text: string): PrintedMatch {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name === undefined) {
      lines.push(line);
      continue;
    }
    lines = [];
    sections.set(name, lines);
  }
  const section = (name: string): readonly string[] => {
    const found = sections.get(name);
    if (found === undefined) throw new Error(`no section [${name}]`);
    return found;
  };
  const [, ...rows] = section('map');
  return {
    rules: pairs(section('rules')),
    forces: { pink: section('pink').join('\n'), blue: section('blue').join('\n') },
    cover: rows.map((row) => row.slice(3)),
    places: pairs(section('places')),
    rounds: [...sections.keys()].filter((name) => name.startsWith('round')).map((name) => roundIn(name, section(name))),
  };
}

function pairs(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map((line) => line.split(': ')));
}

function roundIn(name: string, lines: readonly string[]): PrintedRound {
  const dice = lines.find((line) => line.startsWith('dice:'));
  const end = dice === undefined ? lines.length : lines.indexOf(dice);
  if (lines[0] !== 'orders' || (dice !== undefined && lines[end + 1] !== 'results'))
    throw new Error(`[${name}] has orders, then dice and results where there are any`);
  return {
    name,
    orders: lines.slice(1, end).join('\n'),
    dice: (dice ?? '').match(/\d+/g)?.map(Number) ?? [],
    results: lines.slice(end + 2),
  };
}

/** The house rules of the printed match. */
export function houseRulesOf({ rules }: PrintedMatch): Pick<Rules, 'ties' | 'plasmaSwordCost'> {
  return {
    ties: rules.ties === 'simultaneous' ? 'simultaneous' : 'roll',
    plasmaSwordCost: Number(rules.plasmaSwordCost),
  };
}

/** The set-up of the match: one player for both sides with orders in the open, where nothing else is said. */
export function matchSetup(
  match: PrintedMatch,
  players: readonly string[] = ['solo'],
  houseRules: Partial<Rules> = { mode: 'open' },
): SpcfkrsSetup {
  const sides = (['pink', 'blue'] as const).map((id, seat) => {
    const { budget = 0, units } = readForce(match.forces[id]);
    const force = units.map((unit) => ({ ...unit, at: match.places[unit.name] ?? '' }));
    return { id, owner: players[seat % players.length] ?? '', budget, force };
  });
  const map = { name: 'Solo match', columns: 24, rows: match.cover.length, cover: match.cover };
  return { players, sides, map, houseRules: { ...houseRulesOf(match), ...houseRules } };
}
