import type { Phase } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** The phase that is under way; null between two rounds, while orders are given for one, and when all is over. @rule S-PHASES */
export function phaseUnderWay({ stage }: Pick<SpcfkrsView, 'stage'>): Phase | null {
  switch (stage.step) {
    case 'orders':
      if (stage.ask === 'round') return null;
      return stage.ask === 'declare' ? 'move' : stage.ask;
    case 'order':
    case 'turn':
      return stage.phase;
    case 'overdose':
    case 'malfunction':
    case 'pilot':
    case 'recharge':
    case 'slag':
    case 'hack':
      return 'special';
    case 'stab':
      return 'stab';
    case 'burst':
    case 'shot':
      return 'shoot';
    case 'ram':
      return 'ram';
    case 'round':
    case 'over':
      return null;
  }
}
