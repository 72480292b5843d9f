import type {
  BoughtCraft,
  BoughtUnit,
  CraftInput,
  DesignedCraft,
  Rules,
  UnitClass,
  UnitInput,
} from '@tabletop/spcfkrs';

/** A craft as a file has it: of one's own, or of a House design. */
export type CraftEntry = CraftInput | DesignedCraft;

/** The points that the units of each class may cost together. */
export type Budgets = Readonly<Record<UnitClass, number>>;

/** A force that was read and bought. */
export interface BoughtForce {
  /** On foot. */
  readonly units: readonly BoughtUnit[];
  readonly craft: readonly BoughtCraft[];
  /** What it is called, where the file says so. */
  readonly name: string | undefined;
  readonly budgets: Budgets;
  /** The units on foot as they are put into a set-up. */
  readonly inputs: readonly UnitInput[];
  /** The craft as they are put into a set-up. */
  readonly craftInputs: readonly CraftEntry[];
}

/** What a force is bought by. */
export interface Market {
  readonly rules: Rules;
  /** What it may cost, whatever the file says. */
  readonly budgets: Partial<Budgets>;
}

/** The budgets of a file by their fields, as far as it has any. */
export interface WrittenBudgets<Budget = number> {
  readonly budget?: Budget;
  readonly vehicleBudget?: Budget;
  readonly spaceshipBudget?: Budget;
}

/** What the units of each class may cost: as it was asked for, as the file says, or as the rules do. */
export function budgetsOf<Budget>(
  { budget, vehicleBudget, spaceshipBudget }: WrittenBudgets<Budget>,
  { budgets, rules }: Market,
): Readonly<Record<UnitClass, Budget | number>> {
  return {
    'on-foot': budgets['on-foot'] ?? budget ?? rules.budget,
    vehicle: budgets.vehicle ?? vehicleBudget ?? rules.vehicleBudget,
    spaceship: budgets.spaceship ?? spaceshipBudget ?? rules.spaceshipBudget,
  };
}
