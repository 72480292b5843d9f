import { ceilDistance, containsPoint, convexPolygon, same } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import { isFall } from '../src/heights/is-fall.js';
import {
  type Fighter,
  fightWeight,
  type Rules,
  rulesFor,
  toUnits,
  type WarcrabsEvent,
  type WarcrabsSetup,
  type WarcrabsState,
  warcrabs,
} from '../src/index.js';
import { type Ledger, ledgerOf, told } from './support/ledger.js';
import { eventsOf } from './support/play.js';
import { inRubble, SCRUMS } from './support/scrums.js';
import { badlyPlaced, heightAt } from './support/standing.js';
import { noStuns, stunsAfter } from './support/stuns.js';
import { EVENTS } from './support/telling.js';
import { SETUPS, type Walked, walk } from './support/walk.js';

interface Fight {
  readonly name: string;
  readonly steps: readonly Walked[];
}

/** So many fights at random of every set-up, played to their end. */
const fights = (count: number, setups: Readonly<Record<string, WarcrabsSetup>>): readonly Fight[] =>
  Object.entries(setups).flatMap(([name, setup]) =>
    Array.from({ length: count }, (_, seed) => ({
      name: `${name} ${seed}`,
      steps: [...walk({ ...setup, houseRules: { drawAfter: 25, ...setup.houseRules } }, seed, 5000)],
    })),
  );

const rubble = Object.fromEntries([1, 2, 3, 4, 5, 6].map((from) => [`rubble ${from}`, inRubble(from)]));
/** Of the large fight a third is as much as there is of the others. */
const meeting: WarcrabsSetup = { ...SETUPS.meeting, houseRules: { ...SETUPS.meeting?.houseRules, drawAfter: 8 } };
const FIGHTS: readonly Fight[] = [...fights(2, { ...SETUPS, meeting }), ...fights(6, SCRUMS), ...fights(1, rubble)];

/** Where a law does not hold: at the first step of each fight for which it returns something. */
function broken(law: (step: Walked, rules: Rules) => unknown): readonly string[] {
  return FIGHTS.flatMap(({ name, steps }) => {
    for (const [at, step] of steps.entries()) {
      const found = law(step, rulesFor(step.after.rules));
      if (found !== undefined && found !== true) return [`${name}, step ${at}: ${JSON.stringify(found)}`];
    }
    return [];
  });
}

/** What follows each fight, event by event, from what held at its start; an error says where. */
function followed<Known>(
  begin: (state: WarcrabsState) => Known,
  after: (known: Known, event: WarcrabsEvent, rules: Rules) => Known,
  check: (known: Known, state: WarcrabsState) => void,
): void {
  for (const { name, steps } of FIGHTS) {
    const [first] = steps;
    if (first === undefined) throw new Error('no fight');
    const rules = rulesFor(first.before.rules);
    let known = begin(first.before);
    for (const [at, { after: state, events }] of steps.entries()) {
      try {
        for (const event of events) known = after(known, event, rules);
        check(known, state);
      } catch (error) {
        throw new Error(`${name}, step ${at}: ${String(error)}`, { cause: error });
      }
    }
  }
}

const living = (state: WarcrabsState): readonly Fighter[] => state.crabs.filter(({ hitPoints }) => hitPoints > 0);
/** The crabs, each as it was and as it is. */
const pairs = ({ before, after }: Walked): readonly (readonly [Fighter, Fighter])[] =>
  after.crabs.map((crab, at) => [before.crabs[at] ?? crab, crab]);
const sum = (numbers: readonly number[] = []): number => numbers.reduce((total, each) => total + each, 0);

describe('in every reachable state', () => {
  test('fights at random see everything that can happen', () => {
    const seen = FIGHTS.flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(new Set(seen)).toEqual(new Set(Object.keys(EVENTS)));
    const ends = FIGHTS.flatMap(({ steps }) => steps.flatMap(({ events }) => eventsOf(events, 'ended')));
    expect(new Set(ends.map(({ ending }) => ending))).toEqual(new Set(['last-standing', 'none-left', 'turn-limit']));
  });

  test('[W-MOVE] [W-TABLE] no crab hangs in the air, is inside anything, or stands in the wall', () => {
    expect(
      broken((step, rules) => {
        const { before, after } = step;
        if (before.turn > 0 && pairs(step).every(([was, is]) => same(was.at, is.at))) return true;
        return living(after).flatMap((crab) => badlyPlaced(after, crab, rules) ?? [])[0];
      }),
    ).toEqual([]);
  });

  test('[W-HP] [W-ARMOUR] Hit Points and armour never rise, and never go below 0', () => {
    expect(
      broken((step) =>
        pairs(step).every(
          ([was, is]) =>
            is.hitPoints >= 0 &&
            is.hitPoints <= Math.min(was.hitPoints, is.traits.endurance) &&
            is.armour >= 0 &&
            is.armour <= Math.min(was.armour, is.shell.armour),
        ),
      ),
    ).toEqual([]);
  });

  test('[W-DEATH] the dead stay as and where they are, are not stunned, do nothing, and nothing is done to them', () => {
    expect(
      broken((step) => {
        for (const [was, is] of pairs(step)) {
          if (is.hitPoints === 0 && is.stun !== null) return is;
          if (was.hitPoints > 0) continue;
          // An explosive that kills who sets it off can kill once more, by a fall.
          if (was !== is && JSON.stringify({ ...was, kills: 0 }) !== JSON.stringify({ ...is, kills: 0 }))
            return [was, is];
          const told = step.events.find(
            (event) =>
              ('crab' in event && event.crab === is.id && event.type !== 'activation-ended') ||
              ('target' in event && event.target === is.id),
          );
          if (told !== undefined) return told;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[W-WEIGHT] no crab weighs more than its Maximum Shell Capacity, and none grows heavier', () => {
    expect(
      broken((step, rules) =>
        pairs(step).every(([was, is]) => {
          const weight = fightWeight(is, rules);
          const { strength, dexterity } = is.traits;
          return weight <= strength + dexterity && weight <= fightWeight(was, rules);
        }),
      ),
    ).toEqual([]);
  });

  test('[W-MOVEMENT] [W-TURN] an activation has its Movement, one move and one action; a split move has two parts', () => {
    for (const { name, steps } of FIGHTS) {
      const rules = rulesFor(steps[0]?.before.rules ?? {});
      let deeds = '';
      let movement = 0;
      let most = 0;
      for (const { before, events } of steps) {
        for (const event of events) {
          if (event.type === 'activation-began') {
            [deeds, movement] = ['', 0];
            const crab = before.crabs[event.crab - 1];
            if (crab === undefined) throw new Error('no crab');
            const { strength, dexterity } = crab.traits;
            most = 16 * (dexterity - Math.max(0, fightWeight(crab, rules) - strength));
            expect(event.movement).toBe(most);
          }
          if (event.type === 'moved') {
            deeds += 'm';
            movement += sum(event.legs.map(({ length, rise }) => length + rise));
          }
          if (['attacked', 'set-off', 'flame-stopped', 'lift-rolled'].includes(event.type)) deeds += 'a';
          if (event.type === 'thrown') deeds += 't';
        }
        const allowed = rules.splitMove ? /^m?(?:at?m?)?$/ : /^(?:m|mat?|at?m?)?$/;
        if (!allowed.test(deeds) || movement > most) throw new Error(`${name}: ${deeds}, ${movement} of ${most}`);
      }
    }
  });

  test('[W-ORDER] [W-TURN] by Dexterity, each crab that lives to its place has one activation a turn, or misses it', () => {
    for (const { name, steps } of FIGHTS) {
      let due: readonly number[] = [];
      for (const { before, after, events } of steps) {
        for (const event of events) {
          if (event.type === 'order-set') {
            const alive = living(before).map(({ id }) => id);
            expect(
              [...event.order].sort((a, b) => a - b),
              name,
            ).toEqual(alive);
            const quick = event.order.map((id) => before.crabs[id - 1]?.traits.dexterity ?? 0);
            expect(quick, name).toEqual([...quick].sort((a, b) => b - a));
            due = event.order;
          }
          if (event.type === 'turn-began') due = after.order;
          if (event.type === 'activation-began' || event.type === 'activation-missed') {
            const passed = due.slice(0, due.indexOf(event.crab));
            const isNext = due.includes(event.crab) && passed.every((id) => before.crabs[id - 1]?.hitPoints === 0);
            due = due.slice(passed.length + 1);
            if (!isNext || `${after.order.slice(after.slot)}` !== `${due}`)
              throw new Error(`${name}: ${event.crab} before ${due}`);
          }
        }
        if (
          before.stage.phase === 'next' &&
          after.stage.phase === 'turn' &&
          due.some((id) => after.crabs[id - 1]?.hitPoints !== 0)
        )
          throw new Error(`${name}: ${due} had no activation`);
      }
    }
  });

  test('[W-STUN] a stun lasts for one activation of the crab and a turn of every other, no less and no longer', () => {
    followed(
      (state) => noStuns(state.crabs.map(({ id }) => id)),
      stunsAfter,
      (stuns, state) => {
        const stunned = [...stuns.stunned.keys()].sort((a, b) => a - b);
        const are = state.crabs.filter(({ stun }) => stun !== null).map(({ id }) => id);
        if (stuns.over.length > 0 || `${are}` !== `${stunned}`)
          throw new Error(`${are} and not ${stunned} are stunned`);
      },
    );
  });

  test('[W-STUN] it costs exactly one activation, where the order stays the same', () => {
    const costs = new Set<number>();
    for (const { steps } of FIGHTS) {
      if (rulesFor(steps[0]?.before.rules ?? {}).tieRolls !== 'once') continue;
      const missed = new Map<number, number>();
      for (const { events } of steps) {
        for (const event of events) {
          if (event.type === 'stunned') missed.set(event.crab, 0);
          if (event.type === 'activation-missed') missed.set(event.crab, (missed.get(event.crab) ?? 0) + 1);
          if (event.type === 'recovered') costs.add(missed.get(event.crab) ?? 0);
        }
      }
    }
    expect(costs).toEqual(new Set([1]));
  });

  test('events alone tell everything that has become of the crabs', () => {
    followed<Ledger>(ledgerOf, told, (ledger, state) => {
      const is = ledgerOf(state);
      // What is due may still cost a crab the rest of its movement.
      const wanted = state.due.length === 0 ? is : { ...is, active: ledger.active };
      if (JSON.stringify(ledger) !== JSON.stringify(wanted)) expect(ledger).toEqual(wanted);
    });
  });

  test('[W-TOHIT] [W-NEARMISS] [W-ROLL] the numbers of an event add up', () => {
    expect(
      broken(({ before, events }, rules) => {
        for (const event of events) {
          const { dice } = event;
          if ('total' in event && event.total !== sum(dice)) return event;
          if (dice !== undefined && !dice.every((die) => die >= 1 && die <= 6)) return event;
          if (event.type === 'attacked') {
            const { aim, total, outcome, weapon } = event;
            const attacker = before.crabs[event.crab - 1];
            const carried = attacker?.weapons.find((each) => each.weapon.name === weapon)?.weapon;
            const near = carried?.explosive === true && total === aim.target + rules.nearMiss;
            const wanted = total <= aim.target ? 'hit' : near ? 'near-miss' : 'miss';
            const { range, elevation } = aim;
            const target = (attacker?.traits.dexterity ?? 0) + range + aim.weapon + elevation;
            if (outcome !== wanted || aim.target !== target || aim.weapon !== (carried?.toHit ?? 0)) return event;
          }
          if (event.type === 'lift-rolled' && event.lifted !== event.total <= event.strength) return event;
          if (event.type === 'endurance-rolled' && event.withstood !== event.total <= event.endurance) return event;
          if (event.type === 'struck' && event.toArmour + event.toHitPoints > event.damage) return event;
          if (event.type === 'struck' && (event.arc === 'side') !== (dice?.length === 1)) return event;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[W-STUN] who fails a roll against Endurance is stunned, and nobody else', () => {
    expect(
      broken(({ events }) => {
        const failed = eventsOf(events, 'endurance-rolled').flatMap(({ crab, withstood }) => (withstood ? [] : [crab]));
        const stunned = eventsOf(events, 'stunned').map(({ crab }) => crab);
        return JSON.stringify(failed) === JSON.stringify(stunned) || events;
      }),
    ).toEqual([]);
  });

  test('[W-FALL] who falls has come down by as much as the event says, a point of damage for every whole foot', () => {
    let from: ReadonlyMap<number, number> = new Map();
    expect(
      broken(({ before, after, events }, rules) => {
        const height = (crab: Fighter) => heightAt(before.board, crab.at, rules);
        const fallen = eventsOf(events, 'fell');
        for (const { crab, drop, damage } of fallen) {
          const is = after.crabs[crab - 1];
          if (is === undefined || (from.get(crab) ?? 0) - height(is) !== drop) return fallen;
          if (damage !== Math.floor(drop / toUnits(rules.fallStep))) return fallen;
        }
        if (before.crabs !== after.crabs) from = new Map(before.crabs.map((crab) => [crab.id, height(crab)]));
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[W-FALL] [W-BLAST] [W-THROW] who is pushed or thrown lower falls; who walks down a foot or more does too', () => {
    expect(
      broken(({ before, after, events }, rules) => {
        const [event] = events;
        const height = (state: WarcrabsState, id: number) =>
          heightAt(state.board, state.crabs[id - 1]?.at ?? { x: 0, y: 0 }, rules);
        const falls = after.due.filter(({ kind }) => kind === 'fall').length;
        const isMoved = event?.type === 'blasted' || event?.type === 'thrown' || event?.type === 'moved';
        if (!isMoved) return falls === 0 || events;
        const id = event.type === 'thrown' ? event.target : event.crab;
        const drop = height(before, id) - height(after, id);
        const legs = event.type === 'moved' ? event.legs : [];
        const deepest = Math.max(0, ...legs.map((leg) => leg.drop));
        const least = event.type === 'moved' ? toUnits(rules.stepDown) : 1;
        const fell = event.type === 'moved' ? deepest >= least : drop >= least;
        return falls === (fell ? 1 : 0) || [drop, event];
      }),
    ).toEqual([]);
  });

  test('[W-MOVE] the legs of a move are as long, and lead as high and low, as they say', () => {
    expect(
      broken(({ before, events }, rules) => {
        for (const { from, legs } of eventsOf(events, 'moved')) {
          let at = from;
          for (const leg of legs) {
            const climbed = heightAt(before.board, leg.to, rules) - heightAt(before.board, at, rules);
            const way = ceilDistance(at, leg.to);
            // Who falls may come down further on.
            if (isFall(leg, rules) ? leg.length > way : leg.length !== way) return leg;
            if (leg.rise < Math.max(0, climbed) || leg.drop !== Math.max(0, 0 - climbed)) return leg;
            if (leg.rise > 0 && !leg.jumped) return leg;
            at = leg.to;
          }
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[W-MOVE] nothing but a move, an explosion or a throw brings a crab elsewhere, [W-FACING] and but a move turns it', () => {
    expect(
      broken((step) => {
        const moved = eventsOf(step.events, 'moved').map(({ crab }) => crab);
        const away = [
          ...moved,
          ...eventsOf(step.events, 'blasted').map(({ crab }) => crab),
          ...eventsOf(step.events, 'thrown').map(({ target }) => target),
        ];
        return pairs(step).every(
          ([was, is]) =>
            (same(was.at, is.at) || away.includes(is.id)) && (same(was.facing, is.facing) || moved.includes(is.id)),
        );
      }),
    ).toEqual([]);
  });

  test('[W-PAPER] paper burns once; what has stopped a flame this turn is gone when the turn is', () => {
    expect(
      broken(({ before, after }) => {
        const papers = after.board.obstacles.flatMap(({ kind }, at) => (kind === 'paper' ? [at] : []));
        const gone = [...after.burnt, ...after.burning];
        if (new Set(gone).size !== gone.length || !gone.every((at) => papers.includes(at))) return gone;
        if (after.turn > before.turn && after.burning.length > 0) return after.burning;
        return before.burnt.every((at, place) => after.burnt[place] === at);
      }),
    ).toEqual([]);
  });

  test('[W-TURN] turns are counted one by one, choices too', () => {
    expect(
      broken(({ before, after, action, events }, rules) => {
        const begun = eventsOf(events, 'turn-began');
        const counted = after.turn - before.turn === begun.length && begun.every(({ turn }) => turn === after.turn);
        const chosen = after.decision - before.decision === (action === null ? 0 : 1);
        return counted && chosen && after.turn <= rules.drawAfter;
      }),
    ).toEqual([]);
  });

  test('[W-FIGHT] a fight is over when no more than one owner has a living crab, or turns are, and then nothing happens', () => {
    expect(
      broken(({ after, events }, rules) => {
        const owners = [...new Set(living(after).map(({ owner }) => owner))];
        const outcome = warcrabs.outcome(after);
        if (outcome === undefined) return owners.length > 1 && eventsOf(events, 'ended').length === 0;
        const { reason, winners, result } = outcome;
        const wanted = owners.length === 1 ? 'last-standing' : owners.length === 0 ? 'none-left' : 'turn-limit';
        const won = wanted === 'last-standing' ? owners : [];
        const isRight = reason === wanted && JSON.stringify(winners) === JSON.stringify(won);
        const isQuiet = warcrabs.actors(after).length === 0 && after.due.length === 0;
        const isLast = reason !== 'turn-limit' || after.turn === rules.drawAfter;
        return isRight && isQuiet && isLast && result === (won.length > 0 ? 'win' : 'draw');
      }),
    ).toEqual([]);
    for (const { name, steps } of FIGHTS) expect(steps.at(-1)?.after.stage.phase, name).toBe('over');
  });

  test('[W-DEATH] every death is somebody’s or nobody’s: kills are counted for the first, once', () => {
    for (const { name, steps } of FIGHTS) {
      const died = steps.flatMap(({ events }) => eventsOf(events, 'died'));
      const last = steps.at(-1)?.after;
      expect(new Set(died.map(({ crab }) => crab)).size, name).toBe(died.length);
      for (const { id, kills, hitPoints } of last?.crabs ?? []) {
        expect(kills, name).toBe(died.filter(({ crab, by }) => by === id && crab !== id).length);
        expect(
          died.some(({ crab }) => crab === id),
          name,
        ).toBe(hitPoints === 0);
      }
    }
  });

  test('[W-FACING] facings are in lowest terms', () => {
    const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
    expect(
      broken(({ after }) => after.crabs.every(({ facing: { x, y } }) => divides(Math.abs(x), Math.abs(y)) === 1)),
    ).toEqual([]);
  });

  test('[W-TABLE] places are whole units within the floor', () => {
    expect(
      broken(({ after: { board, crabs } }) => {
        const floor = convexPolygon(board.floor);
        return crabs.every(({ at }) => Number.isInteger(at.x) && Number.isInteger(at.y) && containsPoint(floor, at));
      }),
    ).toEqual([]);
  });
});
