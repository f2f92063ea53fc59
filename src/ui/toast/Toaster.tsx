import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { PlainToast } from './PlainToast.tsx';
import { lastToast, noToast, onToast, type ToastPosition } from './toast.ts';

/* Toasts are most needed when requests fail, and then loading this file may fail too. */
const ToastRegion = lazy(async (): Promise<{ default: (position: ToastPosition) => ReactNode }> => {
  try {
    return { default: (await import('./ToastRegion.tsx')).ToastRegion };
  } catch {
    return { default: PlainToast };
  }
});

/** Shows the toast; once in each layout. Its implementation loads with the first toast. */
export function Toaster({ side = 'right' }: { side?: ToastPosition['side'] }) {
  const shown = useSyncExternalStore(onToast, lastToast, noToast);
  return (
    shown && (
      <Suspense>
        <ToastRegion shown={shown} side={side} />
      </Suspense>
    )
  );
}
