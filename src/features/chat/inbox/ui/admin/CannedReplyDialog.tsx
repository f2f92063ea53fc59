import type { ComponentType } from 'react';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { cannedReplyFields, type CannedReply } from '../../../support-contract.ts';
import { useChatTables } from './use-chat-tables.ts';

interface Props {
  reply: CannedReply | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

const valuesOf = (reply: CannedReply | undefined) => ({
  shortcut: reply?.shortcut ?? '',
  text: reply?.text ?? '',
});

export function CannedReplyDialog({ reply, About, onClose }: Props) {
  const form = useZodForm(cannedReplyFields, valuesOf(reply));
  useFollow(form, { thing: reply, valuesOf, title: 'Η έτοιμη απάντηση άλλαξε στο μεταξύ' });
  const { addReply, changeReply } = useChatTables();

  return (
    <RecordDialog
      form={form}
      opener="row"
      title={reply ? 'Έτοιμη απάντηση' : 'Νέα έτοιμη απάντηση'}
      record={reply}
      addLabel="Προσθήκη"
      About={About}
      onSave={(fields) =>
        reply ? changeReply.mutateAsync({ ...fields, replyId: reply.id }) : addReply.mutateAsync(fields)
      }
      onClose={onClose}
    >
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
    </RecordDialog>
  );
}
