/** How far a crab can throw another, in inches: its Strength less its own Weight, never below 0. @rule W-THROW */
export function throwDistance({ strength, weight }: { readonly strength: number; readonly weight: number }): number {
  return Math.max(0, strength - weight);
}
