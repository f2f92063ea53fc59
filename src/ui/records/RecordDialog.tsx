import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { DialogCancel } from '../components/DialogCancel.tsx';
import { DialogFooter } from '../components/DialogFooter.tsx';

interface Props<Values extends FieldValues, Output, Id> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The URL parameter that opens the record. */
  opener: string;
  title: string;
  record: { id: Id } | undefined;
  addLabel: string;
  About?: ComponentType<{ id: Id }> | undefined;
  /** Stores the values with a mutation whose meta has `inForm`. */
  onSave: (values: Output) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a record of a RecordList, which adds one or changes one. */
export function RecordDialog<Values extends FieldValues, Output, Id = number>({
  form,
  opener,
  title,
  record,
  addLabel,
  About,
  onSave,
  onClose,
  children,
}: Props<Values, Output, Id>) {
  async function save(values: Output) {
    await onSave(values);
    onClose();
  }

  return (
    <Dialog open flush onOpenChange={onClose} title={title}>
      <Form form={form} onSubmit={save}>
        <UnsavedGuard form={form} opener={opener} />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          {children}
          {record && About && (
            <div className="border-t border-line pt-4">
              <About id={record.id} />
            </div>
          )}
        </div>
        <DialogFooter sticky>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            {record ? 'Αποθήκευση' : addLabel}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
