import type { ComponentType } from 'react';
import { Form } from '../../../../ui/form/Form.tsx';
import { useZodForm } from '../../../../ui/form/form.ts';
import { FormField } from '../../../../ui/form/FormField.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { Textarea } from '../../../../ui/form/Textarea.tsx';
import { UnsavedGuard } from '../../../../ui/form/UnsavedGuard.tsx';
import { useFollow } from '../../../../ui/form/use-follow.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { DialogFooter } from '../../../../ui/pieces/DialogFooter.tsx';
import { cannedReplyFields, type CannedReply } from '../../support-contract.ts';
import { useChatTables } from './use-chat-tables.ts';

interface Props {
  /** The reply to edit; undefined for a new one. */
  reply: CannedReply | undefined;
  /** Further information about the reply, shown below its form. */
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

const valuesOf = (reply: CannedReply | undefined) => ({
  shortcut: reply?.shortcut ?? '',
  text: reply?.text ?? '',
});

/** Adds a canned reply or changes one. */
export function CannedReplyDialog({ reply, About, onClose }: Props) {
  const form = useZodForm(cannedReplyFields, valuesOf(reply));
  useFollow(form, { thing: reply, valuesOf, title: 'Η έτοιμη απάντηση άλλαξε στο μεταξύ' });
  const { addReply, changeReply } = useChatTables();

  async function save(fields: { shortcut: string; text: string }) {
    await (reply ? changeReply.mutateAsync({ ...fields, replyId: reply.id }) : addReply.mutateAsync(fields));
    onClose();
  }

  return (
    <Dialog open flush onOpenChange={onClose} title={reply ? 'Έτοιμη απάντηση' : 'Νέα έτοιμη απάντηση'}>
      <Form form={form} onSubmit={save}>
        <UnsavedGuard form={form} opener="row" />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <FormField
            form={form}
            name="shortcut"
            label="Συντόμευση"
            required
            hint="Ό,τι γράφετε μετά το «/»: γράμματα, ψηφία ή παύλες, χωρίς κενά."
          >
            <Input size="sm" autoComplete="off" maxLength={30} />
          </FormField>
          <FormField
            form={form}
            name="text"
            label="Κείμενο"
            required
            hint="Το {όνομα} γίνεται το όνομα του πελάτη στην κλητική και το {εκπρόσωπος} το δικό σας."
          >
            <Textarea size="sm" rows={6} />
          </FormField>
          {reply && About && (
            <div className="border-t border-line pt-4">
              <About id={reply.id} />
            </div>
          )}
        </div>
        <DialogFooter sticky>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            {reply ? 'Αποθήκευση' : 'Προσθήκη'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
