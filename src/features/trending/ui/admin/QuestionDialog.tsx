import type { ComponentType } from 'react';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { questionFields, type QuestionFields, type StoredQuestion } from '../../contract.ts';
import { useQuestionChanges } from './use-question-changes.ts';

interface Props {
  question: StoredQuestion | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

const valuesOf = (one: StoredQuestion | undefined): QuestionFields => ({
  question: one?.question ?? '',
  answer: one?.answer ?? '',
  isPublished: one?.isPublished ?? true,
});

export function QuestionDialog({ question, About, onClose }: Props) {
  const form = useZodForm(questionFields, valuesOf(question));
  useFollow(form, { thing: question, valuesOf, title: 'Η ερώτηση άλλαξε στο μεταξύ' });
  const { create, update } = useQuestionChanges();

  return (
    <RecordDialog
      form={form}
      opener="question"
      title={question ? 'Συχνή ερώτηση' : 'Νέα συχνή ερώτηση'}
      record={question}
      addLabel="Προσθήκη ερώτησης"
      About={About}
      onSave={(fields) =>
        question
          ? update.mutateAsync({ ...fields, questionId: question.id, seen: valuesOf(question) })
          : create.mutateAsync(fields)
      }
      onClose={onClose}
    >
      <FormField form={form} name="question" label="Ερώτηση" required>
        <Input size="sm" />
      </FormField>
      <FormField form={form} name="answer" label="Απάντηση" required>
        <Textarea size="sm" rows={7} />
      </FormField>
      <FormControl form={form} name="isPublished">
        <Switch spread>Φαίνεται στο κατάστημα</Switch>
      </FormControl>
    </RecordDialog>
  );
}
