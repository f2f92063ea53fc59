import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

interface Props {
  /** What the row says, for the buttons' labels. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  isMoving?: boolean;
  onMove: (by: 1 | -1) => void;
  /** Without it the row cannot be deleted: its place stays empty. */
  onDelete: (() => void) | undefined;
}

/** The buttons of a row that has a place among others: further up, further down, delete. */
export function RowActions({ title, isFirst, isLast, isMoving = false, onMove, onDelete }: Props) {
  return (
    <div className="flex justify-end">
      <IconButton
        size="sm"
        label={`Πιο πάνω: ${title}`}
        disabled={isMoving || isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label={`Πιο κάτω: ${title}`}
        disabled={isMoving || isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown />
      </IconButton>
      {onDelete ? (
        <IconButton size="sm" label={`Διαγραφή: ${title}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      ) : (
        <span className="w-7 pointer-coarse:w-9" />
      )}
    </div>
  );
}
