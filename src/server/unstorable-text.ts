/** Names the fields of an input, dotted, whose text PostgreSQL cannot keep: one with NUL in it, or with half a character. */
export function unstorableTexts(input: unknown): string[] {
  const found: string[] = [];
  // Not by recursion: whoever sends the input decides how deep it is.
  const waiting: { value: unknown; at: string }[] = [{ value: input, at: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, at } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) found.push(at || '_');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value))
      waiting.push({ value: part, at: at ? `${at}.${name}` : name });
  }
  return found;
}
