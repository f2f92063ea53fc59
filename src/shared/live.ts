/**
 * The messages that the server sends over /ws, by type. A feature adds its own:
 * `declare module '#shared/live.ts' { interface LiveMessages { alert: { alert: LiveAlert } } }`
 */
export interface LiveMessages {
  /** The first message of a connection. */
  connection: { message: string };
  /** What the client sent, returned to it. */
  echo: { data: unknown };
  /** Names of the resources that changed, without data: clients that show one fetch it again. `*` means all. */
  changed: { resources: readonly string[] };
}

export type LiveMessage = {
  [Type in keyof LiveMessages]: { type: Type } & LiveMessages[Type];
}[keyof LiveMessages];

/** The close code for a session that has ended: the client must not reconnect with it. */
export const sessionEndedCode = 4001;

/** The longest message that a client may send, in bytes. */
export const maxClientMessageLength = 16 * 1024;

/** What a client says to hear of changes of what a secret key opens; it comes back as an echo, whatever the key opens. */
export type Follow = { follow: string };

const maxKeyLength = 200;

/** The key that a client's message asks to follow. */
export function readFollowed(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('follow' in message)) return undefined;
  const { follow } = message;
  return typeof follow === 'string' && follow.length <= maxKeyLength ? follow : undefined;
}
