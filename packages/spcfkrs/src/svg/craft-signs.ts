import type { Flowing } from '@tabletop/game/svg';
import { SIXTHS } from '../sixths.js';
import { drawCraft } from './craft-token.js';
import { showsBody } from './face.js';
import type { Piece } from './pieces.js';
import { sampleCraft, when } from './sign.js';

/** What the signs on vehicles and spaceships mean, as far as they are on the map. */
export function craftSigns(pieces: readonly Piece[]): readonly Flowing[] {
  const crafts = pieces.flatMap(({ token }) => (token.kind === 'craft' ? [token] : []));
  const parts = crafts.flatMap((craft) => craft.parts);
  const whole = parts.filter(({ face }) => face.sixths > 0);
  return [
    ...when(
      crafts.some(({ isAbove }) => !isAbove),
      'vehicle',
      (at) => drawCraft(sampleCraft(at, {})),
    ),
    ...when(
      crafts.some(({ isAbove }) => isAbove),
      'spaceship, above all else',
      (at) => drawCraft(sampleCraft(at, { isAbove: true })),
    ),
    ...when(
      parts.some(({ face }) => face.name !== null),
      'number of a part, its Body left and lost',
      (at) => drawCraft(sampleCraft(at, {}, {}, { name: '1', sixths: 2 * SIXTHS, body: 3 }, 22)),
    ),
    ...when(
      whole.some(({ face }) => face.name === null && showsBody(face)),
      'Body left of a part',
      (at) => drawCraft(sampleCraft(at, {}, {}, { sixths: 3 * SIXTHS }, 22)),
    ),
    ...when(whole.length < parts.length, 'wrecked part', (at) => drawCraft(sampleCraft(at, {}, {}, { sixths: 0 }))),
    ...when(
      whole.some(({ guns }) => guns > 0),
      'gun',
      (at) => drawCraft(sampleCraft(at, {}, { guns: 1 }, {}, 20)),
    ),
    ...when(
      whole.some(({ aboard }) => aboard !== null),
      'transport bay',
      (at) => drawCraft(sampleCraft(at, {}, { aboard: 0 }, {}, 20)),
    ),
    ...when(
      whole.some(({ aboard }) => aboard !== null && aboard > 0),
      'each of those aboard',
      (at) => drawCraft(sampleCraft(at, {}, { aboard: 2 }, {}, 22)),
    ),
    ...when(
      crafts.some(({ isMalfunctioning }) => isMalfunctioning),
      'malfunctions',
      (at) => drawCraft(sampleCraft(at, { isMalfunctioning: true })),
    ),
    ...when(
      crafts.some(({ hasPilot }) => !hasPilot),
      'without a pilot',
      (at) => drawCraft(sampleCraft(at, { hasPilot: false })),
    ),
  ];
}
