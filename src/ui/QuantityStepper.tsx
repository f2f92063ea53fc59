import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';

interface Props {
  /** What is counted, for those who do not see it stand beside. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onValueChange: (value: number) => void;
}

/** A count that is stepped or typed; what was typed takes effect with Enter or on leaving the field. */
export function QuantityStepper({ label, value, min = 1, max, onValueChange }: Props) {
  const [typed, setTyped] = useState<string>();

  function finish() {
    const wished = Math.min(max, Math.max(min, Number.parseInt(typed ?? '', 10)));
    setTyped(undefined);
    if (!Number.isNaN(wished) && wished !== value) onValueChange(wished);
  }

  return (
    <div
      role="group"
      aria-label={`Ποσότητα: ${label}`}
      className="inline-flex items-center rounded-sm border border-line-strong bg-surface"
    >
      <IconButton
        label={`Μείωση ποσότητας: ${label}`}
        disabled={value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label={`Τεμάχια: ${label}`}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
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
        disabled={value >= max}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
