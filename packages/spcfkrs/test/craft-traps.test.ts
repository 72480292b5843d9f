import { describe, expect, test } from 'vitest';
import { drawn, eventOf, eventsOf, round, rowsOf, scene } from './support/scene.js';

describe('craft on the table', () => {
  const onVehicles = { scale: 'vehicle' } as const;

  test('[S-HULL] a craft moves into spaces that its own parts leave, and into none that another fills', () => {
    const state = scene(['P1 P1 . B1', '. . . .'], { ...onVehicles, craft: { P1: {} } });
    expect(drawn(round(state, 'P1: move B1 C1').state)).toEqual(rowsOf(['. P1 P1 B1', '. . . .']));
  });

  test('[S-CONFLICT] vehicles trade places only one after the other, like units on foot', () => {
    const state = scene(['P1 B1 .', '. . .'], {
      ...onVehicles,
      craft: { P1: { modifications: ['Pilot amph dose'] }, B1: {} },
    });
    const { state: after } = round(state, 'P1: move B1\nB1: move A1');
    expect(drawn(after)).toEqual(rowsOf(['P1 B1 .', '. . .']));
  });

  test('[S-RAM] two that ram each other in one round both do, and stay where they are', () => {
    const state = scene(['P1 B1 .', '. . .'], {
      ...onVehicles,
      craft: { P1: { hull: 'medium', modifications: ['Pilot amph dose'] }, B1: { hull: 'medium' } },
    });
    const { state: after, events } = round(state, 'P1: ram B1 via B1\nB1: ram P1 via A1', 6, 6);
    expect(eventsOf(events, 'ram-judged').map(({ success }) => success)).toEqual([true, true]);
    expect(drawn(after)).toEqual(rowsOf(['P1 B1 .', '. . .']));
    expect(after.units.map(({ parts }) => parts.map(({ sixths }) => sixths))).toEqual([[6], [6]]);
  });

  test('[S-KEEP] [S-FOLLOW] two that keep away from each other stay, as a circle', () => {
    const state = scene(['P1 . B1', '. . .'], { ...onVehicles, craft: { P1: {}, B1: {} } });
    const { state: after, events } = round(state, 'P1: keep 6 from B1\nB1: keep 6 from P1', 1, 2);
    expect(eventsOf(events, 'stayed').map(({ reason }) => reason)).toEqual(['circle', 'circle']);
    expect(drawn(after)).toEqual(drawn(state));
  });

  test('[S-LAYERS] [S-LOS] a spaceship over a wall and a unit in the open see each other, whoever stands between', () => {
    const state = scene(['P1 # B2', '. . .', 'B1 . .'], {
      scale: 'spaceship',
      craft: { B1: { class: 'spaceship' } },
    });
    expect(eventsOf(round(state, 'B1: fire 1 at P1', 6).events, 'died')).toHaveLength(1);
    expect(eventOf(round(state, 'P1: shoot B2').events, 'act-lost').reason).toBe('no-sight');
  });

  test('[S-TRANSPORT] who leaves and who boards in one round pass each other in a full bay', () => {
    const craft = { P9: { bays: [0] } };
    const names = ['P1', 'P2', 'P3', 'P4'];
    const state = scene(['P9 P1/P2/P3/P4 .', 'P5 . .', '. . B1'], { ...onVehicles, craft });
    const full = round(state, `P9: load ${names.join('+')} into 1`).state;
    const passed = round(full, 'P9: unload P1 from 1 to B2, load P5 into 1').state;
    const aboard = passed.units.filter((unit) => unit.aboard !== null).map(({ name }) => name);
    expect(aboard).toEqual(['P2', 'P3', 'P4', 'P5']);
    expect(drawn(passed)).toEqual(rowsOf(['P9 . .', '. P1 .', '. . B1']));
  });
});
