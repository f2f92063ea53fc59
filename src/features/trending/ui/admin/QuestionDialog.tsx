import type { ComponentType } from 'react';
import { Form } from '../../../../ui/form/Form.tsx';
import { useZodForm } from '../../../../ui/form/form.ts';
import { FormControl } from '../../../../ui/form/FormControl.tsx';
import { FormField } from '../../../../ui/form/FormField.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import { Textarea } from '../../../../ui/form/Textarea.tsx';
import { UnsavedGuard } from '../../../../ui/form/UnsavedGuard.tsx';
import { useFollow } from '../../../../ui/form/use-follow.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import { DialogFooter } from '../../../../ui/pieces/DialogFooter.tsx';
import { questionFields, type QuestionFields, type StoredQuestion } from '../../contract.ts';
import { useQuestionChanges } from './use-question-changes.ts';

interface Props {
  /** The question to edit; undefined for a new one. */
  question: StoredQuestion | undefined;
  /** Further information about the question, shown below its form. */
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

const valuesOf = (one: StoredQuestion | undefined): QuestionFields => ({
  question: one?.question ?? '',
  answer: one?.answer ?? '',
  isPublished: one?.isPublished ?? true,
});

/** Adds a frequent question or changes one. */
export function QuestionDialog({ question, About, onClose }: Props) {
  const form = useZodForm(questionFields, valuesOf(question));
  useFollow(form, { thing: question, valuesOf, title: 'Η ερώτηση άλλαξε στο μεταξύ' });
  const { create, update } = useQuestionChanges();

  async function save(fields: QuestionFields) {
    await (question
      ? update.mutateAsync({ ...fields, questionId: question.id, seen: valuesOf(question) })
      : create.mutateAsync(fields));
    onClose();
  }

  return (
    <Dialog open flush onOpenChange={onClose} title={question ? 'Συχνή ερώτηση' : 'Νέα συχνή ερώτηση'}>
      <Form form={form} onSubmit={save}>
        <UnsavedGuard form={form} opener="question" />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <FormField form={form} name="question" label="Ερώτηση" required>
            <Input size="sm" />
          </FormField>
          <FormField form={form} name="answer" label="Απάντηση" required>
            <Textarea size="sm" rows={7} />
          </FormField>
          <FormControl form={form} name="isPublished">
            <Switch spread>Φαίνεται στο κατάστημα</Switch>
          </FormControl>
          {question && About && (
            <div className="border-t border-line pt-4">
              <About id={question.id} />
            </div>
          )}
        </div>
        <DialogFooter sticky>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            {question ? 'Αποθήκευση' : 'Προσθήκη ερώτησης'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
