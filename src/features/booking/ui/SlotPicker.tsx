import { useId } from 'react';
import type { LocalTime } from '#shared/dates.ts';
import type { Slot } from '../contract.ts';
import { partsOfDay } from '../texts.ts';

interface Props {
  slots: readonly Slot[];
  value: LocalTime | undefined;
  onChange: (time: LocalTime) => void;
  /** Whether a full hour may be chosen too: the office is asked about it. */
  mayTake?: boolean;
  errorId?: string | undefined;
}

/** The hours of a day as a radio group; taken ones are struck through. */
export function SlotPicker({ slots, value, onChange, mayTake = false, errorId }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      className="grid gap-4"
    >
      <legend className="sr-only">Ώρα</legend>
      {partsOfDay(slots).map((part) => (
        <div key={part.label}>
          <p className="text-base font-medium">{part.label}</p>
          <div className="mt-2 grid grid-cols-3 gap-1.5 md:grid-cols-2">
            {part.slots.map(({ time, available }) => (
              <label
                key={time}
                className="relative grid h-11 place-items-center rounded-sm border border-line-strong bg-surface text-md font-medium tabular-nums transition-colors has-checked:border-primary has-checked:bg-primary-fill has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:font-normal has-disabled:text-text-3 has-enabled:not-has-checked:hover:border-control has-enabled:not-has-checked:hover:bg-surface-hover md:pointer-fine:h-9.5"
              >
                <input
                  type="radio"
                  name={id}
                  className="sr-only"
                  disabled={!available && !mayTake}
                  checked={(available || mayTake) && value === time}
                  onChange={() => onChange(time)}
                />
                {available ? (
                  time
                ) : (
                  <span>
                    <s>{time}</s>
                    <span className="sr-only"> κλεισμένη</span>
                  </span>
                )}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
