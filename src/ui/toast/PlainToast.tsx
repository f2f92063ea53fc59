import { toastClosed, type ToastPosition } from './toast.ts';

/** A simple toast for when the code of the real one cannot be loaded: same text, same duration, no interaction. */
export function PlainToast({ shown }: Pick<ToastPosition, 'shown'>) {
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
