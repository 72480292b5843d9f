import { type Cell, cellsOf, isOnGrid, sameCell } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BAY_SIZE,
  classDamage,
  FAILED_RAM_DAMAGE,
  gunsOf,
  isOnMap,
  moveOf,
  ramDamage,
  SIXTHS,
  type SpcfkrsEvent,
  type SpcfkrsState,
  scaledMove,
  scaleOf,
  speedOf,
  UNIT_CLASSES,
  type Unit,
  type UnitClass,
  type UnitId,
  wreckStage,
} from '../src/index.js';
import { isOccupied } from '../src/map/ground.js';
import { CRAFT_MATCHES } from './support/craft-matches.js';
import { brokenIn, followedIn } from './support/laws-over.js';
import { eventsOf, round, scene, unitCalled } from './support/scene.js';
import type { Taken } from './support/walk.js';

const everything = CRAFT_MATCHES.flatMap(({ steps }) => steps.flatMap(({ events }) => events));
const broken = (law: Parameters<typeof brokenIn>[1]) => brokenIn(CRAFT_MATCHES, law);

const withId = ({ units }: Pick<SpcfkrsState, 'units'>, id: UnitId): Unit => {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};
const bodyOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { parts }) => sum + parts.reduce((of, { sixths }) => of + sixths, 0), 0);

/** The numbers of parts at 0 from which a craft of so many is a wreck: a quarter of them, a half, three quarters. */
// biome-ignore format: a table
const THRESHOLDS: readonly (readonly [parts: number, quarter: number, half: number, destroyed: number])[] = [
  [1,  1, 1, 1],
  [2,  1, 1, 2],
  [3,  1, 2, 3],
  [4,  1, 2, 3],
  [5,  2, 3, 4],
  [6,  2, 3, 5],
  [7,  2, 4, 6],
  [8,  2, 4, 6],
  [9,  3, 5, 7],
  [10, 3, 5, 8],
  [11, 3, 6, 9],
  [12, 3, 6, 9],
];

describe('damage', () => {
  test.each(THRESHOLDS)(
    '[S-PARTS] a craft of %i parts is a wreck from %i, %i and %i of them on',
    (parts, quarter, half, destroyed) => {
      for (let gone = 0; gone <= parts; gone++) {
        const stage = wreckStage(Array.from({ length: parts }, (_, at) => ({ sixths: at < gone ? 0 : 1 })));
        const wanted = gone >= destroyed ? 'destroyed' : gone >= half ? 'half' : gone >= quarter ? 'quarter' : 'sound';
        expect([gone, stage]).toEqual([gone, wanted]);
      }
    },
  );

  test('[S-PARTS] the thresholds are at exactly 25, 50 and 75 percent, whichever the parts and however many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 24 }), (bodies) => {
        const percent = bodies.filter((sixths) => sixths === 0).length * 100;
        const isFrom = (share: number) => percent >= share * bodies.length;
        const wanted = isFrom(75) ? 'destroyed' : isFrom(50) ? 'half' : isFrom(25) ? 'quarter' : 'sound';
        expect(wreckStage(bodies.map((sixths) => ({ sixths })))).toBe(wanted);
      }),
      { numRuns: 200 },
    );
  });

  const anyClass = fc.constantFrom<UnitClass>(...UNIT_CLASSES);

  test('[S-CLASS-DMG] adds up exactly: in one hit or in several, by the printed factors, in whole sixths', () => {
    // In sixths of a point, as the book has them: a half, a third, twice, three times.
    const factor = (by: UnitClass, to: UnitClass): number => {
      const steps = UNIT_CLASSES.indexOf(by) - UNIT_CLASSES.indexOf(to);
      return [2, 3, 6, 12, 18][steps + 2] ?? 0;
    };
    fc.assert(
      fc.property(anyClass, anyClass, fc.array(fc.nat(1000), { maxLength: 20 }), (by, to, hits) => {
        const total = hits.reduce((sum, hit) => sum + hit, 0);
        const apart = hits.reduce((sum, hit) => sum + classDamage(by, to, hit), 0);
        expect(apart).toBe(classDamage(by, to, total));
        expect(apart).toBe(total * factor(by, to));
      }),
      { numRuns: 200 },
    );
  });

  test('[S-CLASS-DMG] rounded, a hit is never more than a point off, and exact where it is whole', () => {
    fc.assert(
      fc.property(anyClass, anyClass, fc.nat(1000), (by, to, hit) => {
        const exact = classDamage(by, to, hit);
        const [up, down] = (['up', 'down'] as const).map((fractions) =>
          classDamage(by, to, hit, { rules: { fractions } }),
        );
        if (up === undefined || down === undefined) throw new Error('no damage');
        expect([up % SIXTHS, down % SIXTHS]).toEqual([0, 0]);
        expect(down <= exact && exact <= up && up - down === (exact % SIXTHS === 0 ? 0 : SIXTHS)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('[S-CLASS-DMG] three hits of 1 on foot take exactly 1 from a part of a spaceship, two from one of a vehicle', () => {
    const volley = (unitClass: 'vehicle' | 'spaceship', shooters: number) => {
      const names = Array.from({ length: shooters }, (_, at) => `P${at + 1}`);
      const rows = names.map((name, at) => `${name} . . ${at === 0 ? 'B1' : '.'}`);
      const state = scene(rows, {
        scale: unitClass,
        craft: { B1: { class: unitClass, shape: ['M'] } },
        rules: { tiesWithinSide: 'listing' },
      });
      const orders = names.map((name) => `${name}: shoot B1`).join('\n');
      const { state: after } = round(state, orders, ...names.map(() => 6));
      return [unitCalled(state, 'B1').parts, unitCalled(after, 'B1').parts].map((parts) => parts[0]?.sixths);
    };
    expect(volley('spaceship', 1)).toEqual([18, 16]);
    expect(volley('spaceship', 3)).toEqual([18, 12]);
    expect(volley('vehicle', 1)).toEqual([18, 15]);
    expect(volley('vehicle', 2)).toEqual([18, 12]);
  });

  /** What one hit can do to a unit, in sixths: by its weapon, straight or through cover. */
  function hitsBy({ before }: Taken, event: SpcfkrsEvent, to: UnitClass, fractions: 'exact' | 'up' | 'down'): number[] {
    const by = (id: UnitId, ...damages: readonly (number | null)[]) =>
      damages.flatMap((damage) =>
        damage === null ? [] : [classDamage(withId(before, id).profile.class, to, damage, { rules: { fractions } })],
      );
    switch (event.type) {
      case 'shot-judged': {
        const weapon = gunsOf(withId(before, event.unit).profile)[event.gun]?.weapon;
        return weapon === undefined || !event.hit ? [] : by(event.unit, weapon.damage, weapon.through);
      }
      case 'stab-judged': {
        const { profile } = withId(before, event.unit);
        return profile.class === 'on-foot' && event.hit
          ? by(event.unit, profile.blade.damage, profile.blade.through)
          : [];
      }
      case 'slag-entered':
        return before.slag
          .filter(({ at }) => sameCell(at, event.at))
          .map((slag) => classDamage(withId(before, slag.by).profile.class, to, 2, { rules: { fractions } }));
      case 'ram-judged': {
        const rammer = withId(before, event.unit).profile.class;
        if (!event.success) return [FAILED_RAM_DAMAGE * SIXTHS];
        return rammer === 'on-foot' ? [] : [ramDamage(rammer, to) * SIXTHS];
      }
      default:
        return [];
    }
  }

  test('[S-CLASS-DMG] [S-RAM] [S-SLAG] nothing is hurt by other than the weapon, the slag or the ram that struck it says', () => {
    let seen = 0;
    expect(
      broken((step, { ties, fractions }) => {
        if (ties === 'simultaneous') return true;
        for (const damage of eventsOf(step.events, 'damaged')) {
          const to = withId(step.before, damage.unit).profile.class;
          const possible = step.events.flatMap((event) => hitsBy(step, event, to, fractions));
          if (!possible.includes(damage.sixths)) return { damage, possible };
          seen++;
        }
        return undefined;
      }),
    ).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });

  test('[S-CLASS-DMG] what is lost in a step is exactly what its damage takes, and what the dead still had', () => {
    expect(
      broken(({ before, after, events }) => {
        const taken = eventsOf(events, 'damaged').reduce((sum, { from, left }) => sum + from - left, 0);
        const fell = new Set(eventsOf(events, 'died').map(({ unit }) => unit));
        const survivors = after.units.filter(({ id }) => !fell.has(id));
        const those = before.units.filter(({ id }) => !fell.has(id));
        const ofFallen = eventsOf(events, 'damaged').filter(({ unit }) => fell.has(unit));
        const takenOfFallen = ofFallen.reduce((sum, { from, left }) => sum + from - left, 0);
        const lost = bodyOf(those) - bodyOf(survivors);
        return lost === taken - takenOfFallen || { lost, taken, takenOfFallen };
      }),
    ).toEqual([]);
  });

  test('[S-PARTS] parts that are wrecked take no more, and are wrecked once', () => {
    expect(
      broken(({ before, events }, { ties }) => {
        for (const { unit, part, from } of eventsOf(events, 'damaged')) {
          const was = withId(before, unit).parts[part]?.sixths;
          if (was === 0 || (from === 0 && ties === 'roll')) return { unit, part, from };
        }
        const wrecked = eventsOf(events, 'part-wrecked').map(({ unit, part }) => `${unit}.${part}`);
        const again = eventsOf(events, 'part-wrecked').find(
          ({ unit, part }) => withId(before, unit).parts[part]?.sixths === 0,
        );
        return again ?? (new Set(wrecked).size === wrecked.length || wrecked);
      }),
    ).toEqual([]);
  });
});

describe('craft', () => {
  test('[S-BLOCK] [S-LAYERS] who fills a space is the same in a crowd, where it is noted down, as among few', () => {
    for (const { name, steps } of CRAFT_MATCHES) {
      for (const { after } of steps.filter((_, at) => at % 40 === 0)) {
        const [first] = after.units;
        if (first === undefined) throw new Error('nobody plays');
        const dead: Unit = { ...first, alive: false };
        const crowd = { ...after, units: [...after.units, ...Array.from({ length: 20 }, () => dead)] };
        const filled = (field: SpcfkrsState) =>
          (['ground', 'above'] as const).map((layer) =>
            cellsOf(field.map).map((cell) => isOccupied(field, cell, layer, ({ side }) => side === 'blue')),
          );
        expect(filled(crowd), name).toEqual(filled(after));
      }
    }
  });

  test('[S-HULL] keep their shape, and never turn', () => {
    const shapeOf = ({ parts }: Unit): string => {
      const from = parts[0]?.at ?? { column: 0, row: 0 };
      return parts.map(({ at }) => `${at.column - from.column},${at.row - from.row}`).join(' ');
    };
    followedIn(
      CRAFT_MATCHES,
      ({ units }) => units.map(shapeOf),
      (shapes) => shapes,
      (shapes, { after }) => expect(after.units.map(shapeOf)).toEqual(shapes),
    );
  });

  test('[S-PARTS] malfunction for good, and have Speed and Move halved for it once', () => {
    expect(
      broken(({ before, after, events }) => {
        for (const [at, is] of after.units.entries()) {
          const was = before.units[at] ?? is;
          if (is.craft === null) continue;
          if (was.craft?.malfunctioning === true && !is.craft.malfunctioning) return is;
          if (was.craft?.pilot === false && is.craft.pilot) return is;
          const half = (full: number) => (is.craft?.malfunctioning ? Math.floor(full / 2) : full);
          if (speedOf(is) !== half(is.profile.speed)) return is;
          const full = scaledMove(is.profile.move, scaleOf(after.map, is.profile.class));
          if (moveOf(after.map, is) !== (is.craft.pilot ? half(full) : 0)) return is;
        }
        return eventsOf(events, 'malfunctioned').find(({ unit }) => withId(before, unit).craft?.malfunctioning);
      }),
    ).toEqual([]);
    expect(eventsOf(everything, 'malfunctioned').length).toBeGreaterThan(5);
    expect(eventsOf(everything, 'pilot-lost').length).toBeGreaterThan(5);
  });

  test('[S-PARTS] roll as wrecks when they are, and blow up only when they malfunction', () => {
    expect(
      broken(({ before, events }) =>
        eventsOf(events, 'malfunction-judged').find(({ unit, wreck, result }) => {
          const { parts, craft } = withId(before, unit);
          return (
            wreckStage(parts) !== wreck || (result !== 'holds' && (result === 'blows-up') !== craft?.malfunctioning)
          );
        }),
      ),
    ).toEqual([]);
  });

  test('[S-GUNS] fire no gun that is hacked or on a wrecked part', () => {
    expect(
      broken(({ before, events }) =>
        [...eventsOf(events, 'shot-judged'), ...eventsOf(events, 'burst-rolled')].find(({ unit, gun }) => {
          const { profile, parts, hacked } = withId(before, unit);
          const part = gunsOf(profile)[gun]?.part ?? -1;
          // A burst that has begun goes on, whatever becomes of its gun meanwhile.
          return part < 0 || (before.stage.step === 'turn' && (hacked || parts[part]?.sixths === 0));
        }),
      ),
    ).toEqual([]);
  });
});

describe('passengers', () => {
  test('[S-TRANSPORT] are on the map or in one bay, which is whole, of their side and holds no more than its size', () => {
    expect(
      broken(({ after: { units } }) => {
        const aboard = units.filter((unit) => unit.alive && unit.aboard !== null);
        for (const unit of aboard) {
          if (unit.aboard === null) continue;
          const { craft: id, part } = unit.aboard;
          const craft = withId({ units }, id);
          const { profile } = craft;
          if (!craft.alive || !isOnMap(craft) || craft.side !== unit.side || profile.class === 'on-foot') return unit;
          if (unit.profile.class !== 'on-foot' || !profile.bays.includes(part) || craft.parts[part]?.sixths === 0)
            return unit;
          const bay = craft.parts[part]?.at;
          if (bay === undefined || !unit.parts.every(({ at }) => sameCell(at, bay))) return unit;
          const fellows = aboard.filter((other) => other.aboard?.craft === id && other.aboard.part === part);
          if (fellows.length > BAY_SIZE[profile.class]) return fellows;
        }
        return undefined;
      }),
    ).toEqual([]);
  });

  test('[S-TRANSPORT] nobody appears or vanishes: who is on the map, aboard or dead changes only as it is told', () => {
    type Place = 'map' | 'dead' | number;
    const placeOf = (unit: Unit): Place => (unit.alive ? (unit.aboard?.craft ?? 'map') : 'dead');
    followedIn<ReadonlyMap<UnitId, Place>>(
      CRAFT_MATCHES,
      ({ units }) => new Map(units.map((unit) => [unit.id, placeOf(unit)])),
      (places, event) => {
        const goes = (from: Place | null, to: Place, unit: UnitId) => {
          const was = places.get(unit);
          if (from === null ? was === 'dead' : was !== from) throw new Error(`unit ${unit} was at ${was}`);
          return new Map(places).set(unit, to);
        };
        switch (event.type) {
          case 'boarded':
            return goes('map', event.craft, event.unit);
          case 'alighted':
          case 'thrown-out':
            return goes(event.craft, 'map', event.unit);
          case 'died':
            return goes(null, 'dead', event.unit);
          default:
            return places;
        }
      },
      (places, { after }) => expect(new Map(after.units.map((unit) => [unit.id, placeOf(unit)]))).toEqual(places),
    );
    for (const type of ['boarded', 'alighted', 'thrown-out'] as const)
      expect(eventsOf(everything, type).length).toBeGreaterThan(5);
  });

  test('[S-TRANSPORT] neither act nor are targets, and who boards in a round does nothing more in it', () => {
    const DEEDS = ['stab-judged', 'shot-judged', 'burst-rolled', 'hack-judged', 'moved', 'followed', 'kept'] as const;
    followedIn<ReadonlySet<UnitId>>(
      CRAFT_MATCHES,
      () => new Set(),
      (boarded, event, { before }) => {
        const isAboard = (id: UnitId) => before.units.some((unit) => unit.id === id && unit.aboard !== null);
        if (event.type === 'round-began') return new Set();
        if (event.type === 'boarded') return new Set(boarded).add(event.unit);
        if (
          DEEDS.some((type) => type === event.type) &&
          'unit' in event &&
          (isAboard(event.unit) || boarded.has(event.unit))
        )
          throw new Error(`passenger ${event.unit} acts`);
        const targets =
          event.type === 'shot-judged'
            ? event.aim.kind === 'unit' && !event.wasted
              ? [event.aim.unit]
              : []
            : event.type === 'damaged'
              ? [event.unit]
              : event.type === 'stab-judged' || event.type === 'hack-judged' || event.type === 'ram-judged'
                ? [event.target]
                : [];
        if (targets.some(isAboard)) throw new Error(`passenger ${targets} is a target`);
        return boarded;
      },
    );
  });
});

describe('slag and rams', () => {
  test('[S-SLAG] slag lies on the map, never twice in a space, and by house rules no longer than its round', () => {
    expect(
      broken(({ after: { slag, map, stage } }, { slagLasts }) => {
        const spaces = new Set(slag.map(({ at }: { readonly at: Cell }) => `${at.column},${at.row}`));
        if (spaces.size < slag.length || slag.some(({ at }) => !isOnGrid(at, map))) return slag;
        return slagLasts === 'game' || stage.step !== 'orders' || stage.ask !== 'round' || slag.length === 0 || slag;
      }),
    ).toEqual([]);
    expect(eventsOf(everything, 'slag-gone').length).toBeGreaterThan(0);
  });

  test('[S-SLAG] slag harms a unit once a move', () => {
    expect(
      broken(({ events }) => {
        const entered = eventsOf(events, 'slag-entered').map(({ unit }) => unit);
        return new Set(entered).size === entered.length || entered;
      }),
    ).toEqual([]);
  });

  test('[S-RAM] a craft rams once in a round, and no ram outlives its round', () => {
    expect(
      broken(({ after: { rams, stage }, events }) => {
        const isDue =
          stage.step === 'over' ||
          stage.step === 'ram' ||
          ('phase' in stage && ['move', 'ram'].includes(stage.phase)) ||
          (stage.step === 'orders' && stage.ask === 'move');
        if (rams.length > 0 && !isDue) return { rams, stage };
        if (events.some(({ type }) => type === 'round-began') && rams.length > 0) return rams;
        const rammers = rams.map(({ unit }) => unit);
        return new Set(rammers).size === rammers.length || rams;
      }),
    ).toEqual([]);
    const off = eventsOf(everything, 'ram-lost').filter(({ reason }) => reason !== 'no-contact');
    const settled = eventsOf(everything, 'ram-judged').length + off.length;
    const set = eventsOf(everything, 'ram-set').length;
    expect(set).toBeGreaterThan(5);
    expect(settled).toBeLessThanOrEqual(set);
  });

  test('[S-RAM] a ram does its printed damage to the part that it names or, on a 1, to its own', () => {
    expect(
      broken(({ before, events }, { ties }) => {
        for (const { unit, target, part, own, success, damage } of eventsOf(events, 'ram-judged')) {
          const struck = success ? { unit: target, part } : { unit, part: own };
          const was = withId(before, struck.unit).parts[struck.part]?.sixths ?? 0;
          const [hit] = eventsOf(events, 'damaged');
          if (ties === 'roll' && was > 0 && (hit?.unit !== struck.unit || hit.sixths !== damage * SIXTHS)) return hit;
          if (was === 0 && hit !== undefined && ties === 'roll') return hit;
        }
        return undefined;
      }),
    ).toEqual([]);
  });
});
