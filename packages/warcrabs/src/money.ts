/** Cents as one reads them: '$1.98'. @rule W-MONEY */
export function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
