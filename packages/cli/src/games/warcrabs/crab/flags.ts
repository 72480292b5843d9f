import { isObject } from '@tabletop/game';
import { readJson } from '@tabletop/game/schema';
import type { Command } from 'commander';
import { Refusal } from '../../../endings.js';
import { readText } from '../../../files.js';
import { refusingEach } from '../../../problem-lines.js';

/** A crab as it is described on the command line. */
export interface CrabFlags {
  readonly name?: string;
  readonly strength?: string;
  readonly dexterity?: string;
  readonly endurance?: string;
  readonly shell?: string;
  readonly weapon?: readonly string[];
}

const TRAITS = ['strength', 'dexterity', 'endurance'] as const;

/** Adds the options that describe a crab. */
export function addCrabFlags(command: Command): Command {
  return command
    .option('--name <text>', 'what the crab is called')
    .option('--strength <number>', 'how much it carries, and how well it throws')
    .option('--dexterity <number>', 'how well it shoots, and how fast it moves')
    .option('--endurance <number>', 'how much it takes before it dies')
    .option('--shell <name>', 'the shell that it wears, without this a Basic one')
    .option('--weapon <name...>', 'the weapons that it carries, one name for each');
}

/** The crab of a file, with what the options say over it; by options alone where there is no file. It may be anything. */
export async function describedCrab(file: string | undefined, flags: CrabFlags): Promise<unknown> {
  const crab = file === undefined ? {} : await crabIn(file);
  // What is no object is refused for what it is, whatever the options say.
  return isObject(crab) ? { ...crab, ...overridden(crab, flags) } : crab;
}

async function crabIn(file: string): Promise<unknown> {
  const text = await readText(file);
  return refusingEach(() => readJson(text, 'invalid-crab'), { file });
}

function overridden(crab: Readonly<Record<string, unknown>>, flags: CrabFlags): object {
  const { name, shell, weapon: weapons } = flags;
  const typed = TRAITS.flatMap((trait): [string, unknown][] => {
    const value = flags[trait];
    return value === undefined ? [] : [[trait, traitOf(value)]];
  });
  const traits =
    typed.length === 0
      ? {}
      : { traits: { ...(isObject(crab.traits) ? crab.traits : {}), ...Object.fromEntries(typed) } };
  return {
    ...(name === undefined ? {} : { name }),
    ...traits,
    ...(shell === undefined ? {} : { shell }),
    ...(weapons === undefined ? {} : { weapons }),
  };
}

/** A trait as it was typed: text where it is no number, for the rules to refuse. */
function traitOf(typed: string): unknown {
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(typed) ? Number(typed) : typed;
}

/** Refuses a command that describes no crab at all. */
export function refuseNothing(command: string, file: string | undefined, flags: CrabFlags): void {
  if (file !== undefined || TRAITS.some((trait) => flags[trait] !== undefined)) return;
  throw new Refusal(`Describe a crab: tabletop ${command} --strength 6 --dexterity 4 --endurance 5, or name a file.`);
}
