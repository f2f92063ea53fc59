/** The records that an administrator can have open: kind and id, «order:…». */
export type OpenRecord = `${'order' | 'appointment' | 'customer' | 'message'}:${string}`;

/** The most records that one page has open at once. */
export const maxOpenRecords = 4;

declare module './live.ts' {
  interface LiveMessages {
    /** The other administrators who have a record open, by name; sent only to those who have it open too. */
    opened: { subject: string; people: readonly string[] };
  }
}

const isOpenRecord = (value: unknown): value is OpenRecord =>
  typeof value === 'string' && /^(order|appointment|customer|message):[\w-]{1,40}$/.test(value);

/** Reads a client's message that says which records its page has open; undefined if it is another message. */
export function readOpenRecords(message: unknown): OpenRecord[] | undefined {
  if (typeof message !== 'object' || message === null || !('open' in message)) return undefined;
  const { open } = message;
  if (!Array.isArray(open) || open.length > maxOpenRecords || !open.every(isOpenRecord)) return undefined;
  return [...new Set(open)];
}
