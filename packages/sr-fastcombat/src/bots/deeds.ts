import type { SkirmishAction } from '../actions.js';
import type { Figure } from '../state.js';
import { shots, strikes } from './attacks.js';
import { chores } from './chores.js';
import { explosions } from './explosions.js';
import type { Marksmanship } from './guns.js';
import type { Mind } from './mind.js';
import type { Prospect } from './prospect.js';
import { around, type Scene, scenesOf } from './scenes.js';
import { castings } from './spells.js';

/** What an action is to bring at least. */
const LEAST = 0.03;
/** By how much an action must be better later to be waited with: who waits may be too late. */
const PATIENCE = 0.08;

/** The actions that are worth declaring now, the best first. */
export function worthwhile(mind: Mind, shooting: Marksmanship): readonly SkirmishAction[] {
  const scenes = scenesOf(mind);
  const hurry = mind.view.stage.phase === 'window' && mind.view.stage.occasion === 'last';
  return scenes
    .flatMap((scene) => prospectsIn(mind, scene, shooting))
    .filter(({ net, later }) => net >= LEAST && (hurry || later - net < PATIENCE))
    .sort((a, b) => b.net - a.net)
    .map(({ deed }) => deed);
}

function prospectsIn(mind: Mind, scene: Scene, shooting: Marksmanship): readonly Prospect[] {
  return scene.own
    .filter(({ actions }) => actions > 0)
    .flatMap((figure) => {
      const seen = around(scene, figure);
      const attacks = attacksOf(mind, seen, figure, shooting);
      // What is got ready is so at any mark.
      if (scene.mark > 0) return attacks;
      const best = Math.max(0, ...attacks.map(({ later }) => later));
      return [...attacks, ...chores(mind, seen, figure, best, shooting)];
    });
}

/** All that a figure could do to others. */
function attacksOf(mind: Mind, scene: Scene, figure: Figure, shooting: Marksmanship): readonly Prospect[] {
  return [
    ...shots(mind, scene, figure, shooting),
    ...strikes(mind, scene, figure),
    ...explosions(mind, scene, figure),
    ...castings(mind, scene, figure),
  ];
}
