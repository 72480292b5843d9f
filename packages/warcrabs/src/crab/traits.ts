/** What a crab is engineered with. They never change. @rule W-TRAITS */
export interface Traits {
  /** How much it carries and how well it throws. */
  readonly strength: number;
  /** How well it shoots and how fast it moves. */
  readonly dexterity: number;
  /** How much it takes before it dies. */
  readonly endurance: number;
}
