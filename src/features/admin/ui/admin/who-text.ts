import type { AuditEntry } from '../../contract.ts';

/** The author of a change: a person's name if known, else the administrators' session by its short name. */
export function whoText({ actor, who, name }: Pick<AuditEntry, 'actor' | 'who' | 'name'>): string {
  if (actor === 'staff') return name ?? 'Πελάτης με διαχείριση παραγγελιών';
  if (name !== undefined) return name;
  return who ? `Διαχειριστής χωρίς όνομα (${who.slice(0, 6)})` : 'Διαχειριστής';
}
