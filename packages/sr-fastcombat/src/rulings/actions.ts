import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about what figures can do with their actions. */
export const ACTIONS: readonly Ruling[] = [
  settled(
    'oneHanded',
    'F-READY',
    'Which weapons take one hand?',
    'All that is meant for melee, every pistol and hold-out, tasers, and what is thrown: knives, shuriken, grenades. Everything else takes two. Bare hands need no readying.',
    'By the letter a shuriken would take two hands, and nobody could fight without a weapon.',
  ),
  choice('hands', 'F-READY', 'How many hands does a figure have for what is readied?', {
    2: 'Two: one two-handed weapon, or two that take one hand.',
    number: 'As many as the house rule says.',
  }),
  choice('startReady', 'F-READY', 'What is ready at the start?', {
    first: 'The first weapons on the sheet that the hands can hold; grenades are to be prepared all the same.',
    none: 'Nothing.',
  }),
  settled(
    'readying',
    'F-READY',
    'What does changing weapons cost?',
    'Readying a weapon puts away what stands in its way, all as one action; two one-handed weapons are readied by two actions. Each attack uses one of them.',
    'The source names changing from one weapon to the next as one action.',
  ),
  settled(
    'droppedItems',
    'F-ACT',
    'Where does a dropped item lie, and who can pick it up?',
    'At the feet of who dropped it. A figure within 3 cm picks it up, but not through a wall; it is not ready then. What a fallen figure carries stays with it.',
    'Three centimetres is how near a figure must be for all that it does with its hands.',
  ),
  settled(
    'posture',
    'F-ACT',
    'What does lying on the ground change?',
    'A prone figure moves by crawling. Nothing else is changed.',
  ),
  settled(
    'scenarioActions',
    'F-ACT',
    'What else can a figure do?',
    'What the set-up names as an action of the scenario, for one action.',
    'The list in the source is open.',
  ),
];
