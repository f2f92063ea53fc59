import { Dialog } from '#ui/components/Dialog.tsx';
import { ProductEditor, type EditorProps } from './ProductEditor.tsx';

/** The open product in a dialog, where there is no room next to the list; saving closes it. */
export function ProductDialog(props: EditorProps) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.product === 'new' ? 'Νέο προϊόν' : 'Επεξεργασία προϊόντος'}
      flush
    >
      <div className="p-4 [--footer-bottom:0px]">
        <ProductEditor {...props} onSaved={props.onClose} />
      </div>
    </Dialog>
  );
}
