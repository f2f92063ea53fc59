import { Undo2 } from 'lucide-react';
import { Button } from '../pieces/Button.tsx';
import { cx } from '../style/cx.ts';
import { takeBack, type Undoable } from './undoable.ts';

interface Props {
  subject: string;
  undoable: Undoable;
  /** Whose decision it is, for those who do not see the row. */
  of: string;
  className?: string | undefined;
}

/** What was just decided, and the way back; in place of the buttons that decided. */
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
