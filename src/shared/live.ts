/**
 * What the server says over /ws, by its type. A feature adds its own:
 * `declare module '../../shared/live.ts' { interface LiveMessages { alert: { alert: LiveAlert } } }`
 */
export interface LiveMessages {
  /** The first message of a connection. */
  connection: { message: string };
  /** What the client sent, back to it. */
  echo: { data: unknown };
  /** Names of what has changed, without the data: whoever shows it reads it anew. `*` is everything. */
  changed: { resources: readonly string[] };
}

export type LiveMessage = {
  [Type in keyof LiveMessages]: { type: Type } & LiveMessages[Type];
}[keyof LiveMessages];

/** How a connection ended that must not be opened again as it was: the session behind it is over. */
export const sessionEndedCode = 4001;

/** The most that a client may send at once, in bytes. */
export const longestClientMessage = 16 * 1024;
