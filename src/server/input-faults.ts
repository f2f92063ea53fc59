/** The limits; the contract's deepest input has five levels and its longest list 500 entries. */
const deepest = 20;
const maxValues = 10_000;
/** Nobody reads more errors, and the sender of bad input must not control the size of the response. */
const maxFaults = 20;
const maxNameLength = 60;

/**
 * Problems that make an input unfit for any schema: `isTooComplex` when it is too deep or has too many values; `fields`
 * lists the dotted names of texts that PostgreSQL cannot store, and of values whose `length` or `size` is an object.
 */
export type InputFaults = { isTooComplex: boolean; fields: string[] };

type Node = { value: unknown; name: string; depth: number; parent: Node | undefined };

/** Zod compares these with a number even where the type is wrong, and an object may not convert to one. */
const isNoSize = (name: string, value: unknown) =>
  (name === 'length' || name === 'size') && typeof value === 'object' && value !== null;

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function dottedName(node: Node): string {
  const names: string[] = [];
  for (let at: Node | undefined = node; at?.parent; at = at.parent)
    names.unshift(at.name.slice(0, maxNameLength));
  return names.join('.') || '_';
}

/**
 * Visits every value of an input once, before anything else does, in time and memory proportional to its size. A text with a
 * NUL or an unpaired surrogate cannot be stored, neither as a value nor as a name.
 */
export function inputFaults(input: unknown): InputFaults {
  const fields: string[] = [];
  // An explicit stack: the sender controls the depth of the input.
  const waiting: Node[] = [{ value: input, name: '', depth: 0, parent: undefined }];
  let seen = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { value, name, depth } = node;
    const isFit = isStorable(name) && (typeof value !== 'string' || isStorable(value));
    const faulty = isNoSize(name, value) ? node.parent : isFit ? undefined : node;
    if (faulty && fields.length < maxFaults) fields.push(dottedName(faulty));
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.entries(value);
    seen += parts.length;
    if (depth === deepest || seen > maxValues) return { isTooComplex: true, fields };
    for (const [part, inner] of parts)
      waiting.push({ value: inner, name: part, depth: depth + 1, parent: node });
  }
  return { isTooComplex: false, fields };
}
