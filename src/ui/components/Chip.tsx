import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** The accessible name of the button that removes the chip. */
  removeLabel: string;
  onRemove: () => void;
}

export function Chip({ children, removeLabel, onRemove }: Props) {
  return (
    <p className="inline-flex max-w-full items-center gap-1 rounded-sm bg-primary-soft py-0.5 pl-2.5 text-base">
      <span className="min-w-0 truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-primary-soft-2 pointer-coarse:size-11"
      >
        <X className="icon-sm" />
      </button>
    </p>
  );
}
