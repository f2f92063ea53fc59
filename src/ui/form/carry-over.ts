/** A number stands for the text in which it is typed, and nothing for an empty field. */
const asTyped = (value: unknown) =>
  JSON.stringify(value ?? '', (_, part: unknown) => (typeof part === 'number' ? String(part) : part));

const isSame = (one: unknown, other: unknown) => asTyped(one) === asTyped(other);

/**
 * Says which fields of an open form stay as they were typed when somebody else has saved the thing meanwhile: those
 * that were changed in the form. `contested` are those of them that the other has changed too. `isMixed` tells that
 * both have changed something.
 */
export function carryOver<Values extends object>(
  begun: Values,
  typed: Values,
  saved: Values,
): { kept: (keyof Values)[]; contested: (keyof Values)[]; isMixed: boolean } {
  const names = (Object.keys(saved) as (keyof Values)[]).filter((name) => !isSame(typed[name], saved[name]));
  const kept = names.filter((name) => !isSame(typed[name], begun[name]));
  const taken = names.filter((name) => !isSame(saved[name], begun[name]));
  return {
    kept,
    contested: kept.filter((name) => taken.includes(name)),
    isMixed: kept.length > 0 && taken.length > 0,
  };
}
