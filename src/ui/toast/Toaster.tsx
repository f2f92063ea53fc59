import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { PlainToast } from './PlainToast.tsx';
import { lastToasts, noToasts, onToast, type ToastPlace } from './toast.ts';

/* A failed request is when a toast is needed most and when this file may fail to come too. */
const ToastRegion = lazy(async (): Promise<{ default: (place: ToastPlace) => ReactNode }> => {
  try {
    return { default: (await import('./ToastRegion.tsx')).ToastRegion };
  } catch {
    return { default: PlainToast };
  }
});

/** Where toasts appear; once in each layout. The machinery behind it is fetched with the first toast. */
export function Toaster({ side = 'right' }: { side?: ToastPlace['side'] }) {
  const shown = useSyncExternalStore(onToast, lastToasts, noToasts);
  return (
    shown.length > 0 && (
      <Suspense>
        <ToastRegion shown={shown} side={side} />
      </Suspense>
    )
  );
}
