import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { synonymFields, type Synonym } from '../../contract.ts';
import { TryOut } from './TryOut.tsx';
import { useSynonymChanges } from './use-synonym-changes.ts';

interface Props {
  synonym: Synonym | undefined;
  /** The search for which a new one is added. */
  word: string | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

const fields = z.object(synonymFields);

/** Adds a synonym or changes one; next to the form, what a search would find with it. */
export function SynonymDialog({ synonym, word = '', About, onClose }: Props) {
  const form = useZodForm(fields, { word: synonym?.word ?? word, meaning: synonym?.meaning ?? '' });
  const typed = useWatch({ control: form.control });
  const { save } = useSynonymChanges();

  async function submit(values: z.output<typeof fields>) {
    await save.mutateAsync({ ...values, id: synonym?.id });
    onClose();
  }

  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={synonym ? `Συνώνυμο: ${synonym.word}` : 'Νέο συνώνυμο'}
    >
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} opener="synonym" />
        <div className="grid gap-x-8 gap-y-6 px-4.5 py-5 md:grid-cols-2 md:px-6">
          <div className="grid content-start gap-4">
            <FormField form={form} name="word" label="Οι πελάτες γράφουν" required>
              <Input size="sm" maxLength={60} data-autofocus={synonym || word ? undefined : ''} />
            </FormField>
            <FormField
              form={form}
              name="meaning"
              label="Σημαίνει"
              required
              hint="Πώς το λέει το κατάστημα. Περισσότερα χωρίζονται με κόμμα."
            >
              <Input size="sm" maxLength={120} data-autofocus={!synonym && word ? '' : undefined} />
            </FormField>
            {synonym && About && <About id={synonym.id} />}
          </div>
          <TryOut
            draft={{ id: synonym?.id, word: typed.word ?? '', meaning: typed.meaning ?? '' }}
            suggested={synonym?.word ?? word}
          />
        </div>
        <DialogFooter sticky>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
