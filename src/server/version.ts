import { createHash } from 'node:crypto';

/** Identifies a preview by its content, so that applying it makes exactly the shown changes. */
export const versionOf = (preview: unknown): string =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 32);
