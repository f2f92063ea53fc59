import { Check } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import type { Order } from '../contract.ts';
import { journeyOf } from '../journey.ts';

/** The dated line from an order to its products and the technician's visit. */
export function OrderJourney({ order, className }: { order: Order; className?: string }) {
  const stops = journeyOf(order);
  if (stops.length === 0) return null;
  const current = stops.findIndex(({ isDone }) => !isDone);
  return (
    <ol
      aria-label="Από την παραγγελία ως εσάς"
      className={cx('grid sm:auto-cols-fr sm:grid-flow-col', className)}
    >
      {stops.map(({ label, when, note, isDone }, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className="relative pb-6 pl-10 last:pb-0 sm:pr-6 sm:pb-0 sm:pl-0"
        >
          {index < stops.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-7 bottom-0 left-[13px] w-0.5 sm:top-[13px] sm:right-0 sm:bottom-auto sm:left-7 sm:h-0.5 sm:w-auto',
                stops[index + 1]?.isDone ? 'bg-ok' : 'bg-line-strong',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-0 left-0 grid size-7 place-items-center rounded-full border-2 sm:relative',
              isDone
                ? 'border-ok bg-ok text-on-ok'
                : index === current
                  ? 'border-primary bg-bg'
                  : 'border-line-strong bg-bg',
            )}
          >
            {isDone && <Check className="size-4" />}
          </span>
          <span className="block text-sm text-text-3 sm:mt-3">
            {label}
            {isDone && <span className="sr-only">: έγινε</span>}
          </span>
          <span className="block text-lg leading-snug font-semibold text-balance">{when}</span>
          {note && <span className="block text-base text-text-2">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
