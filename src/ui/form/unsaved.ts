/** Asks whether what was typed may be lost. */
type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** Has somebody asked before the page is left by other ways than its addresses; gives the way to end that. */
export function guardUnsaved(ask: Ask): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Asks for every open form in which something was typed; false as soon as somebody wants to stay. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
