/** A message that has been written but not yet stored by the server. */
export interface Unsent {
  /** The message's own key (a UUID): sending it twice stores it once. */
  key: string;
  text: string;
  /** The id of the customer who wrote it; empty for a visitor. */
  owner: string;
  /** The path of the page on which it was written. */
  page?: string | undefined;
  /** Why the server did not take it: it waits for its writer, not for the connection. */
  refusal?: string | undefined;
}

/** More than anybody writes without a connection. */
const most = 100;

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, owner, page, refusal } = value as Partial<Record<keyof Unsent, unknown>>;
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    typeof owner === 'string' &&
    (page === undefined || typeof page === 'string') &&
    (refusal === undefined || typeof refusal === 'string')
  );
}

/** Reads the stored outbox; anything unreadable counts as empty. */
export function readOutbox(stored: string | null): Unsent[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter(isUnsent).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The text to store; null for an empty outbox. */
export const storedOutbox = (outbox: readonly Unsent[]): string | null =>
  outbox.length > 0 ? JSON.stringify(outbox) : null;

/**
 * What this person may send: their own messages, and what they wrote in this browser before signing in. Those of another
 * customer are never sent in this one's name.
 */
export const ownedBy = (outbox: readonly Unsent[], owner: string): Unsent[] =>
  outbox.filter((one) => one.owner === owner || one.owner === '');

/** The next message to send: the oldest that was not refused. */
export const nextToSend = (outbox: readonly Unsent[]): Unsent | undefined =>
  outbox.find(({ refusal }) => refusal === undefined);

/** Adds a message at the end; undefined when the outbox is full. */
export const withMessage = (outbox: readonly Unsent[], message: Unsent): Unsent[] | undefined =>
  outbox.length < most ? [...outbox, message] : undefined;

export const withoutMessage = (outbox: readonly Unsent[], key: string): Unsent[] =>
  outbox.filter((one) => one.key !== key);

/** Marks a message as refused, or as to be sent again when there is no reason. */
export const withRefusal = (outbox: readonly Unsent[], key: string, refusal: string | undefined): Unsent[] =>
  outbox.map((one) => (one.key === key ? { ...one, refusal } : one));
