/** Options without those that read like an earlier one: two grenades of a kind are one choice. */
export function withoutTwins<Option extends { readonly label: string }>(options: readonly Option[]): readonly Option[] {
  return options.filter(({ label }, at) => options.findIndex((other) => other.label === label) === at);
}
