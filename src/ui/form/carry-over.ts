/** Numbers compare as the text in which they are typed, and missing values as an empty field, in rows too. */
const asTyped = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' ? String(part) : part === '' || part === null ? undefined : part,
  );

const isSame = (one: unknown, other: unknown) => asTyped(one) === asTyped(other);

/** Whether a form has values that differ from those with which it began. */
export function hasChanged(begun: object, typed: object): boolean {
  const names = new Set([...Object.keys(begun), ...Object.keys(typed)]);
  return [...names].some((name) => !isSame(Reflect.get(begun, name), Reflect.get(typed, name)));
}

/**
 * Compares an open form with a record that somebody else has saved in the meantime. `kept` are the fields changed in the form,
 * which stay as typed; `contested` those of them that the other person changed too; `isMixed` tells that both changed
 * something.
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
