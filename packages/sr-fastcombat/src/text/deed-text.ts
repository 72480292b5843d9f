import type { Deed } from '../deed.js';
import { shown, type Teller } from './teller.js';
import { place } from './words.js';

/** What a figure does with an Action, as a sentence without its full stop: 'Ada shoots at Ben with the AK-97'. */
export function deedText(deed: Deed, teller: Teller): string {
  return `${teller.figure(deed.figure)} ${predicateOf(deed, teller)}`;
}

/** The same without who does it: 'shoots at Ben with the AK-97'. */
export function predicateOf(deed: Deed, teller: Teller): string {
  const [verb, rest] = phraseOf(deed, teller);
  return `${verb}${rest}`;
}

/** The same of what is not done: 'Ada cannot shoot at Ben with the AK-97'. */
export function impossibleText(deed: Deed, teller: Teller): string {
  const [, rest, infinitive] = phraseOf(deed, teller);
  return `${teller.figure(deed.figure)} cannot ${infinitive}${rest}`;
}

/** The verb, what follows on it, and the verb's infinitive. */
type Phrase = readonly [verb: string, rest: string, infinitive: string];

function phraseOf(deed: Deed, { figure, item, spell }: Teller): Phrase {
  switch (deed.type) {
    case 'shoot':
      return ['shoots', ` at ${figure(deed.target)} with ${item(deed.weapon)}`, 'shoot'];
    case 'strike':
      return [
        'attacks',
        ` ${figure(deed.target)} with ${deed.weapon === null ? 'bare hands' : item(deed.weapon)}`,
        'attack',
      ];
    case 'throw':
      return ['throws', ` ${item(deed.grenade)} at ${place(deed.at)}`, 'throw'];
    case 'launch':
      return ['launches', ` a grenade at ${place(deed.at)} with ${item(deed.weapon)}`, 'launch'];
    case 'cast': {
      const aim = deed.target !== null ? ` on ${figure(deed.target)}` : deed.at !== null ? ` at ${place(deed.at)}` : '';
      return ['casts', ` ${spell(deed.figure, deed.spell)} at Force ${deed.force}${aim}`, 'cast'];
    }
    case 'reload':
      return ['reloads', ` ${item(deed.weapon)}`, 'reload'];
    case 'ready':
      return [
        'readies',
        ` ${item(deed.item)}${deed.stow === null ? '' : ` and puts away ${item(deed.stow)}`}`,
        'ready',
      ];
    case 'pick-up':
      return ['picks up', ` ${item(deed.item)}`, 'pick up'];
    case 'drop':
      return ['drops', ` ${item(deed.item)}`, 'drop'];
    case 'lie-down':
      return ['lies down', '', 'lie down'];
    case 'stand-up':
      return ['stands up', '', 'stand up'];
    case 'scenario':
      return ['does', ` “${shown(deed.name)}”`, 'do'];
  }
}
