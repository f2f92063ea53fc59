export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `ok` by default. `critical` and `high` interrupt a screen reader. */
  tone?: 'ok' | 'info' | 'high' | 'critical' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}
export interface ShownToast extends ToastMessage {
  /** Increases with every toast, to distinguish two equal ones. */
  id: number;
  /** The time of the call, in milliseconds. */
  at: number;
}
/** The props of the component that renders the toasts. */
export interface ToastPosition {
  shown: readonly ShownToast[];
  side: 'right' | 'left';
}

/** How long a toast stays, in milliseconds; longer if it has an action. */
export const toastMs = ({ action }: ToastMessage): number => (action ? 6_000 : 5_000);

const none: readonly ShownToast[] = [];
let shown = none;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message for 5 seconds and replaces the visible one; a critical one stays beside it until its own time is over. Can
 * be called from anywhere in the browser.
 */
export function toast(message: ToastMessage): void {
  const at = Date.now();
  const critical = shown.filter((one) => one.tone === 'critical' && at - one.at < toastMs(one)).slice(-1);
  shown = [...critical, { ...message, id: ++count, at }];
  for (const listener of listeners) listener();
}

/** For the Toaster: subscribes to new toasts; returns the unsubscribe function. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the Toaster: the current toasts. */
export const lastToasts = (): readonly ShownToast[] => shown;

/** For the Toaster on the server, where there are none. */
export const noToasts = (): readonly ShownToast[] => none;
