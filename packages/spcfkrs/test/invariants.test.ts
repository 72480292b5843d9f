import { seed, seeded } from '@tabletop/dice';
import { hash } from '@tabletop/game';
import { type Cell, isAdjacent, isWithin, sameCell } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  COVERS,
  coverAt,
  coverBetween,
  gunsOf,
  isOnMap,
  layerOf,
  moveOf,
  type Rules,
  SIXTHS,
  type SpcfkrsEvent,
  type SpcfkrsState,
  spcfkrs,
  speedOf,
  UNIT_CLASSES,
  type Unit,
  wreckStage,
} from '../src/index.js';
import { displaced } from '../src/map/displaced.js';
import { plainOrder } from '../src/orders/plain-order.js';
import { blocksOf, crowdFault } from './support/crowds.js';
import { sealedFrom, secretsOf } from './support/hidden.js';
import { type Ledger, ledgerOf, told } from './support/known.js';
import { brokenIn, followedIn } from './support/laws-over.js';
import { MATCHES } from './support/matches.js';
import { eventOf, eventsOf, ordersOf, quick, round, scene } from './support/scene.js';
import { EVENTS } from './support/text-scene.js';
import type { Taken } from './support/walk.js';

const broken = (law: (step: Taken, rules: Rules) => unknown) => brokenIn(MATCHES, law);
const followed = <Known>(
  begin: (state: SpcfkrsState) => Known,
  after: (known: Known, event: SpcfkrsEvent, step: Taken) => Known,
  check?: (known: Known, step: Taken) => void,
) => followedIn(MATCHES, begin, after, check);

const living = ({ units }: SpcfkrsState): readonly Unit[] => units.filter(({ alive }) => alive);
const placeOf = ({ parts }: Unit): Cell => parts[0]?.at ?? { column: -1, row: -1 };
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

  test('[S-CONFLICT] [S-COVER] [S-SCALE] [S-LAYERS] nobody shares a space beyond what it holds, leaves the map, or stands in full cover', () => {
    expect(broken(({ after }) => crowdFault(after))).toEqual([]);
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

  test('[S-DEATH] [S-PARTS] Body never rises, never falls below 0, and who has no more than a quarter of its parts left is dead', () => {
    expect(
      broken((step) =>
        pairs(step).every(
          ([was, is]) =>
            is.parts.every(
              ({ sixths }, part) =>
                sixths >= 0 && sixths <= Math.min(was.parts[part]?.sixths ?? 0, is.profile.body * SIXTHS),
            ) &&
            is.alive === (wreckStage(is.parts) !== 'destroyed') &&
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
            // A battalion whose first member has died still goes by its number where it rolls, and so does a ram.
            (event) => 'unit' in event && event.unit === is.id && !['tie-rolled', 'ram-lost'].includes(event.type),
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
        const within = after.sides.every(({ id, budget, vehicleBudget, spaceshipBudget }) =>
          UNIT_CLASSES.every((unitClass) => {
            const fleet = after.units.filter(({ side, profile }) => side === id && profile.class === unitClass);
            const most = { 'on-foot': budget, vehicle: vehicleBudget, spaceship: spaceshipBudget }[unitClass];
            return fleet.reduce((sum, { profile }) => sum + profile.cost, 0) <= most;
          }),
        );
        return fixed && within && before.sides === after.sides && before.players === after.players;
      }),
    ).toEqual([]);
  });

  test('what happened tells everything: who hears it knows where all stand, what they have left, all cover, slag and rams', () => {
    followed<Ledger>(ledgerOf, told, (known, { before, after }) => {
      const { units, map, slag, rams } = after;
      if (before.units !== units || before.map !== map || before.slag !== slag || before.rams !== rams)
        expect(known).toEqual(ledgerOf(after));
    });
  });

  test('[S-ORDERS] [S-GUNS] [S-CREW] in a round a unit has one of special, stab and shoot, a craft each gun and each crew once, and one move', () => {
    type Done = ReadonlySet<string>;
    interface Deeds {
      readonly done: Done;
      readonly firing: string | null;
    }
    const none: Deeds = { done: new Set(), firing: null };
    const once = (done: Done, ...deed: readonly (number | string)[]): Done => {
      const key = deed.join(' ');
      if (done.has(key)) throw new Error(`it is done twice: ${key}`);
      return new Set(done).add(key);
    };
    followed<Deeds>(
      () => none,
      (deeds, event, { before }) => {
        const does = (unit: number, ofCraft: string): Deeds => {
          // On foot it is one of all that a unit can do; a craft does each by itself.
          const isCraft = before.units.some(({ id, craft }) => id === unit && craft !== null);
          return { done: once(deeds.done, unit, isCraft ? ofCraft : 'acts'), firing: null };
        };
        switch (event.type) {
          case 'round-began':
            return none;
          case 'hack-judged':
          case 'recharge-judged':
          case 'slag-judged':
          case 'stab-judged':
            return does(event.unit, event.type);
          case 'act-lost':
            return does(event.unit, event.act.type === 'hack' ? 'hack-judged' : `${event.act.type}-judged`);
          case 'gun-silent':
            return does(event.unit, `gun ${event.gun}`);
          case 'burst-rolled':
          case 'shot-judged': {
            const gun = `${event.unit} gun ${event.gun}`;
            return deeds.firing === gun ? deeds : { ...does(event.unit, `gun ${event.gun}`), firing: gun };
          }
          case 'moved':
          case 'followed':
          case 'kept':
          case 'stayed':
            return { ...deeds, done: once(deeds.done, event.unit, 'moves') };
          case 'overdose-judged':
          case 'malfunction-judged':
          case 'pilot-judged':
          case 'boarded':
          case 'alighted':
            return { ...deeds, done: once(deeds.done, event.unit, event.type) };
          default:
            return deeds;
        }
      },
    );
  });

  test('[S-PHASES] [S-SPEED] the phases of a round come in their order, and in each the faster go first', () => {
    const phases = ['special', 'stab', 'shoot', 'move', 'ram'] as const;
    followed<number>(
      () => -1,
      (last, event, { before, after }) => {
        if (event.type === 'round-began') return -1;
        if (event.type === 'order-set') {
          const speeds = event.ranks.map((rank) =>
            rank.map((id) => {
              const unit = before.units.find((each) => each.id === id);
              return unit === undefined ? -1 : speedOf(unit);
            }),
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
          if (event.type !== 'moved' && event.type !== 'followed' && event.type !== 'kept') continue;
          const { path } = event;
          const was = before.units.find(({ id }) => id === event.unit);
          const is = after.units.find(({ id }) => id === event.unit);
          const [first, last] = [path[0], path.at(-1)];
          if (was === undefined || is === undefined || first === undefined || last === undefined) return event;
          if (!sameCell(first, placeOf(was)) || !sameCell(last, placeOf(is))) return event;
          // What a part enters that was in none of its spaces before: the dearest of a step is paid for.
          const spaces = blocksOf(before, was).flat();
          const there = (cell: Cell) => spaces.map((space) => displaced(cell, first, space));
          const isAbove = layerOf(was.profile.class) === 'above';
          const dear = was.profile.powers.includes('jet') || isAbove ? 1 : partialCoverCost;
          let cost = 0;
          for (const [at, cell] of path.entries()) {
            const from = path[at - 1];
            if (from === undefined) continue;
            const held = there(from);
            const entered = there(cell).filter((each) => !held.some((own) => sameCell(own, each)));
            const covers = entered.map((each) => (isAbove ? 'none' : coverAt(before.map, each)));
            if (!isAdjacent(from, cell) || covers.includes('full')) return event;
            cost += covers.includes('partial') ? dear : 1;
          }
          if (cost > moveOf(before.map, was)) return event;
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
          const gun = gunsOf(shooter.profile)[event.gun];
          if (gun === undefined) return event;
          const from = blocksOf(before, shooter)[gun.part] ?? [];
          const to = aim.kind === 'cover' ? [aim.at] : ((target && blocksOf(before, target)[aim.part]) ?? []);
          if (!from.some((a) => to.some((b) => isWithin(a, b, gun.weapon.range, metric)))) return event;
          if (aim.kind === 'cover' || aim.through) continue;
          if (target === undefined || !isOnMap(target)) return event;
          const [a, b] = [from[0], to[0]];
          const isOnGround = [shooter, target].every(({ profile }) => layerOf(profile.class) === 'ground');
          if (!isOnGround || from.length + to.length > 2 || a === undefined || b === undefined) continue;
          const least = coverBetween(before.map, a, b, { rules: { shootOver } });
          if (COVERS.indexOf(cover) < COVERS.indexOf(least)) return event;
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
        const standing = action.orders.filter((_, at) => !refused.some(({ problem }) => problem.path[1] === at));
        // But for what goes without saying.
        const kept = standing.map(plainOrder);
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
        if (at % 23 !== 0) continue;
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
        if (at % 17 === 0) expect(JSON.stringify(after).length).toBeLessThan(first + 6000);
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
