import type { ToastPlace } from './toast.ts';

/** The toast of a page that could not fetch the real one: says the same, until the next or the end of the page. */
export function PlainToast({ shown }: Pick<ToastPlace, 'shown'>) {
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-2 z-(--z-toast) rounded-md border-l-4 border-critical bg-surface px-4 py-3.5 text-base shadow-float md:top-auto md:bottom-4 md:left-auto md:w-[380px]"
    >
      <b>{shown.title}</b>
      <p className="text-text-2">{shown.description}</p>
    </div>
  );
}
