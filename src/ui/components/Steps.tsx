import { Check } from 'lucide-react';
import { cx } from '../style/cx.ts';

interface Props {
  label: string;
  steps: readonly string[];
  /** The index of the open step; the steps before it are done. */
  current: number;
  /** Allows reopening the finished steps. */
  onOpen?: ((index: number) => void) | undefined;
}

/** The numbered steps of a short process; on a phone only the open step shows its name. */
export function Steps({ label, steps, current, onOpen }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex border-b border-line">
        {steps.map((name, index) => {
          const done = index < current;
          const open = index === current;
          const inside = (
            <>
              <span
                className={cx(
                  'num grid size-[26px] shrink-0 place-items-center rounded-full text-sm font-semibold',
                  done && 'bg-ok text-on-ok',
                  open && 'bg-primary-fill text-on-primary',
                  !done && !open && 'border-[1.5px] border-control text-text-3',
                )}
              >
                {done ? <Check className="icon-sm" /> : index + 1}
              </span>
              <span className={open ? 'font-semibold' : 'max-md:sr-only'}>
                {name}
                {done && <span className="sr-only"> (ολοκληρώθηκε)</span>}
              </span>
            </>
          );
          const row = 'flex min-h-11 w-full items-center gap-2.5 pb-1 text-left leading-tight';
          return (
            <li
              key={name}
              aria-current={open ? 'step' : undefined}
              className={cx(
                '-mb-px border-b-2 max-md:pr-2 max-md:last:pr-0 md:flex-1',
                open ? 'border-primary max-md:flex-1' : 'border-transparent',
                !done && !open && 'text-text-3',
              )}
            >
              {done && onOpen ? (
                <button type="button" className={cx(row, 'hover:underline')} onClick={() => onOpen(index)}>
                  {inside}
                </button>
              ) : (
                <span className={row}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
