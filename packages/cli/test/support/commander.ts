import { seed, seeded } from '@tabletop/dice';
import { deedsIn } from './deeds.js';

/**
 * Answers of somebody who asks what each unit can do, orders the first shot or stab of it, or all that its guns and crews
 * can do, hands that in, and throws the dice that are asked for.
 */
export function commander(text = 'commander'): (asked: string) => string {
  const dice = seeded(seed(text));
  let lines: readonly string[] | undefined;
  return (asked) => {
    if (asked.endsWith('press Enter when nobody else looks.\n')) return '';
    const die = /Throw a d(\d+) for [^\n]*\n$/.exec(asked);
    if (die !== null) return String(dice.die(Number(die[1])));
    if (lines === undefined) {
      lines = [];
      return '?';
    }
    if (asked.includes('What each can do')) lines = ordersIn(asked);
    const [next, ...others] = lines;
    lines = next === undefined ? undefined : others;
    return next ?? '';
  };
}

/** An order for each unit of which the help says what it can do. */
function ordersIn(help: string): readonly string[] {
  return deedsIn(help).flatMap(({ unit, deeds }) => {
    const acts = deeds.filter((deed) => /^(hack|stab|shoot|delay)\b/.test(deed)).slice(0, 1);
    const order = isOfCraft(deeds) ? craftOrder(deeds) : acts.join('');
    return order === '' ? [] : [`${unit}: ${order}`];
  });
}

function isOfCraft(deeds: readonly string[]): boolean {
  return deeds.some((deed) => /^(recharge|slag|load|unload|fire|ram|keep)\b/.test(deed));
}

/** What each crew, bay and gun can do first of all, and a ram, or else a wait. */
function craftOrder(deeds: readonly string[]): string {
  const first = (pattern: RegExp) => deeds.filter((deed) => pattern.test(deed)).slice(0, 1);
  const guns = [1, 2, 3, 4].flatMap((gun) => first(new RegExp(`^fire ${gun} `)));
  const bay = deeds.filter((deed) => deed.startsWith('unload '));
  const done = [...first(/^hack /), ...first(/^recharge/), ...first(/^slag/), ...bay, ...guns].join(', ');
  const move = [...first(/^ram /), ...first(/^delay/)].slice(0, 1);
  return [...(done === '' ? [] : [done]), ...move].join('; ');
}
