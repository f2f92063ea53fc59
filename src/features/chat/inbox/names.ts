import type { InboxRow } from './contract.ts';

/** Who writes: the name, or the end of the conversation's id, which tells unknown visitors apart. */
export function personName({ id, name }: Pick<InboxRow, 'id' | 'name'>): string {
  return name ?? `Επισκέπτης ${id.slice(-4).toUpperCase()}`;
}

/** The first word of a name, to address the person; undefined for an unknown visitor. */
export const firstNameOf = ({ name }: Pick<InboxRow, 'name'>): string | undefined => name?.split(' ', 1)[0];
