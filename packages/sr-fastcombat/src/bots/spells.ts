import { within } from '@tabletop/geometry';
import type { Deed } from '../deed.js';
import type { Spell } from '../figures/sheet.js';
import { figuresInArea } from '../magic/area-spell.js';
import { seesForSpell } from '../magic/sees.js';
import type { Figure } from '../state.js';
import { canSee } from '../table/sight.js';
import { toUnits } from '../units.js';
import { type Casting, castingStake, drainStake } from './castings.js';
import { fightStake } from './fights.js';
import type { Mind } from './mind.js';
import type { Prospect } from './prospect.js';
import type { Scene } from './scenes.js';
import { bestOption, commitmentNet } from './stake.js';

/** The spells that a figure could cast. */
export function castings(mind: Mind, scene: Scene, caster: Figure): readonly Prospect[] {
  return caster.profile.spells.flatMap((spell, index) => {
    const aims = spell.radius === null ? targetsOf(mind, scene, caster, spell) : spotsOf(mind, scene, caster, spell);
    return aims.flatMap(({ targets, ...aim }) =>
      forces(spell).map((force): Prospect => {
        const net = netOf(mind, { caster, spell, force }, targets);
        const deed: Deed<'cast'> = {
          type: 'cast',
          player: mind.me,
          figure: caster.id,
          spell: index,
          force,
          ...aim,
          mark: scene.mark,
        };
        return { deed, net, later: net };
      }),
    );
  });
}

/** The greatest Force and those that spare the caster some drain. */
function forces({ maxForce }: Spell): readonly number[] {
  return [...new Set([maxForce, Math.ceil((2 * maxForce) / 3), Math.ceil(maxForce / 3)])];
}

/** Whom or where a spell can be aimed at, and who is in it then. */
interface Aim extends Pick<Deed<'cast'>, 'target' | 'at'> {
  readonly targets: readonly Figure[];
}

function targetsOf(mind: Mind, scene: Scene, caster: Figure, spell: Spell): readonly Aim[] {
  const { view, me, rules } = mind;
  const fallen = view.figures.filter(({ owner, status }) => owner === me && status === 'out');
  const reach = spell.range === 'touch' ? rules.touchReach : spell.range;
  return (spell.effect === 'heal' ? fallen : scene.enemies)
    .filter((target) => reach === 'los' || within(caster.at, target.at, toUnits(reach)))
    .filter((target) => spell.range === 'touch' || spell.ignoresSight || seesForSpell(view, caster, target, mind))
    .map((target) => ({ target: target.id, at: null, targets: [target] }));
}

function spotsOf(mind: Mind, scene: Scene, caster: Figure, spell: Spell): readonly Aim[] {
  const { view, rules } = mind;
  const reach = spell.range === 'touch' ? rules.touchReach : spell.range;
  const standing = [...scene.own, ...scene.enemies];
  const figures = view.figures.map((figure) => standing.find(({ id }) => id === figure.id) ?? figure);
  return scene.enemies
    .filter(({ at }) => reach === 'los' || within(caster.at, at, toUnits(reach)))
    .filter(({ at }) => spell.ignoresSight || canSee(view.board, caster.at, at, rules))
    .map(({ at }) => {
      const inArea = figuresInArea({ board: view.board, figures }, caster, spell, at, mind);
      return { target: null, at, targets: figures.filter(({ id }) => inArea.includes(id)) };
    });
}

/** What is to be expected of a spell: what it does, less drain; of a touch against somebody's will, less the fight. */
function netOf(mind: Mind, casting: Casting, targets: readonly Figure[]): number {
  const { caster, spell } = casting;
  const stake = castingStake(
    mind,
    casting,
    targets,
    spell.resisted && spell.radius === null ? mind.theirs : mind.drawn,
  );
  const effect = commitmentNet(mind.options, stake);
  const drain = bestOption(mind.options.singles, drainStake(mind, casting))?.net ?? 0;
  const [target] = targets;
  if (spell.range !== 'touch' || target === undefined || target.owner === mind.me) return effect + drain;
  const touch = commitmentNet(mind.options, fightStake(mind, caster, target, mind.theirs, 0));
  return effect / 2 + touch + drain;
}
