import { useRef, type PointerEvent } from 'react';

/** A sheet closes when it is released after being pulled down this far, in pixels. */
const closeAfter = 90;

/** The grab handle of a bottom sheet. Pulling it down closes the sheet; keyboard users have Esc and the close button. */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const from = useRef<number | null>(null);

  function pull(event: PointerEvent<HTMLDivElement>): number {
    const distance = from.current === null ? 0 : Math.max(0, event.clientY - from.current);
    const sheet = event.currentTarget.parentElement;
    if (sheet) sheet.style.translate = distance === 0 ? '' : `0 ${distance}px`;
    return distance;
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    const distance = pull(event);
    from.current = null;
    if (distance > closeAfter) onClose();
    else pull(event);
  }

  return (
    <div
      aria-hidden="true"
      className="grid h-6 shrink-0 touch-none place-items-center md:hidden"
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className="h-1 w-10 rounded-full bg-line-strong" />
    </div>
  );
}
