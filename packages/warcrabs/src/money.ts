/** Cents as one reads them: '$1.98', or '-$0.05' for what is owed. @rule W-MONEY */
export function dollars(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}$${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
