import { X } from 'lucide-react';
import { IconButton } from '#ui/components/IconButton.tsx';
import { ProductEditor, type EditorProps } from './ProductEditor.tsx';

export function ProductInspector(props: EditorProps) {
  return (
    <aside
      aria-labelledby="inspector-title"
      // As far down as the table, which begins below its count.
      className="sticky top-19 mt-13 flex max-h-[calc(100dvh-228px)] flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      <header className="flex min-h-11 items-center justify-between border-b border-line pr-1.5 pl-4">
        <h2 id="inspector-title" className="text-base font-semibold">
          {props.product === 'new' ? 'Νέο προϊόν' : 'Επεξεργασία προϊόντος'}
        </h2>
        <IconButton size="sm" label="Κλείσιμο" onClick={props.onClose}>
          <X />
        </IconButton>
      </header>
      <div className="min-h-0 overflow-y-auto p-4">
        <ProductEditor {...props} />
      </div>
    </aside>
  );
}
