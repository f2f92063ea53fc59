import { PencilLine, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { formatDateTime } from '#shared/dates.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { noteFields, type CustomerNote } from '../../details-contract.ts';
import { useCustomerChanges } from './use-customer-changes.ts';

interface Props {
  customerId: string;
  notes: readonly CustomerNote[];
}

/** What the company's people know of a customer: add, edit, delete, each with undo. */
export function CustomerNotes({ customerId, notes }: Props) {
  const { addNote, changeNote, removeNote } = useCustomerChanges(customerId);
  const [editing, setEditing] = useState<string>();
  return (
    <Panel title="Εσωτερικές σημειώσεις">
      <NoteForm
        label="Νέα σημείωση"
        hint="Τη βλέπουν μόνο οι διαχειριστές."
        send="Προσθήκη"
        onSend={({ text }) => addNote(text)}
      />
      {notes.length > 0 && (
        <ol className="mt-4 grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-t border-line pt-3">
              {editing === note.id ? (
                <NoteForm
                  label="Σημείωση"
                  text={note.text}
                  send="Αποθήκευση"
                  onSend={async ({ text }) => {
                    await changeNote(note, text);
                    setEditing(undefined);
                  }}
                  onCancel={() => setEditing(undefined)}
                />
              ) : (
                <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
                  <p className="text-base wrap-anywhere whitespace-pre-line">{note.text}</p>
                  <div className="-my-1 flex">
                    <IconButton size="sm" label="Επεξεργασία σημείωσης" onClick={() => setEditing(note.id)}>
                      <PencilLine />
                    </IconButton>
                    <IconButton size="sm" label="Διαγραφή σημείωσης" onClick={() => removeNote(note)}>
                      <Trash2 />
                    </IconButton>
                  </div>
                  <p className="col-span-2 mt-0.5 text-sm text-text-3">
                    {note.author} · <span className="num">{formatDateTime(new Date(note.createdAt))}</span>
                    {note.editedBy !== undefined && note.editedAt !== undefined && (
                      <>
                        {' '}
                        · άλλαξε: {note.editedBy},{' '}
                        <span className="num">{formatDateTime(new Date(note.editedAt))}</span>
                      </>
                    )}
                  </p>
                </article>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface NoteFormProps {
  label: string;
  hint?: string;
  text?: string;
  send: string;
  /** Rejects when the note was not stored. */
  onSend: (note: z.output<typeof noteFields>) => Promise<void>;
  onCancel?: () => void;
}

function NoteForm({ label, hint, text = '', send, onSend, onCancel }: NoteFormProps) {
  const form = useZodForm(noteFields, { text });
  const isEdited = onCancel !== undefined;
  useEffect(() => {
    if (isEdited) form.setFocus('text');
  }, [form, isEdited]);
  async function submit(note: z.output<typeof noteFields>) {
    await onSend(note);
    form.reset({ text: '' });
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-2.5">
      <UnsavedGuard form={form} opener="customer" />
      <FormField form={form} name="text" label={label} hint={hint}>
        <Textarea size="sm" rows={2} />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} size="sm" variant="outline" pendingLabel="Αποθήκευση...">
          {send}
        </SubmitButton>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Άκυρο
          </Button>
        )}
      </div>
    </Form>
  );
}
