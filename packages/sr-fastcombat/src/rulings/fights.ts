import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about melee, damage and grenades. */
export const FIGHTS: readonly Ruling[] = [
  settled(
    'whoDamages',
    'F-MELEE',
    'Who resolves the damage when the figure that was attacked hits, and with what?',
    'The owner of the figure that hit plays for the damage. One that was attacked uses whichever of its readied melee weapons and its bare hands does the most, and spends no action.',
    'The higher total hits the other, whoever attacked.',
  ),
  settled(
    'namedWeapon',
    'F-MELEE',
    'Which of two readied melee weapons attacks?',
    'The one that the attack names, before cards are committed.',
  ),
  settled(
    'wallBetween',
    'F-MELEE',
    'Can one fight or touch through a wall that is thin enough?',
    'No: the line between the centres must be free of walls, for a willing target too.',
    'A wall stops all that moves, and so a hand.',
  ),
  settled(
    'damageCards',
    'F-DAMAGE',
    'Is the card for damage played before the other is drawn?',
    'Yes, face up.',
    'The source says so for drain, and gives the same order for damage.',
  ),
  settled(
    'preparing',
    'F-GRENADE',
    'What has to be prepared?',
    'Each hand grenade by itself. A launcher is readied, once; one under a barrel with its weapon.',
  ),
  settled(
    'spotModifiers',
    'F-GRENADE',
    'Which modifiers hold for a grenade, and must its spot be seen?',
    'The range and the thrower’s moving. The spot must be on the table, in sight and in range.',
    'A spot does not move, take cover or vanish.',
  ),
  settled(
    'grenadeCards',
    'F-GRENADE',
    'How are the cards for a grenade played?',
    'The thrower’s is open, then one is drawn and taken off.',
  ),
  settled(
    'throwOnEqual',
    'F-SCATTER',
    'Where does a grenade land whose total is equal to the Target Number?',
    'On its spot: it is no point short.',
    'The text scatters what is below, and has what exceeds on target; between them lies a scatter of 0 cm.',
  ),
  choice(
    'scatterDegrees',
    'F-SCATTER',
    'Which directions can a grenade scatter in?',
    {
      1: 'Every whole degree, each equally likely, from a fixed table of directions.',
      number: 'Every multiple of as many degrees as the house rule says.',
    },
    'A table gives the same point on every machine, where sines differ in their last digits.',
  ),
  settled(
    'scatterAnywhere',
    'F-SCATTER',
    'What stops a grenade that scatters?',
    'Nothing: it goes off where it comes down, also behind a wall or beyond the edge of the table.',
  ),
  settled(
    'blastReach',
    'F-BLAST',
    'Whom does a blast reach, and in which order?',
    'All at whose distance some Damage is left and who are still in the fight, whoever’s they are, the thrower too; by ascending id.',
    'The source resolves it for every figure within reach.',
  ),
  choice('blastShielded', 'F-BLAST', 'Does a wall shield from a blast?', {
    false: 'No.',
    true: 'Yes: a figure that cannot be seen from where it goes off is not reached.',
  }),
];
