import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../style/cx.ts';

interface Props {
  children: string;
  /** The current sort direction of this column, if any. */
  direction?: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  className?: string | undefined;
}

export function SortHeader({ children, direction, onSort, className }: Props) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'inline-flex min-h-6 items-center gap-1 hover:text-text pointer-coarse:min-h-11',
          direction && 'text-text',
        )}
      >
        {children}
        <Icon className="icon-sm size-3.5" />
      </button>
    </th>
  );
}
