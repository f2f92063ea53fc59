import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';

/** A row that did not change, with the reason. */
export interface Failure {
  id: string;
  name: ReactNode;
  error: string;
}

interface Props extends Pick<ComponentProps<'div'>, 'onClickCapture'> {
  /** «3 επιλεγμένες» */
  count: string;
  failed: readonly Failure[];
  onHideFailed: () => void;
  /** A remark about the ticked rows. */
  note?: ReactNode;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** The actions on the ticked rows of a list, at the lower edge of the window. */
export function SelectionBar({ count, failed, onHideFailed, note, onClear, children, ...settled }: Props) {
  return (
    <section
      aria-label="Μαζικές ενέργειες"
      data-bulk-bar=""
      className="fixed inset-x-3 bottom-3 z-(--z-sticky) mx-auto grid max-w-[860px] gap-2 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 shadow-float md:left-[236px] print:hidden"
    >
      {failed.length > 0 && (
        <div role="alert" className="flex items-start gap-3 border-b border-line pb-2">
          <ul className="grid max-h-40 min-w-0 flex-1 gap-1 overflow-y-auto text-sm">
            {failed.map(({ id, name, error }) => (
              <li key={id}>
                <span className="font-medium">{name}</span>{' '}
                <span className="text-critical-text">{error}</span>
              </li>
            ))}
          </ul>
          <IconButton size="sm" label="Απόκρυψη" onClick={onHideFailed}>
            <X />
          </IconButton>
        </div>
      )}
      {note}
      <div {...settled} className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-1 text-base font-medium">
          {count}
        </p>
        {children}
        <Button size="xs" variant="ghost" className="ml-auto" onClick={onClear}>
          Καθαρισμός
        </Button>
      </div>
    </section>
  );
}
