import type { AuditEntry } from '../../contract.ts';

/** The author of a change: the administrators' session by its short name, or the customer with isAdmin. */
export function whoText({ actor, who, name }: Pick<AuditEntry, 'actor' | 'who' | 'name'>): string {
  if (actor === 'staff') return name ?? 'Πελάτης με διαχείριση παραγγελιών';
  return who ? `Διαχειριστής ${who.slice(0, 6)}` : 'Διαχειριστής';
}
