import type { ActPhase } from '../stage.js';
import type { Act } from './order.js';

/** The phase in which a special, a stab or a shot is carried out. @rule S-PHASES */
export function phaseOf(act: Act): ActPhase {
  switch (act.type) {
    case 'hack':
      return 'special';
    case 'stab':
      return 'stab';
    case 'shoot':
    case 'shoot-cover':
    case 'fire':
      return 'shoot';
  }
}
