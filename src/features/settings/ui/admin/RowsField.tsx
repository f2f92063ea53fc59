import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';

interface Props {
  title: string;
  /** The keys of the rows. */
  rows: readonly { id: string }[];
  add: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The name of the button that removes a row. */
  remove: (index: number) => string;
  children: (index: number) => ReactNode;
}

/** Rows of fields that are added and removed. */
export function RowsField({ title, rows, add, onAdd, onRemove, remove, children }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-base font-medium">{title}</legend>
      {rows.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-start gap-2">
          <div className="grid gap-3 sm:grid-cols-2">{children(index)}</div>
          <IconButton label={remove(index)} className="mt-7" onClick={() => onRemove(index)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button size="sm" variant="outline" className="justify-self-start" onClick={onAdd}>
        <Plus />
        {add}
      </Button>
    </fieldset>
  );
}
