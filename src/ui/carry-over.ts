/** A number stands for the text in which it is typed, and nothing for an empty field. */
const asTyped = (value: unknown) =>
  JSON.stringify(value ?? '', (_, part: unknown) => (typeof part === 'number' ? String(part) : part));

const isSame = (one: unknown, other: unknown) => asTyped(one) === asTyped(other);

/**
 * Carries what is typed in an open form over to what somebody else has saved meanwhile: a field that was changed in the form
 * stays as it is, every other takes the saved value. `isMixed` tells that the form now holds something of both.
 */
export function carryOver<Values extends object>(
  begun: Values,
  typed: Values,
  saved: Values,
): { values: Values; isMixed: boolean } {
  const values = { ...saved };
  let isTyped = false;
  let isTaken = false;
  for (const name of Object.keys(saved) as (keyof Values)[]) {
    if (isSame(typed[name], saved[name])) continue;
    if (isSame(typed[name], begun[name])) isTaken = true;
    else {
      values[name] = typed[name];
      isTyped = true;
    }
  }
  return { values, isMixed: isTyped && isTaken };
}
