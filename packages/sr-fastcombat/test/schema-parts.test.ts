import { describe } from 'vitest';
import type { Item, SkirmishState } from '../src/index.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';

const move = () => found('move');
const owner = ({ figures }: SkirmishState, at = 0) => figures[at]?.owner;
const enemy = (state: SkirmishState) => state.players.find(({ id }) => id !== owner(state))?.id;

describe('players, figures and items are known', () => {
  refuses('two players of one id', 'players.1.id', move, ({ players }) => ({ 'players.1.id': players[0]?.id }));
  refuses('a figure of nobody', 'F-SHEET figures.0.owner', move, { 'figures.0.owner': 'zoe' });
  refuses(
    'a player without a figure',
    'F-SHEET players.1',
    () => found('move', ({ figures }) => figures.length === 2),
    ({ players }) => ({ 'figures.0.owner': players[0]?.id, 'figures.1.owner': players[0]?.id }),
  );
  const reversed = (list: readonly unknown[]) => list.toReversed();
  refuses('figures whose ids fall', 'figures.1.id', move, { figures: reversed });
  refuses('items whose ids fall', 'items.1.id', move, { items: reversed });
  refuses('a scenario action twice', 'F-ACT scenarioActions.1', move, { scenarioActions: ['shout', 'shout'] });
});

describe('every card is in one place [F-DECKS]', () => {
  const isHolding = () =>
    found('move', ({ players, discards }) => discards.length > 0 && (players[0]?.hand.length ?? 0) > 0);
  const shown = () => found('shot', (_, { bids }) => bids[0]?.step === 'down');
  refuses('a card in hand and on the discards', 'F-DECKS players.0.hand.0', isHolding, ({ discards }) => ({
    'players.0.hand.0': discards[0],
  }));
  refuses('a card in the deck and face down', 'F-DECKS stage.bids.0.card', shown, ({ deck }) => ({
    'stage.bids.0.card': deck[0],
  }));
  refuses('a card lost', 'F-DECKS', move, { deck: (deck: readonly unknown[]) => deck.slice(1) });
  refuses('a card of another deck', 'F-DECKS deck.0', move, { 'deck.0': 'AS.9' });
  refuses('other Jokers', 'F-DECKS', move, { 'rules.jokersPerDeck': 4 });
  refuses('more cards dealt than 100 decks have', 'F-DECKS rules', move, {
    'rules.dealtPerDeck': 1,
    'rules.startHand': 50,
    'rules.startHandPerFigure': 50,
  });
  const trading = () => found('window', ({ players }) => players[0]?.trading !== null);
  refuses('a trade for which nothing is owed', 'F-JOKER-TRADE players.0.trading', trading, {
    'players.0.owed.cards': 0,
  });
  refuses('a trade of what is no Joker', 'F-JOKER-TRADE players.0.trading', trading, ({ deck }) => ({
    'players.0.trading': deck.find((card) => !card.startsWith('JK')),
  }));
});

describe('figures are as they can be', () => {
  const alley = () => found('move', ({ board }) => board.name === 'Back alley');
  refuses('off the table', 'F-MEASURE figures.0.at', move, { 'figures.0.at': { x: -1, y: 99 } });
  refuses('over another', 'F-MEASURE figures.0.at', move, ({ figures }) => ({ 'figures.0.at': figures[1]?.at }));
  refuses('in a wall', 'F-MEASURE figures.0.at', alley, { 'figures.0.at': { x: 390, y: 100 } });
  refuses('on too large bases', 'F-MEASURE figures.0.at', move, { 'rules.figureRadius': 300 });
  refuses('more Actions than on the sheet', 'F-ACTIONS figures.0.actions', move, ({ figures }) => ({
    'figures.0.actions': (figures[0]?.profile.actions ?? 0) + 1,
  }));
  refuses('out with an Action', 'F-ACTIONS figures.0.actions', move, {
    'figures.0.status': 'out',
    'figures.0.actions': 1,
  });
  refuses('out, yet standing', 'F-DAMAGE figures.0.posture', move, {
    'figures.0.status': 'out',
    'figures.0.posture': 'standing',
  });
  refuses('gone further than Speed goes', 'F-MOVE figures.0.walked', move, ({ figures }) => ({
    'figures.0.walked.difficult': (figures[0]?.profile.speed ?? 0) * 10 + 1,
  }));
  refuses('detected by a stranger', 'F-SPELLS figures.0.detectedBy.0', move, { 'figures.0.detectedBy': ['zoe'] });
  refuses('detected by its own side', 'F-SPELLS figures.0.detectedBy.0', move, (state) => ({
    'figures.0.detectedBy': [owner(state)],
  }));
  refuses('detected twice', 'F-SPELLS figures.0.detectedBy.1', move, (state) => ({
    'figures.0.detectedBy': [enemy(state), enemy(state)],
  }));
});

describe('items are where and what they can be', () => {
  const pair = () => found('move', ({ items }) => items.some((item) => hostOf(item) !== null));
  const hostOf = ({ equipment }: Item) => (equipment.kind === 'firearm' ? equipment.underBarrelOf : null);
  /** The first item of a pair's for which something holds: they are the same in every game. */
  const at = (holds: (item: Item) => boolean) => pair().items.findIndex(holds);
  const gun = at(({ equipment: of }) => of.kind === 'firearm' && of.weapon.type === 'Assault Rifle');
  const pistol = at(({ equipment: of }) => of.kind === 'firearm' && of.weapon.type === 'Heavy Pistol');
  const knife = at(({ equipment: of }) => of.kind === 'firearm' && of.weapon.type === 'Throwing Knife');
  const fitted = at((item) => hostOf(item) !== null);
  const grenade = at(({ equipment: of }) => of.kind === 'grenade');
  const blade = at(({ equipment: of }) => of.kind === 'melee');

  refuses('nowhere', `F-ACT items.${gun}.holder`, pair, { [`items.${gun}.holder`]: null });
  refuses('in two places', `F-ACT items.${gun}.holder`, pair, { [`items.${gun}.at`]: { x: 0, y: 0 } });
  refuses('with nobody', `F-ACT items.${gun}.holder`, pair, { [`items.${gun}.holder`]: 99 });
  refuses('off the table', `F-ACT items.${grenade}.at`, pair, {
    [`items.${grenade}.holder`]: null,
    [`items.${grenade}.at`]: { x: -1, y: 0 },
  });
  refuses('ready on the ground', `F-READY items.${blade}.ready`, pair, {
    [`items.${blade}.holder`]: null,
    [`items.${blade}.at`]: { x: 9, y: 9 },
    [`items.${blade}.ready`]: true,
  });
  refuses('ready under a barrel', `F-READY items.${fitted}.ready`, pair, { [`items.${fitted}.ready`]: true });
  refuses('in a third hand', `F-READY items.${knife}.ready`, pair, {
    [`items.${blade}.ready`]: true,
    [`items.${pistol}.ready`]: true,
    [`items.${knife}.ready`]: true,
  });
  refuses('in hands that are not there', `F-READY items.${blade}.ready`, pair, {
    'rules.hands': 0,
    [`items.${blade}.ready`]: true,
  });
  refuses('loaded with a round too many', `F-AMMO items.${gun}.rounds`, pair, { [`items.${gun}.rounds`]: 9 });
  refuses('loaded, without a magazine', `F-AMMO items.${blade}.rounds`, pair, { [`items.${blade}.rounds`]: 1 });
  refuses('half a Reload in reserve', `F-RELOAD items.${gun}.spare`, pair, { [`items.${gun}.spare`]: 4 });
  refuses('101 Reloads in reserve', `F-RELOAD items.${gun}.spare`, pair, { [`items.${gun}.spare`]: 808 });
  refuses('Reloads for a blade', `F-RELOAD items.${blade}.spare`, pair, { [`items.${blade}.spare`]: 1 });

  refuses('a blade that takes damage away', `F-WEAPONS items.${blade}.equipment.weapon.damage.points`, pair, {
    [`items.${blade}.equipment.weapon.damage`]: { kind: 'fixed', points: -1 },
  });
  refuses('a hand grenade as a firearm', `F-WEAPONS items.${gun}.equipment.weapon.type`, pair, {
    [`items.${gun}.equipment.weapon.type`]: 'Hand Grenade',
  });
  refuses('a rifle without a magazine', `F-WEAPONS items.${gun}.equipment.weapon.ammo`, pair, {
    [`items.${gun}.equipment.weapon.ammo`]: null,
  });
  refuses('a knife with a laser', `F-WEAPONS items.${knife}.equipment.weapon.laser`, pair, {
    [`items.${knife}.equipment.weapon.laser`]: true,
  });
  refuses('a launcher without a grenade', `F-WEAPONS items.${fitted}.equipment.grenade`, pair, {
    [`items.${fitted}.equipment.grenade`]: null,
  });
  refuses('a rifle with a grenade', `F-WEAPONS items.${gun}.equipment.grenade`, pair, {
    [`items.${gun}.equipment.grenade`]: { name: 'Egg', damage: 1, step: 1 },
  });
  refuses('a rifle under a barrel', `F-GRENADE items.${gun}.equipment.underBarrelOf`, pair, {
    [`items.${gun}.equipment.underBarrelOf`]: 1,
  });
  refuses('a launcher under a blade', `F-GRENADE items.${fitted}.equipment.underBarrelOf`, pair, ({ items }) => ({
    [`items.${fitted}.equipment.underBarrelOf`]: items[blade]?.id,
  }));
  refuses('a launcher under nothing', `F-GRENADE items.${fitted}.equipment.underBarrelOf`, pair, {
    [`items.${fitted}.equipment.underBarrelOf`]: 99,
  });
  refuses('a launcher apart from its weapon', `F-GRENADE items.${fitted}.equipment.underBarrelOf`, pair, {
    [`items.${fitted}.holder`]: null,
    [`items.${fitted}.at`]: { x: 9, y: 9 },
  });
});
