import { Send } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { messageReply, type MessageThread } from '../../contract.ts';
import { useMessageChanges } from './use-message-changes.ts';

/** Texts with which an answer may begin. */
export type ReplyTemplates = ComponentType<{ to: string; onPick: (text: string) => void }>;

interface Props {
  message: MessageThread;
  Templates?: ReplyTemplates | undefined;
}

/** Answers by e-mail; typed text stays until the answer has been sent. */
export function ReplyForm({ message, Templates }: Props) {
  const form = useZodForm(messageReply, { text: '' });
  const { reply } = useMessageChanges();
  const isTyped = Boolean(useWatch({ control: form.control, name: 'text' }));
  const count = message.replies.length;
  // The number of answers when the text was begun: with it the server detects a colleague's newer answers.
  const [begun, setBegun] = useState<number>();
  if (isTyped !== (begun !== undefined)) setBegun(isTyped ? count : undefined);

  async function send({ text }: z.output<typeof messageReply>) {
    try {
      await reply.mutateAsync({ messageId: message.id, text, seen: begun ?? count });
      form.reset({ text: '' });
    } catch (error) {
      setBegun(undefined);
      showRefusal(form, error);
    }
  }

  function begin(text: string) {
    const typed = form.getValues('text').trim();
    form.setValue('text', typed === '' ? text : `${typed}\n\n${text}`, { shouldDirty: true });
    form.setFocus('text');
  }

  return (
    <Form form={form} onSubmit={send} className="grid gap-3">
      <UnsavedGuard form={form} opener="message" />
      <FormField
        form={form}
        name="text"
        label="Απάντηση"
        hint={`Στέλνεται στο ${message.email}, μαζί με το μήνυμα στο οποίο απαντάτε.`}
      >
        <Textarea size="sm" rows={5} />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} size="sm" pendingLabel="Αποστολή...">
          <Send />
          Αποστολή απάντησης
        </SubmitButton>
        {Templates && <Templates to={message.name} onPick={begin} />}
      </div>
    </Form>
  );
}
