/** Asks the user; resolves to true if unsaved input may be discarded. */
type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Registers a question for leaving the page other than by navigation; returns the function that unregisters it. */
export function guardUnsaved(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Asks for every open form with unsaved input; false as soon as the user wants to stay. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
