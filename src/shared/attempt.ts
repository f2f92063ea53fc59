/** What is being sent: resent unchanged it keeps its key, so that it takes effect once. */
export type Attempt = { key: string; body: string };

/** The attempt to send this content: the last one, if its content was the same. */
export function attemptOf(last: Attempt | undefined, content: object, newKey = randomKey): Attempt {
  const body = JSON.stringify(content);
  return last?.body === body ? last : { key: newKey(), body };
}

// Not randomUUID, which exists only in secure contexts.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
