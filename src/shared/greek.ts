/** Writes a count with its noun in singular or plural: «1 προϊόν», «1.250 προϊόντα». */
export function plural(count: number, one: string, other: string): string {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${digits} ${count === 1 ? one : other}`;
}
