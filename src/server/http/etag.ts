import { createHash } from 'node:crypto';

/** Returns the strong ETag of a response, from its content or from a text that identifies the content. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
