import { createHash } from 'node:crypto';

/** The strong ETag of an answer, which follows from what the answer follows from: its content, or what names that. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
