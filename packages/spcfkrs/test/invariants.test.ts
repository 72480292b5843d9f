import { seed, seeded } from '@tabletop/dice';
import { hash } from '@tabletop/game';
import { type Cell, isAdjacent, isOnGrid, isWithin, sameCell } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  COVERS,
  coverAt,
  coverBetween,
  type Rules,
  SIXTHS,
  type SpcfkrsEvent,
  type SpcfkrsState,
  spcfkrs,
  type Unit,
} from '../src/index.js';
import { sealedFrom, secretsOf } from './support/hidden.js';
import { type Ledger, ledgerOf, told } from './support/ledger.js';
import { MATCHES } from './support/matches.js';
import { eventOf, eventsOf, ordersOf, quick, round, scene } from './support/scene.js';
import { EVENTS } from './support/text-scene.js';
import type { Taken } from './support/walk.js';

/** Where a law does not hold: at the first step of each match for which it returns something. */
function broken(law: (step: Taken, rules: Rules) => unknown): readonly string[] {
  return MATCHES.flatMap(({ name, steps }) => {
    for (const [at, step] of steps.entries()) {
      const found = law(step, spcfkrs.rules(step.after));
      if (found !== undefined && found !== true) return [`${name}, step ${at}: ${JSON.stringify(found)}`];
    }
    return [];
  });
}

/** What follows each match, event by event, from what held at its start; an error says where. */
function followed<Known>(
  begin: (state: SpcfkrsState) => Known,
  after: (known: Known, event: SpcfkrsEvent, step: Taken) => Known,
  check: (known: Known, step: Taken) => void = () => {},
): void {
  for (const { name, steps } of MATCHES) {
    const [first] = steps;
    if (first === undefined) throw new Error('no match');
    let known = begin(first.before);
    for (const [at, step] of steps.entries()) {
      try {
        for (const event of step.events) known = after(known, event, step);
        check(known, step);
      } catch (error) {
        throw new Error(`${name}, step ${at}: ${String(error)}`, { cause: error });
      }
    }
  }
}

const living = ({ units }: SpcfkrsState): readonly Unit[] => units.filter(({ alive }) => alive);
const placeOf = ({ parts }: Unit): Cell => parts[0]?.at ?? { column: -1, row: -1 };
const sixthsOf = ({ parts }: Unit): number => parts.reduce((sum, { sixths }) => sum + sixths, 0);
const everything = MATCHES.flatMap(({ steps }) => steps.flatMap(({ events }) => events));

/** The units, each as it was and as it is. */
const pairs = ({ before, after }: Taken): readonly (readonly [Unit, Unit])[] =>
  after.units.map((unit, at) => [before.units[at] ?? unit, unit]);

describe('in every reachable state', () => {
  test('matches at random see everything that can happen', () => {
    expect(new Set(everything.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
    const seen = (reasons: readonly (string | null)[]) => [...new Set(reasons)].sort();
    expect(seen(eventsOf(everything, 'ended').map(({ ending }) => ending))).toEqual(
      expect.arrayContaining(['last-side', 'round-limit']),
    );
    expect(seen(eventsOf(everything, 'act-lost').map(({ reason }) => reason))).toEqual(
      expect.arrayContaining(['hacked', 'no-sight', 'out-of-range', 'target-dead', 'unit-in-the-way']),
    );
    expect(seen(eventsOf(everything, 'moved').map(({ stopped }) => stopped))).toEqual(
      expect.arrayContaining(['unit-in-the-way', null]),
    );
  });

  test('[S-CONFLICT] [S-COVER] [S-MOVE] nobody shares a space, leaves the map, or stands in full cover', () => {
    expect(
      broken(({ after }) => {
        const places = living(after).flatMap(({ parts }) => parts.map(({ at }) => at));
        const keys = new Set(places.map(({ column, row }) => `${column},${row}`));
        if (keys.size < places.length) return places;
        return places.find((cell) => !isOnGrid(cell, after.map) || coverAt(after.map, cell) === 'full');
      }),
    ).toEqual([]);
  });

  test('[S-HITCOVER] cover only ever weakens, and nothing else of the map changes', () => {
    expect(
      broken(({ before: { map: was }, after: { map: is } }) => {
        if (was === is) return true;
        for (const [row, line] of is.cover.entries())
          for (let column = 0; column < line.length; column++) {
            const cell = { column, row };
            if (COVERS.indexOf(coverAt(is, cell)) > COVERS.indexOf(coverAt(was, cell))) return cell;
          }
        return hash({ ...was, cover: [] }) === hash({ ...is, cover: [] });
      }),
    ).toEqual([]);
  });

  test('[S-DEATH] Body never rises, never falls below 0, and who has none left is dead', () => {
    expect(
      broken((step) =>
        pairs(step).every(
          ([was, is]) =>
            sixthsOf(is) >= 0 &&
            sixthsOf(is) <= Math.min(sixthsOf(was), is.profile.body * SIXTHS) &&
            is.alive === sixthsOf(is) > 0 &&
            (was.alive || !is.alive),
        ),
      ),
    ).toEqual([]);
  });

  test('[S-DEATH] the dead stay as and where they are, do nothing, and nothing is done to them', () => {
    expect(
      broken((step) => {
        for (const [was, is] of pairs(step)) {
          if (was.alive) continue;
          const same = (unit: Unit) => hash({ ...unit, shield: 'none', hacked: false, acted: false });
          if (was !== is && same(was) !== same(is)) return [was, is];
          const deed = step.events.find(
            // A battalion whose first member has died still goes by its number where it rolls.
            (event) => 'unit' in event && event.unit === is.id && event.type !== 'tie-rolled',
          );
          if (deed !== undefined) return deed;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[S-BASE] what a unit is, whose it is and what it may cost together never changes', () => {
    expect(
      broken((step) => {
        const { before, after } = step;
        const fixed = pairs(step).every(
          ([was, is]) => was.id === is.id && was.name === is.name && was.side === is.side && was.profile === is.profile,
        );
        const within = after.sides.every(
          ({ id, budget }) =>
            after.units.filter(({ side }) => side === id).reduce((sum, { profile }) => sum + profile.cost, 0) <= budget,
        );
        return fixed && within && before.sides === after.sides && before.players === after.players;
      }),
    ).toEqual([]);
  });

  test('what happened tells everything: who hears it knows where all stand, what they have left, and all cover', () => {
    followed<Ledger>(ledgerOf, told, (known, { before, after }) => {
      if (before.units !== after.units || before.map !== after.map) expect(known).toEqual(ledgerOf(after));
    });
  });

  test('[S-ORDERS] in a round a unit has one of special, stab and shoot, and one move', () => {
    interface Deeds {
      readonly acted: ReadonlySet<number>;
      readonly moved: ReadonlySet<number>;
      readonly dosed: ReadonlySet<number>;
      readonly firing: number | null;
    }
    const none: Deeds = { acted: new Set(), moved: new Set(), dosed: new Set(), firing: null };
    const once = (done: ReadonlySet<number>, unit: number): ReadonlySet<number> => {
      if (done.has(unit)) throw new Error(`unit ${unit} does it twice`);
      return new Set(done).add(unit);
    };
    followed<Deeds>(
      () => none,
      (deeds, event) => {
        switch (event.type) {
          case 'round-began':
            return none;
          case 'hack-judged':
          case 'stab-judged':
          case 'act-lost':
          case 'burst-rolled':
            return { ...deeds, acted: once(deeds.acted, event.unit), firing: event.unit };
          case 'shot-judged':
            if (deeds.firing === event.unit) return deeds;
            return { ...deeds, acted: once(deeds.acted, event.unit), firing: event.unit };
          case 'moved':
          case 'followed':
          case 'stayed':
            return { ...deeds, moved: once(deeds.moved, event.unit) };
          case 'overdose-judged':
            return { ...deeds, dosed: once(deeds.dosed, event.unit) };
          default:
            return deeds;
        }
      },
    );
  });

  test('[S-PHASES] [S-SPEED] the phases of a round come in their order, and in each the faster go first', () => {
    const phases = ['special', 'stab', 'shoot', 'move'] as const;
    followed<number>(
      () => -1,
      (last, event, { before, after }) => {
        if (event.type === 'round-began') return -1;
        if (event.type === 'order-set') {
          const speeds = event.ranks.map((rank) =>
            rank.map((id) => before.units.find((unit) => unit.id === id)?.profile.speed ?? -1),
          );
          expect(speeds.every((rank) => new Set(rank).size === 1)).toBe(true);
          expect(speeds.flat()).toEqual(speeds.flat().sort((a, b) => b - a));
          const together = spcfkrs.rules(after).ties === 'simultaneous' && event.phase !== 'move';
          if (!together) expect(Math.max(...speeds.map(({ length }) => length))).toBe(1);
        }
        if (event.type !== 'phase-began') return last;
        expect(phases.indexOf(event.phase)).toBeGreaterThan(last);
        return phases.indexOf(event.phase);
      },
    );
  });

  test('[S-MOVE] [S-COVER] who moves goes from space to space, free ones, for no more than its Move', () => {
    expect(
      broken(({ before, after, events }, { partialCoverCost }) => {
        for (const event of events) {
          if (event.type !== 'moved' && event.type !== 'followed') continue;
          const { path } = event;
          const was = before.units.find(({ id }) => id === event.unit);
          const is = after.units.find(({ id }) => id === event.unit);
          const [first, last] = [path[0], path.at(-1)];
          if (was === undefined || is === undefined || first === undefined || last === undefined) return event;
          if (!sameCell(first, placeOf(was)) || !sameCell(last, placeOf(is))) return event;
          const dear = was.profile.powers.includes('jet') ? 1 : partialCoverCost;
          let cost = 0;
          for (const [at, cell] of path.entries()) {
            if (at === 0) continue;
            const cover = coverAt(before.map, cell);
            if (!isAdjacent(path[at - 1] ?? cell, cell) || cover === 'full') return event;
            cost += cover === 'partial' ? dear : 1;
          }
          if (cost > was.profile.move) return event;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[S-SHOOT] [S-PARTIAL] [S-STAB] the lowest die counts, it hits at the weapon’s number, and at most two are thrown', () => {
    const judged = [...eventsOf(everything, 'shot-judged'), ...eventsOf(everything, 'stab-judged')];
    expect(judged.length).toBeGreaterThan(200);
    for (const { dice = [], counted, hitsOn, hit } of judged) {
      expect([1, 2]).toContain(dice.length);
      expect(counted).toBe(Math.min(...dice));
      expect(hit).toBe(counted >= hitsOn);
    }
  });

  test('[S-SHOOT] [S-BEHIND] who shoots has its target within range, and behind no less cover than there is', () => {
    expect(
      broken(({ before, events }, { metric, shootOver, ties }) => {
        if (ties === 'simultaneous') return true;
        for (const event of eventsOf(events, 'shot-judged')) {
          const { aim, cover, wasted } = event;
          const shooter = before.units.find(({ id }) => id === event.unit);
          const target = aim.kind === 'unit' ? before.units.find(({ id }) => id === aim.unit) : undefined;
          if (shooter === undefined || wasted) continue;
          const at = aim.kind === 'cover' ? aim.at : target && placeOf(target);
          if (at === undefined || !isWithin(placeOf(shooter), at, shooter.profile.gun.range, metric)) return event;
          if (aim.kind === 'cover' || aim.through) continue;
          const least = coverBetween(before.map, placeOf(shooter), at, { rules: { shootOver } });
          if (target?.alive !== true || COVERS.indexOf(cover) < COVERS.indexOf(least)) return event;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[S-HACK] who was hacked does not shoot in that round', () => {
    followed<ReadonlySet<number>>(
      () => new Set(),
      (barred, event) => {
        if (event.type === 'round-began') return new Set();
        if (event.type === 'guns-barred') return new Set(barred).add(event.unit);
        if ((event.type === 'shot-judged' || event.type === 'burst-rolled') && barred.has(event.unit))
          throw new Error(`unit ${event.unit} shoots`);
        return barred;
      },
    );
  });

  test('[S-PSHIELD] a shield that is spent absorbs nothing more', () => {
    expect(
      broken(({ before, events }) =>
        eventsOf(events, 'absorbed').find(({ unit }) => {
          const shield = before.units.find(({ id }) => id === unit)?.shield;
          return shield !== 'ready' && shield !== 'absorbing';
        }),
      ),
    ).toEqual([]);
  });

  test('[S-ORDERS] an order that is refused is explained, and the others stand as they were given', () => {
    let refusals = 0;
    expect(
      broken(({ action, after, events }) => {
        if (action === undefined) return true;
        const { orders, refused, player } = eventOf(events, 'orders-given');
        if (orders === null || refused === null) return 'not told';
        refusals += refused.length;
        const kept = action.orders.filter((_, at) => !refused.some(({ problem }) => problem.path[1] === at));
        const given = after.stage.step === 'orders' ? after.stage.given.find((each) => each.player === player) : null;
        const told = refused.every(
          ({ order, problem: { path, message, rule } }) =>
            hash(order) === hash(action.orders[Number(path[1])]) && message.length > 10 && rule?.startsWith('S-'),
        );
        return told && hash(orders) === hash(kept) && hash(given?.orders) === hash(kept);
      }),
    ).toEqual([]);
    expect(refusals).toBeGreaterThan(200);
  });

  test('[S-WIN] the match is over as soon as no more than one side lives, or after the last round, and not before', () => {
    expect(
      broken(({ before, after, events }, { maxRounds }) => {
        const sides = new Set(living(after).map(({ side }) => side));
        const outcome = spcfkrs.outcome(after);
        const [ended] = eventsOf(events, 'ended');
        if ((outcome !== undefined) !== (ended !== undefined)) return ended;
        if (outcome === undefined) return sides.size > 1 || after.pending.length > 0 || [...sides];
        const isLimit = ended?.ending === 'round-limit';
        if (isLimit !== sides.size > 1 || (isLimit && before.round !== maxRounds)) return ended;
        return spcfkrs.actors(after).length === 0 && after.queue.length === 0 && after.pending.length === 0;
      }),
    ).toEqual([]);
  });

  test('a state that has been text plays on in the same way', () => {
    for (const { name, steps } of MATCHES) {
      for (const [at, { before, action, after, events }] of steps.entries()) {
        if (at % 13 !== 0) continue;
        const copy: SpcfkrsState = JSON.parse(JSON.stringify(before));
        const step = action === undefined ? spcfkrs.advance(copy) : spcfkrs.apply(copy, action);
        expect(hash(step), `${name}, step ${at}`).toBe(hash({ state: after, events }));
      }
    }
  });
});

describe('what nobody may know', () => {
  test('[S-ORDERS] no view and no event shows anybody an order that is sealed, nor what was wrong with one', () => {
    let sealed = 0;
    for (const { name, steps } of MATCHES) {
      for (const [at, { after, events }] of steps.entries()) {
        if (after.stage.step !== 'orders' || after.stage.given.length === 0) continue;
        for (const viewer of [null, ...after.players.map(({ id }) => id)]) {
          const secrets = secretsOf(after, viewer);
          sealed += secrets.length;
          const view = spcfkrs.view(after, viewer);
          const shown = JSON.stringify([view, spcfkrs.viewEvents(events, viewer)]);
          for (const secret of secrets) expect(shown, `${name}, step ${at}, seen by ${viewer}`).not.toContain(secret);
          const mayNot = sealedFrom(after, viewer).map(({ player }) => player);
          if (view.stage.step !== 'orders') continue;
          for (const { player, orders } of view.stage.given) expect(orders === null).toBe(mayNot.includes(player));
        }
      }
    }
    expect(sealed).toBeGreaterThan(500);
  });

  test('[S-ORDERS] a place, a name and a reason that only sealed orders hold are in nothing that others are given', () => {
    const wide = Array.from({ length: 48 }, (_, row) => `${row === 0 ? 'P1' : '.'}${' .'.repeat(47)}`);
    const state = scene([...wide, `B1${' .'.repeat(47)}`], {
      has: { P1: ['Jet pack', 'Metal legs', 'Hacking implant'] },
    });
    const [own] = ordersOf(state, 'P1: hack B1; move B2 C3 D4 E5 F6 G7 H8 I9 J10 K11 L12 M13 N14 O15 P16 Q17 R18 S19');
    if (own === undefined) throw new Error('no orders');
    const tooFar = { type: 'shoot-cover', at: { column: 4711, row: 42 } } as const;
    const action = {
      type: 'orders',
      player: 'ann',
      orders: [...own.orders, { units: [1], act: tooFar, move: null }],
    } as const;
    const step = spcfkrs.apply(state, action);
    const secrets = ['"column":18', '4711', '"hack"', '"type":"path"', 'already'];
    for (const secret of secrets) expect(JSON.stringify([step.state, step.events])).toContain(secret);
    for (const viewer of ['ben', null]) {
      const outputs = [
        spcfkrs.view(step.state, viewer),
        spcfkrs.viewEvents(step.events, viewer),
        spcfkrs.actors(step.state),
        spcfkrs.check(step.state, action),
        spcfkrs.check(step.state, { ...action, player: viewer ?? 'gus' }),
        viewer === null ? [] : spcfkrs.legalActions(step.state, viewer).filter(({ orders }) => orders.length === 0),
      ];
      for (const secret of secrets) expect(JSON.stringify(outputs)).not.toContain(secret);
    }
    expect(JSON.stringify(spcfkrs.view(step.state, 'ann'))).toContain('"column":18');
    expect(JSON.stringify(spcfkrs.viewEvents(step.events, 'ann'))).toContain('4711');
  });

  test('[S-MODE] open orders are there for everybody to read', () => {
    const state = scene(['P1 . B1'], { rules: { mode: 'open' } });
    const [own] = ordersOf(state, 'P1: move B1');
    const step = spcfkrs.apply(state, { type: 'orders', player: 'ann', orders: own?.orders ?? [] });
    for (const viewer of ['ben', null]) {
      for (const shown of [spcfkrs.view(step.state, viewer), spcfkrs.viewEvents(step.events, viewer)])
        expect(JSON.stringify(shown)).toContain('"type":"path"');
    }
  });
});

describe('a state', () => {
  test('does not grow with the age of its match', () => {
    const sizeAfter = (rounds: number, orders: string): number => {
      let state = scene(['P1 . . B1', '. + # .', 'P2 . . .'], {
        has: { P1: [quick(1)], P2: [quick(2)] },
        rules: { maxRounds: 999 },
      });
      for (let at = 0; at < rounds; at++) state = round(state, orders).state;
      return JSON.stringify({ ...state, decision: 0, round: 0, chance: [] }).length;
    };
    const pacing = 'P1: move A2 A1\nP2: follow P1';
    expect(sizeAfter(40, pacing)).toBe(sizeAfter(2, pacing));
  });

  test('in matches at random is never much larger than the first', () => {
    for (const { steps } of MATCHES) {
      const first = JSON.stringify(steps[0]?.before).length;
      for (const [at, { after }] of steps.entries())
        if (at % 5 === 0) expect(JSON.stringify(after).length).toBeLessThan(first + 6000);
    }
  });

  test('an action that is sampled is legal, whoever is asked', () => {
    const chance = seeded(seed('sampled'));
    expect(
      broken(({ before, action }) => {
        if (action === undefined) return true;
        for (const player of spcfkrs.actors(before).slice(0, 1)) {
          const action = spcfkrs.sample(before, player, chance);
          const refused = eventOf(spcfkrs.apply(before, action).events, 'orders-given').refused ?? [];
          if (refused.length > 0) return refused;
        }
        return undefined;
      }),
    ).toEqual([]);
  });
});
