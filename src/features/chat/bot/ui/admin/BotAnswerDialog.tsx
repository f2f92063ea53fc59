import * as z from 'zod/mini';
import type { ComponentType } from 'react';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { botAnswerFields, type BotAnswer } from '../../../support-contract.ts';
import { keywordsOf, wordsFor } from '../../../inbox/words.ts';
import { useChatTables } from '../../../inbox/ui/admin/use-chat-tables.ts';

interface Props {
  answer: BotAnswer | undefined;
  /** The visitor's question that a new row is for. */
  question: string | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

/** The form's shape: the words are typed into one field, separated by commas. */
const botAnswerForm = z.extend(botAnswerFields, {
  keywords: z.pipe(z.pipe(z.string(), z.transform(keywordsOf)), botAnswerFields.shape.keywords),
});

const valuesOf = (answer: BotAnswer | undefined) => ({
  keywords: answer?.keywords.join(', ') ?? '',
  answer: answer?.answer ?? '',
  isActive: answer?.isActive ?? true,
});

export function BotAnswerDialog({ answer, question, About, onClose }: Props) {
  const begun = answer ? valuesOf(answer) : { ...valuesOf(undefined), keywords: wordsFor(question ?? '') };
  const form = useZodForm(botAnswerForm, begun);
  useFollow(form, { thing: answer, valuesOf, title: 'Η απάντηση του βοηθού άλλαξε στο μεταξύ' });
  const { addAnswer, changeAnswer } = useChatTables();

  return (
    <RecordDialog
      form={form}
      opener="row"
      title={answer ? 'Απάντηση του βοηθού' : 'Νέα απάντηση του βοηθού'}
      record={answer}
      addLabel="Προσθήκη"
      About={About}
      onSave={(fields) =>
        answer ? changeAnswer.mutateAsync({ ...fields, answerId: answer.id }) : addAnswer.mutateAsync(fields)
      }
      onClose={onClose}
    >
      {question !== undefined && !answer && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-base wrap-anywhere text-text-2">
          {question}
        </blockquote>
      )}
      <FormField
        form={form}
        name="keywords"
        label="Λέξεις"
        required
        hint="Χωρισμένες με κόμμα. Αρκεί το μήνυμα να περιέχει μία: κεφαλαία, τόνοι και καταλήξεις μετά τη λέξη δεν μετρούν."
      >
        <Input size="sm" autoComplete="off" />
      </FormField>
      <FormField form={form} name="answer" label="Απάντηση" required>
        <Textarea size="sm" rows={6} />
      </FormField>
      <FormControl form={form} name="isActive">
        <Switch spread>Ο βοηθός τη χρησιμοποιεί</Switch>
      </FormControl>
    </RecordDialog>
  );
}
