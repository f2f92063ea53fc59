import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The sheets; wrap each in `PrintedSheet`. */
  children: ReactNode;
  /** Called when the print window has been closed. */
  onDone: () => void;
}

/** Prints its children instead of the page, once, as soon as it is shown; on the screen nothing is seen of them. */
export function PrintedSheets({ children, onDone }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    // After the layout, so that the sheets are in the document.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <div data-printed-sheets="" className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}

/** A sheet that begins on a page of its own. */
export function PrintedSheet({ children }: { children: ReactNode }) {
  return (
    <section className="text-[10.5pt] leading-snug [&:not(:last-child)]:break-after-page">{children}</section>
  );
}

/** Room for signatures at the end of a sheet: who signs, and the name where it is known. */
export function PrintedSignatures({
  who,
}: {
  who: readonly (readonly [role: string, name?: string | undefined])[];
}) {
  return (
    <div className="mt-4 grid break-inside-avoid grid-cols-2 gap-10">
      {who.map(([role, name]) => (
        <div key={role}>
          <p className="font-semibold">{role}</p>
          <p className="flex h-[16mm] items-end wrap-anywhere">{name}</p>
          <p className="border-t border-text pt-1 text-[9pt] text-text-2">
            Ονοματεπώνυμο, ημερομηνία, υπογραφή
          </p>
        </div>
      ))}
    </div>
  );
}
