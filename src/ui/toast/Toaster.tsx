import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lastToast, noToast, onToast, type ToastPosition, toastClosed } from './toast.ts';

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

/** A simple toast for when the code of the real one cannot be loaded: same text, same duration, no interaction. */
function PlainToast({ shown }: Pick<ToastPosition, 'shown'>) {
  return (
    <div
      key={shown.id}
      role="alert"
      onAnimationEnd={() => toastClosed(shown.id)}
      className={`pointer-events-none fixed inset-x-3 top-2 z-(--z-toast) rounded-md border-l-4 ${shown.tone === 'critical' ? 'border-critical' : 'border-ok'} bg-surface px-4 py-3.5 text-base shadow-float [animation:fade-out_.2s_5s_forwards] md:top-auto md:bottom-4 md:left-auto md:w-[380px]`}
    >
      <b>{shown.title}</b>
      <p className="text-text-2">{shown.description}</p>
    </div>
  );
}
