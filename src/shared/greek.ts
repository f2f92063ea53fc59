/** Writes a count with its noun in singular or plural: «1 προϊόν», «1.250 προϊόντα». */
export function plural(count: number, one: string, other: string): string {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${digits} ${count === 1 ? one : other}`;
}

/** Lists words: «πόλη, ΤΚ και τηλέφωνο». */
export function listed(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} και ${last}` : last;
}
