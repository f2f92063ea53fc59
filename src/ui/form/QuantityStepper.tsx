import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { quantityOf, stepTo } from './quantity.ts';

interface Props {
  /** The name of the counted item, for screen readers. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** The messages for an attempt to go above `max` or below `min`. */
  whyNoMore: string;
  whyNoLess: string;
  onValueChange: (value: number) => void;
}

/**
 * A number changed by buttons or by typing; a typed number takes effect on Enter or blur. An impossible number or text is
 * explained below it.
 */
export function QuantityStepper({ label, value, min = 1, max, onValueChange, ...props }: Props) {
  const reasons = {
    more: props.whyNoMore,
    less: props.whyNoLess,
    unread: 'Συμπληρώστε ακέραιο αριθμό τεμαχίων, π.χ. 2',
  };
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<keyof typeof reasons>();

  function change(wanted: number) {
    const next = stepTo(wanted, { value, min, max });
    setRefused(next.refused);
    if (next.value !== value) onValueChange(next.value);
  }

  function finish() {
    if (typed === undefined) return;
    setTyped(undefined);
    const wanted = quantityOf(typed);
    if (wanted !== undefined) change(wanted);
    else if (typed.trim() !== '') setRefused('unread');
  }

  return (
    <div className="w-fit">
      <div
        role="group"
        aria-label={`Ποσότητα: ${label}`}
        className="inline-flex items-center rounded-sm border border-line-strong bg-surface"
      >
        <IconButton
          label={`Μείωση ποσότητας: ${label}`}
          disabled={value <= min}
          onClick={() => change(value - 1)}
        >
          <Minus />
        </IconButton>
        <input
          type="text"
          inputMode="numeric"
          aria-label={`Τεμάχια: ${label}`}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value.slice(0, 8))}
          onFocus={(event) => event.target.select()}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') setTyped(undefined);
          }}
          className="num h-11 w-11 bg-transparent text-center font-medium focus-visible:-outline-offset-2"
        />
        <IconButton
          label={`Αύξηση ποσότητας: ${label}`}
          aria-disabled={value >= max || undefined}
          onClick={() => change(value + 1)}
        >
          <Plus />
        </IconButton>
      </div>
      <p role="status" className="w-0 min-w-full text-sm text-high-text not-empty:mt-1">
        {refused && reasons[refused]}
      </p>
    </div>
  );
}
