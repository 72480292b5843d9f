/** The colours of a deck. */
export interface DeckColours {
  readonly deck: string;
  readonly seams: string;
  readonly rim: string;
  readonly obstacle: string;
  readonly obstacleRim: string;
}

const WOOD: DeckColours = {
  deck: '#ecd2a0',
  seams: '#dcbd84',
  rim: '#7a5230',
  obstacle: '#9a6a3a',
  obstacleRim: '#5d3a17',
};

const IRON: DeckColours = {
  deck: '#cbd3d6',
  seams: '#b5bfc4',
  rim: '#4a565d',
  obstacle: '#7f8d95',
  obstacleRim: '#39444a',
};

/** What a vessel is made of: the Nautilus of iron, every other of wood. */
export function deckColours(vessel: string): DeckColours {
  return vessel === 'nautilus' ? IRON : WOOD;
}

export const SEA = '#cfe4ec';
export const WAVES = '#a9cbd9';
export const TENTACLE = '#5b2a6e';
export const SUCKERS = '#c9a3d8';
export const DAMAGE = '#b3261e';
