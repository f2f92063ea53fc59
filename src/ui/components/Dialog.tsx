import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type ReactNode, type PointerEvent } from 'react';
import { GuardsOfDialog, mayLeave } from '../form/unsaved.ts';
import { cx } from '../style/cx.ts';
import { DialogFooter } from './DialogFooter.tsx';

const widths = { sm: 'md:max-w-[440px]', md: 'md:max-w-[640px]', lg: 'md:max-w-[920px]' };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shown below the title; screen readers read it first. */
  description?: ReactNode;
  /** Always visible: the current choice at the left, the action at the right. */
  footer?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** A question that must be answered: a click outside does not close it. */
  alert?: boolean | undefined;
  /** No padding around the body, for columns divided by thin lines. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

/**
 * A dialog over the page; below 900 px a bottom sheet. It asks before what was typed in a form of it is lost.
 * Load it with the route or the click that needs it. `data-autofocus` on a control inside gives it the first
 * focus (`autoFocus` would prevent the focus from returning).
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  alert,
  flush,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const around = useRef<Element>(null);
  const [guards] = useState(() => new Set<() => Promise<boolean>>());

  /** Returns whether it closes at once, without a question. */
  function close(): boolean {
    const asks = guards.size > 0;
    if (asks) void mayLeave(guards).then((mayClose) => mayClose && onOpenChange(false));
    else onOpenChange(false);
    return !asks;
  }

  // The dialog itself, not its first button: a screen reader then begins with the title.
  function focusInside(event: Event) {
    event.preventDefault();
    opener.current = document.activeElement;
    around.current = opener.current?.closest('li, tr, section, [role=dialog]') ?? null;
    const content = event.currentTarget;
    if (!(content instanceof HTMLElement)) return;
    (content.querySelector<HTMLElement>('[data-autofocus]') ?? content).focus();
  }
  // Radix would look for its own trigger. If the opener was removed, the focus goes to an element next to where it was.
  function focusBack(event: Event) {
    event.preventDefault();
    const beside = around.current?.querySelector('a[href], button');
    const back = [opener.current, beside, document.querySelector('main')].find((one) => one?.isConnected);
    if (back instanceof HTMLElement) back.focus();
  }

  // Radix gives Escape only to its newest layer, and that is a toast if one appeared while the dialog was open.
  function closeUnderToast(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  }

  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-sheet) grid grid-cols-[minmax(0,1fr)] items-end justify-items-center overflow-hidden bg-overlay print:absolute print:block print:overflow-visible print:p-0 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in md:items-center md:p-6">
          <Radix.Content
            {...(alert && { role: 'alertdialog' })}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusInside}
            onCloseAutoFocus={focusBack}
            onKeyDown={closeUnderToast}
            onInteractOutside={(event) => alert && event.preventDefault()}
            className={cx(
              'flex max-h-[92dvh] w-full flex-col rounded-t-lg bg-surface shadow-float outline-none print:max-h-none print:max-w-none print:shadow-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in md:max-h-[calc(100dvh-48px)] md:rounded-lg',
              widths[size],
            )}
          >
            <SheetHandle close={close} />
            <header className="flex items-start justify-between gap-4 border-b border-line px-4.5 pt-3 pb-3.5 md:px-6 md:pt-5.5 md:pb-4.5">
              <div className="grid min-w-0 gap-1">
                <Radix.Title className="text-lg leading-snug md:text-xl">{title}</Radix.Title>
                {description && (
                  <Radix.Description asChild>
                    <div className="text-base text-text-2">{description}</div>
                  </Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label="Κλείσιμο"
                className="-my-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-surface-hover"
              >
                <X className="icon" />
              </Radix.Close>
            </header>
            {children && (
              <div
                className={cx(
                  'min-h-0 overflow-y-auto overscroll-contain has-data-sticky-bar:scroll-pb-20 print:overflow-visible',
                  !flush && 'px-4.5 py-4.5 md:px-6 md:py-5.5',
                )}
              >
                <GuardsOfDialog value={guards}>{children}</GuardsOfDialog>
              </div>
            )}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A sheet closes when it is released after being pulled down this far, in pixels. */
const closeAfter = 90;

/** The grab handle of a bottom sheet. Pulling it down closes the sheet; keyboard users have Esc and the close button. */
function SheetHandle({ close }: { close: () => boolean }) {
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
    if (distance <= closeAfter || !close()) pull(event);
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
