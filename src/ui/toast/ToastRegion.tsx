import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../style/cx.ts';
import { toastClosed, toastMs, type ShownToast, type ToastPosition } from './toast.ts';

const looks = {
  ok: { Icon: CircleCheck, bar: 'border-ok' },
  info: { Icon: Info, bar: 'border-low' },
  high: { Icon: TriangleAlert, bar: 'border-high' },
  critical: { Icon: CircleAlert, bar: 'border-critical' },
};

/** The toast: shown for 5 seconds, closed by a swipe of 50 px to the right, focused by F8. */
export function ToastRegion({ shown, side }: ToastPosition) {
  return createPortal(
    // A child of body with aria-live, because an open dialog hides other elements from screen readers.
    <div aria-live="off">
      {/* A provider for each toast: Radix keeps a pause that began over a toast which was then closed by hand. */}
      <Radix.Provider key={shown.id} label="Ειδοποίηση" swipeDirection="right" swipeThreshold={50}>
        <OneToast {...shown} />
        <Radix.Viewport
          label="Ειδοποιήσεις ({hotkey})"
          hotkey={['F8']}
          data-toasts=""
          className={cx(
            // On a phone the bottom has sheets, bars and main actions, so the toast covers the header instead.
            'fixed z-(--z-toast) grid gap-2 outline-none max-md:inset-x-3 max-md:top-[calc(8px+env(safe-area-inset-top))] max-md:mx-auto max-md:max-w-[480px] md:bottom-(--toast-bottom,16px) md:w-[380px]',
            side === 'right' ? 'md:right-(--toast-right,24px)' : 'md:left-(--toast-left,24px)',
          )}
        />
      </Radix.Provider>
    </div>,
    document.body,
  );
}

function OneToast(toast: ShownToast) {
  const [isOpen, setOpen] = useState(true);
  const { id, title, description, tone = 'ok', action } = toast;
  const { Icon, bar } = looks[tone];
  const urgent = tone === 'critical' || tone === 'high';
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) toastClosed(id);
      }}
      duration={toastMs(toast)}
      type={urgent ? 'foreground' : 'background'}
      className={cx(
        'pointer-events-auto flex gap-3 rounded-md border-l-4 bg-surface py-3.5 pr-2 pl-4 text-base shadow-float',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-rise-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        bar,
      )}
    >
      <Icon className="icon mt-px" />
      {/* role=alert announces itself; Radix would announce it a second time. */}
      <div
        className="min-w-0 flex-1"
        {...(urgent && { role: 'alert', 'data-radix-toast-announce-exclude': '' })}
      >
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-text-2">{description}</Radix.Description>}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onClick}
            className="-ml-2 min-h-9 rounded-sm px-2 font-medium text-primary-text hover:bg-surface-hover pointer-coarse:min-h-11"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Κλείσιμο"
        className="-my-2 grid size-9 shrink-0 place-items-center self-start rounded-sm hover:bg-surface-hover pointer-coarse:-my-3 pointer-coarse:size-11"
      >
        <X className="icon-sm" />
      </Radix.Close>
    </Radix.Root>
  );
}
