export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `ok` by default. `critical` and `high` interrupt a screen reader. */
  tone?: 'ok' | 'info' | 'high' | 'critical' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}
export interface ShownToast extends ToastMessage {
  /** Grows with every toast, so that two equal ones in a row are two. */
  id: number;
  /** When it was asked for, in milliseconds. */
  at: number;
}
/** What the Toaster hands to whatever draws the toast. */
export interface ToastPlace {
  shown: readonly ShownToast[];
  side: 'right' | 'left';
}

/** How long a toast stays, longer with something to press. */
export const toastMs = ({ action }: ToastMessage): number => (action ? 6_000 : 5_000);

const none: readonly ShownToast[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message for 5 seconds, in place of the one that is showing; a critical one stays beside it until its own time is
 * over. Can be called from anywhere in the browser.
 */
export function toast(message: ToastMessage): void {
  const at = Date.now();
  const critical = shown.filter((one) => one.tone === 'critical' && at - one.at < toastMs(one)).slice(-1);
  shown = [...critical, { ...message, id: ++count, at }];
  for (const listener of listeners) listener();
}

/** For the Toaster: calls back after every new toast; answers how to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: the toasts that were asked for last. */
export const lastToasts = (): readonly ShownToast[] => shown;

/** For the Toaster on the server, where nobody has asked for any. */
export const noToasts = (): readonly ShownToast[] => none;
