import { createContext } from 'react';

/** Asks the user; resolves to true if unsaved input may be discarded. */
type Ask = () => Promise<boolean>;

const guards = new Set<Ask>();

/** The questions of the forms in a dialog, which are asked before it closes. */
export const GuardsOfDialog = createContext<Set<Ask> | undefined>(undefined);

/**
 * Registers a question for leaving the page other than by navigation, and for closing the dialog around it;
 * returns the function that unregisters it.
 */
export function guardUnsaved(ask: Ask, ofDialog?: Set<Ask>): () => void {
  const registers = ofDialog ? [guards, ofDialog] : [guards];
  for (const one of registers) one.add(ask);
  return () => {
    for (const one of registers) one.delete(ask);
  };
}

/** Asks for every form with unsaved input, or for those of a dialog; false as soon as the user wants to stay. */
export async function mayLeave(among: ReadonlySet<Ask> = guards): Promise<boolean> {
  for (const ask of among) if (!(await ask())) return false;
  return true;
}
