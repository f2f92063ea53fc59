import { createListeners } from '../page/listeners.ts';

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
}
export interface ToastPosition {
  shown: ShownToast;
  side: 'right' | 'left';
}

/** How long a toast stays, in milliseconds; longer if it has an action. */
export const toastMs = ({ action }: ToastMessage): number => (action ? 6_000 : 5_000);

let shown: ShownToast | undefined;
let isOpen = false;
let waiting: ToastMessage | undefined;
let count = 0;
const listeners = createListeners();

/** Nothing covers a critical toast before it closes, and a critical one leaves time for an action that is offered. */
const mustWait = ({ tone }: ToastMessage) =>
  isOpen && (shown?.tone === 'critical' ? tone !== 'critical' : tone === 'critical' && !!shown?.action);

/**
 * Shows a message for 5 seconds, one at a time: it replaces the visible one, or waits for that to close if one of the two is
 * critical. Of several that wait the last one is shown. Can be called from anywhere in the browser.
 */
export function toast(message: ToastMessage): void {
  if (mustWait(message)) {
    waiting = message;
    return;
  }
  shown = { ...message, id: ++count };
  isOpen = true;
  listeners.notify();
}

/** For the component that renders the toast: it closed, by its time or by hand, and the one that waits may follow. */
export function toastClosed(id: number): void {
  if (id !== shown?.id) return;
  isOpen = false;
  const next = waiting;
  waiting = undefined;
  if (next) toast(next);
}

/** For the Toaster: subscribes to new toasts; returns the unsubscribe function. */
export const onToast = listeners.listen;

/** For the Toaster: the current toast; one that closed stays until the next. */
export const lastToast = (): ShownToast | undefined => shown;

/** For the Toaster on the server, where there is none. */
export const noToast = (): undefined => undefined;
