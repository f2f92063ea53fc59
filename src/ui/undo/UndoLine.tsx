import { Undo2 } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { cx } from '../style/cx.ts';
import { takeBack, type Undoable } from './undoable.ts';

interface Props {
  subject: string;
  undoable: Undoable;
  /** The name of the row, for screen readers. */
  of: string;
  className?: string | undefined;
}

/** A decision just made and its undo button; replaces the decision buttons. */
export function UndoLine({ subject, undoable, of, className }: Props) {
  return (
    <span className={cx('flex flex-wrap items-center justify-end gap-x-3 gap-y-1', className)}>
      <span role="status" className="text-sm text-text-2">
        {undoable.done}
      </span>
      <Button
        size="xs"
        variant="outline"
        data-decision=""
        pending={undoable.isPending ?? false}
        pendingLabel="Αναίρεση..."
        aria-label={`Αναίρεση: ${of}`}
        onClick={() => void takeBack(subject)}
      >
        <Undo2 />
        Αναίρεση
      </Button>
    </span>
  );
}
