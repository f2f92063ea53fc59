import type { ChatMessage } from '../contract.ts';

/** The messages of a conversation as far as they are known. */
export interface InboxMessages {
  messages: ChatMessage[];
  lastSeq: number;
  /** The server's clock. */
  now: string;
}

/** Adds messages to those already known, each once, in the order of the conversation. */
export function mergeMessages(known: InboxMessages | undefined, next: InboxMessages): InboxMessages {
  if (!known) return next;
  const bySeq = new Map([...known.messages, ...next.messages].map((message) => [message.seq, message]));
  return {
    ...next,
    lastSeq: Math.max(known.lastSeq, next.lastSeq),
    messages: [...bySeq.values()].toSorted((a, b) => a.seq - b.seq),
  };
}

/** A part of a message's text: plain, or a link within this site. */
export type TextPart = { text: string; href?: string };

/** An address of a page, at the beginning of a word; a sign that ends a sentence does not belong to it. */
const address = /(?<=^|[\s(«])(https?:\/\/[^\s«»<>"]+|\/[a-z][^\s«»<>"]*)/gu;

/**
 * Splits a message's text into plain text and links: paths and addresses of this site become links, others stay text, so
 * that no message leads an administrator elsewhere.
 */
export function linkedParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = 0;
  for (const found of text.matchAll(address)) {
    const written = found[0].replace(/[.,;·:!?)]+$/u, '');
    const href = pathWithin(written, origin);
    if (href === undefined) continue;
    if (found.index > rest) parts.push({ text: text.slice(rest, found.index) });
    parts.push({ text: written, href });
    rest = found.index + written.length;
  }
  if (rest < text.length) parts.push({ text: text.slice(rest) });
  return parts;
}

function pathWithin(written: string, origin: string): string | undefined {
  const url = URL.parse(written, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search + url.hash;
}
