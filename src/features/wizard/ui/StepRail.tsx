import { Check } from 'lucide-react';
import { Progress } from '#ui/components/Progress.tsx';
import { cx } from '#ui/style/cx.ts';
import { stepNames } from '../labels.ts';

interface Props {
  /** Counted from 1. */
  step: number;
  /** Opens an earlier step again; absent once the request has been sent. */
  onOpen?: ((step: number) => void) | undefined;
}

/** The seven steps: a rail on a desk, a bar on a phone. */
export function StepRail({ step, onOpen }: Props) {
  const name = stepNames[step - 1] ?? '';
  return (
    <>
      <Progress
        caption={`Βήμα ${step} από ${stepNames.length}`}
        label={name}
        value={step}
        max={stepNames.length}
        className="md:hidden"
      />
      <nav aria-label="Βήματα του οδηγού" className="max-md:hidden">
        <p className="font-semibold">Οδηγός επιλογής</p>
        <ol className="mt-4 grid">
          {stepNames.map((label, index) => (
            <Stop
              key={label}
              number={index + 1}
              label={label}
              state={index + 1 === step ? 'open' : index + 1 < step ? 'done' : 'ahead'}
              onOpen={onOpen && index + 1 < step ? () => onOpen(index + 1) : undefined}
            />
          ))}
        </ol>
      </nav>
    </>
  );
}

interface StopProps {
  number: number;
  label: string;
  state: 'done' | 'open' | 'ahead';
  onOpen: (() => void) | undefined;
}

function Stop({ number, label, state, onOpen }: StopProps) {
  const inside = (
    <>
      <span
        className={cx(
          'num grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
          state === 'done' && 'bg-ok text-on-ok',
          state === 'open' && 'bg-primary-fill text-on-primary',
          state === 'ahead' && 'border border-control text-text-3',
        )}
      >
        {state === 'done' ? <Check className="icon-sm" /> : number}
      </span>
      <span className={cx(state === 'open' && 'font-semibold', state === 'ahead' && 'text-text-3')}>
        {label}
        {state === 'done' && <span className="sr-only"> (ολοκληρώθηκε)</span>}
      </span>
    </>
  );
  const row = 'flex min-h-10.5 w-full items-center gap-3 text-left text-base';
  return (
    <li aria-current={state === 'open' ? 'step' : undefined}>
      {onOpen ? (
        <button type="button" onClick={onOpen} className={cx(row, 'rounded-sm hover:underline')}>
          {inside}
        </button>
      ) : (
        <span className={row}>{inside}</span>
      )}
    </li>
  );
}
