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
}
/** What the Toaster hands to whatever draws the toast. */
export interface ToastPlace {
  shown: ShownToast;
  side: 'right' | 'left';
}

let current: ShownToast | undefined;
const listeners = new Set<() => void>();

/** Shows a message for 5 seconds, in place of the one that is showing. Can be called from anywhere in the browser. */
export function toast(message: ToastMessage): void {
  current = { ...message, id: (current?.id ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** For the Toaster: calls back after every new toast; answers how to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: the last toast asked for, if any. */
export function lastToast(): ShownToast | undefined {
  return current;
}
