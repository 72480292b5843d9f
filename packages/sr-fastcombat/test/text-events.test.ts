import { describe, expect, test } from 'vitest';
import type { Deed, SkirmishEvent } from '../src/index.js';
import * as text from '../src/text.js';
import { EVENTS, viewOf } from './support/telling.js';

const VIEW = viewOf(null);

const BY = { player: 'ann', figure: 1 } as const;

/** That something is done. */
function acts(deed: Deed): SkirmishEvent {
  return { ...EVENTS['action-began'], left: 0, deed };
}

describe('an event in words', () => {
  const { answered, 'window-opened': window, 'shot-judged': shot, 'damage-judged': damage } = EVENTS;
  const { 'spell-judged': spell, 'drain-judged': drain, 'melee-judged': melee, 'throw-judged': thrown } = EVENTS;
  const cases: readonly (readonly [SkirmishEvent, string])[] = [
    [EVENTS.dealt, 'ann is dealt 10H.'],
    [{ ...EVENTS.dealt, rule: 'F-DRAW', card: 'JK.4' }, 'ann is dealt a Joker at the end of the turn.'],
    [{ ...EVENTS.dealt, rule: 'F-EMPTY-HAND', card: null }, 'ann is dealt a card for an empty hand.'],
    [{ ...EVENTS.dealt, rule: 'F-JOKER-TRADE', card: null }, 'ann is dealt a card for the Joker.'],
    [EVENTS['nothing-left'], 'No card is left for ann.'],
    [{ ...EVENTS['nothing-left'], player: null }, 'No card is left to turn up.'],
    [EVENTS.reshuffled, 'The deck has run out, and 34 discards become the new one.'],
    [EVENTS.traded, 'ann trades a Joker for a card from the deck.'],
    [EVENTS.committed, 'ben commits AS face down.'],
    [{ ...EVENTS.committed, card: null }, 'ben commits a card face down.'],
    [EVENTS['turned-over'], 'ben turns over AS, worth 12.'],
    [{ ...EVENTS['turned-over'], card: 'JK', value: null }, 'ben turns over a Joker.'],
    [{ ...EVENTS['turned-over'], card: null, value: 0 }, 'ben has no card to turn over, worth 0.'],
    [EVENTS.played, 'ann plays KS, a Joker and 8H, worth 11.'],
    [{ ...EVENTS.played, cards: [], value: 0 }, 'ann has no card to play, worth 0.'],
    [EVENTS.declined, 'ben does not resist.'],
    [EVENTS['turned-up'], '3C is turned up against the damage, worth 3.'],
    [
      { ...EVENTS['turned-up'], rule: 'F-BLAST', cards: ['JK', '9D'], value: 9 },
      'A Joker and 9D are turned up for the blast, worth 9.',
    ],
    [{ ...EVENTS['turned-up'], rule: 'F-GRENADE' }, '3C is turned up against the throw, worth 3.'],
    [{ ...EVENTS['turned-up'], rule: 'F-UNRESISTED' }, '3C is turned up against the spell, worth 3.'],
    [{ ...EVENTS['turned-up'], rule: 'F-DRAIN' }, '3C is turned up for the drain, worth 3.'],
    [EVENTS['initiative-drawn'], 'ann draws KD for initiative, worth 3.'],
    [EVENTS['initiative-settled'], 'The order of initiative: ben, ann.'],
    [EVENTS['turn-began'], 'Turn 2 begins.'],
    [EVENTS['moves-began'], 'The moves of ann begin.'],
    [EVENTS['moves-ended'], 'The moves of ann are over.'],
    [window, 'ann and ben may act on this leg.'],
    [{ ...window, occasion: 'moves', asked: ['ben'] }, 'ben may act before the moves begin.'],
    [{ ...window, occasion: 'halt', asked: ['ben'] }, 'ben may act during this halt.'],
    [{ ...window, occasion: 'deed', asked: [] }, 'Nobody is left to act after this action.'],
    [{ ...window, occasion: 'last', asked: ['ben'] }, 'ben may act after the last move.'],
    [answered, 'ann passes.'],
    [{ ...answered, answer: { player: 'ann', kind: 'pass', until: 'move' } }, 'ann passes for the rest of this move.'],
    [{ ...answered, answer: null }, 'ann has answered.'],
    [
      { ...answered, answer: { player: 'ann', kind: 'deed', deed: EVENTS.declared.deed } },
      'ann answers: ann’s Veronica shoots at ben’s Veronica with the AK-97, after 2 cm of the leg.',
    ],
    [EVENTS['window-closed'], 'Nobody acts.'],
    [EVENTS['passed-on'], 'ben passes for the rest of the turn.'],
    [EVENTS.announced, 'ann’s Veronica is about to go 5 cm to (12, 13).'],
    [EVENTS.moved, 'ann’s Veronica goes 2.55 cm to (12.5, 10.05).'],
    [EVENTS.declared, 'Declared: ann’s Veronica shoots at ben’s Veronica with the AK-97, after 2 cm of the leg.'],
    [
      EVENTS.lapsed,
      'ann’s Veronica cannot shoot at ben’s Veronica with the AK-97 any more: That figure is out of the fight.',
    ],
    [EVENTS['contest-judged'], 'They act in this order: ben, ann.'],
    [{ ...EVENTS['contest-judged'], again: ['ben', 'ann'] }, 'ben and ann are equal and commit again.'],
    [EVENTS['action-began'], 'ann’s Veronica shoots at ben’s Veronica with the AK-97 (1 Action left).'],
    [
      acts({ type: 'strike', ...BY, weapon: 2, target: 4 }),
      'ann’s Veronica attacks Cora with the Monowhip (0 Actions left).',
    ],
    [
      acts({ type: 'strike', ...BY, weapon: null, target: 4 }),
      'ann’s Veronica attacks Cora with bare hands (0 Actions left).',
    ],
    [
      acts({ type: 'throw', ...BY, grenade: 10, at: { x: 400, y: 401 } }),
      'ann’s Veronica throws the Concussion grenade at (20, 20.05) (0 Actions left).',
    ],
    [
      acts({ type: 'launch', ...BY, weapon: 4, at: { x: 400, y: 400 } }),
      'ann’s Veronica launches a grenade at (20, 20) with the Grenade Launcher (0 Actions left).',
    ],
    [
      acts({ type: 'cast', ...BY, spell: 0, force: 3, target: 2, at: null }),
      'ann’s Veronica casts Heal at Force 3 on Ada (0 Actions left).',
    ],
    [
      acts({ type: 'cast', ...BY, spell: 1, force: 5, target: null, at: { x: 0, y: 20 } }),
      'ann’s Veronica casts Fireball at Force 5 at (0, 1) (0 Actions left).',
    ],
    [acts({ type: 'reload', ...BY, weapon: 3 }), 'ann’s Veronica reloads the AK-97 (0 Actions left).'],
    [acts({ type: 'ready', ...BY, item: 3, stow: null }), 'ann’s Veronica readies the AK-97 (0 Actions left).'],
    [
      acts({ type: 'ready', ...BY, item: 3, stow: 2 }),
      'ann’s Veronica readies the AK-97 and puts away the Monowhip (0 Actions left).',
    ],
    [acts({ type: 'pick-up', ...BY, item: 1 }), 'ann’s Veronica picks up the Knife (0 Actions left).'],
    [acts({ type: 'drop', ...BY, item: 2 }), 'ann’s Veronica drops the Monowhip (0 Actions left).'],
    [acts({ type: 'lie-down', ...BY }), 'ann’s Veronica lies down (0 Actions left).'],
    [acts({ type: 'stand-up', ...BY }), 'ann’s Veronica stands up (0 Actions left).'],
    [
      acts({ type: 'scenario', ...BY, name: 'sound the alarm' }),
      'ann’s Veronica does “sound the alarm” (0 Actions left).',
    ],
    [EVENTS['turn-ended'], 'Turn 2 ends.'],
    [EVENTS.aimed, 'At medium range the Target Number is 9.'],
    [
      shot,
      'ann’s Veronica has 5 against 3; the card and the skill make 11 against Target Number 9: a hit on ben’s Veronica.',
    ],
    [
      { ...shot, attack: 5, defence: 10, total: null, hit: false },
      'ann’s Veronica has 5 against 10: a miss, ben’s Veronica was better.',
    ],
    [
      { ...shot, attack: 2, defence: 2, total: 10, targetNumber: 10 },
      'ann’s Veronica has 2 against 2; both cards and the skill make 10 against Target Number 10: a hit on ben’s Veronica.',
    ],
    [
      { ...shot, total: 8, hit: false },
      'ann’s Veronica has 5 against 3; the card and the skill make 8 against Target Number 9: a miss.',
    ],
    [melee, 'Card and skill make 11 for ann’s Veronica and 17 for ben’s Veronica: ann’s Veronica is hit.'],
    [
      { ...melee, attackTotal: 17, hit: null },
      'Card and skill make 17 for ann’s Veronica and 17 for ben’s Veronica: nobody is hit.',
    ],
    [damage, '6 against 3; the card and Damage 12 make 18 against Knock-Out Value 11: Cora goes down.'],
    [
      { ...damage, drawn: 6, total: 24, knockOutValue: 25, out: false },
      '6 against 6; both cards and Damage 12 make 24 against Knock-Out Value 25: Cora stays in the fight.',
    ],
    [{ ...damage, drawn: 7, total: null, out: false }, '6 against 7: Cora comes to no harm.'],
    [EVENTS['knocked-out'], 'Cora is out of the fight!'],
    [thrown, '3 and the skill, less 9, make -2 against Target Number 8: 10 short.'],
    [
      { ...thrown, played: 12, drawn: 3, total: 13, short: 0 },
      '12 and the skill, less 3, make 13 against Target Number 8: right on the spot.',
    ],
    [EVENTS.scattered, 'It goes astray by 6 cm at 90°, to (20, 26).'],
    [EVENTS.exploded, 'The Concussion grenade goes off at (20, 26) and reaches ann’s Veronica, Ada and Cora.'],
    [{ ...EVENTS.exploded, reached: [] }, 'The Concussion grenade goes off at (20, 26) and reaches nobody.'],
    [spell, '9 against 4; the card and the Force make 15 against Target Number 11: Cora is affected.'],
    [
      { ...spell, opposed: 9, total: 24, targetNumber: 30, affected: false },
      '9 against 9; both cards and the Force make 24 against Target Number 30: Cora is not affected.',
    ],
    [{ ...spell, opposed: 10, total: null }, '9 against 10: the spell does not take hold of Cora.'],
    [EVENTS.detected, 'Cora is detected by ann for this turn.'],
    [EVENTS.healed, 'Ada is back in the fight, prone, without Actions this turn.'],
    [
      drain,
      '3 against 9; the card drawn and the Drain Code make 17 against Magic Resistance 15: the drain is too much for ann’s Veronica.',
    ],
    [
      { ...drain, total: 15, out: false },
      '3 against 9; the card drawn and the Drain Code make 15 against Magic Resistance 15: ann’s Veronica bears the drain.',
    ],
    [{ ...drain, drawn: 3, total: null, out: false }, '3 against 3: no drain.'],
    [EVENTS.reloaded, 'ann’s Veronica has 8 rounds in the AK-97.'],
    [EVENTS.readied, 'ann’s Veronica has the Monowhip ready, the AK-97 put away.'],
    [{ ...EVENTS.readied, stowed: [] }, 'ann’s Veronica has the Monowhip ready.'],
    [EVENTS['picked-up'], 'ann’s Veronica has picked up the Knife.'],
    [EVENTS.dropped, 'ann’s Veronica has dropped the Knife.'],
    [EVENTS['posture-changed'], 'Cora is prone.'],
    [EVENTS['scenario-action'], 'Cora has done “sound the alarm”.'],
    [EVENTS.ended, 'ann wins: nobody else has an active figure left.'],
  ];

  test.each(cases.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_type, line, event) => {
    expect(text.describe(event, VIEW)).toBe(line);
  });

  test('needs no more than names, or nothing at all', () => {
    const figures = [{ id: 1, owner: 'ann', profile: { name: 'Veronica' } }];
    expect(text.describe(EVENTS.moved, { figures })).toBe('Veronica goes 2.55 cm to (12.5, 10.05).');
    expect(text.describe(EVENTS.readied, { figures: [] })).toBe('figure 1 has item 2 ready, item 3 put away.');
    expect(text.describe(acts({ type: 'cast', ...BY, spell: 1, force: 5, target: 4, at: null }), { figures })).toBe(
      'Veronica casts spell 2 at Force 5 on figure 4 (0 Actions left).',
    );
  });

  test('tells figures of one name apart by their players, and those of one player by their numbers', () => {
    const named = (...names: readonly (readonly [string, string])[]) => ({
      figures: names.map(([owner, name], at) => ({ id: at + 1, owner, profile: { name } })),
    });
    const line = (telling: text.Telling) => text.describe(EVENTS['posture-changed'], telling).split(' is ')[0];
    expect(line(named(['a', 'X'], ['a', 'Y'], ['b', 'X'], ['b', 'Cora']))).toBe('Cora');
    expect(line(named(['a', 'Cora\u200b'], ['a', 'Y'], ['b', 'X'], ['b', 'Cora']))).toBe('b’s Cora');
    expect(line(named(['a', 'X'], ['b', 'Cora'], ['b', 'X'], ['b', 'Cora']))).toBe('Cora #4');
    expect(line(named(['a', 'Cora'], ['b', 'Cora'], ['b', 'X'], ['b', 'Cora']))).toBe('b’s Cora #4');
  });

  test('is cut at its end where it is too long', () => {
    expect(text.describe(EVENTS.played, VIEW, { maxLength: 14 })).toBe('ann plays KS,…');
  });
});

describe('a narration', () => {
  test('is a line for each event, with what is thrown away on the way still named', () => {
    const thrown: SkirmishEvent = { ...EVENTS.dropped, item: 5 };
    expect(text.narrate([EVENTS['turn-began'], thrown, EVENTS['turn-ended']], VIEW)).toEqual([
      'Turn 2 begins.',
      'ann’s Veronica has dropped the Shuriken.',
      'Turn 2 ends.',
    ]);
  });
});

describe('an outcome in words [F-WIN]', () => {
  test.each([
    ['last-standing', ['ann'], 'ann wins: nobody else has an active figure left.'],
    ['none-left', [], 'A draw: nobody has an active figure left.'],
    ['zone-reached', ['ben'], 'ben wins: the zone is reached.'],
    ['zone-held', ['ann', 'ben'], 'ann and ben win: the zone has been held for long enough.'],
    ['zone-shared', [], 'A draw: several players have reached the zone together.'],
    ['turn-limit', [], 'A draw: the last turn is over.'],
  ] as const)('%s, %j: %s', (reason, winners, line) => {
    expect(text.describeOutcome({ reason, winners })).toBe(line);
  });
});
