import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { StoredQuestion } from '../../contract.ts';
import { useQuestionChanges } from './use-question-changes.ts';

const QuestionDialog = lazyPart(() => import('./QuestionDialog.tsx'), 'QuestionDialog');

interface Props {
  /** The question that the address opens: its id, or `new`. */
  open: number | 'new' | undefined;
  onOpen: (question?: number) => void;
  About?: ComponentType<{ id: number }>;
}

const columns: RecordColumns<StoredQuestion> = [
  {
    title: 'Ερώτηση',
    cell: ({ question, isPublished }) => (
      <>
        {question}
        {!isPublished && <Badge>Κρυφή</Badge>}
      </>
    ),
  },
  {
    title: 'Απάντηση',
    className: 'hm',
    cell: ({ answer }) => (
      <span className="line-clamp-2 max-w-[64ch] min-w-36 wrap-anywhere text-text-2">{answer}</span>
    ),
  },
];

export function QuestionsAdmin({ open, onOpen, About }: Props) {
  const { remove, order } = useQuestionChanges();
  return (
    <RecordList
      caption="Συχνές ερωτήσεις"
      query={useQuery(useApi().trending.listQuestions.queryOptions())}
      empty={
        <EmptyState icon={<MessageCircleQuestion />} title="Δεν υπάρχουν συχνές ερωτήσεις" className="px-5">
          Προσθέστε όσες σας κάνουν πιο συχνά οι πελάτες: φαίνονται στις τάσεις της αναζήτησης.
        </EmptyState>
      }
      nameOf={({ question }) => question}
      columns={columns}
      deletion={({ id, question }) => ({
        title: 'Διαγραφή ερώτησης;',
        description: question,
        action: () => remove.mutateAsync({ questionId: id }),
      })}
      order={{
        isPending: order.isPending,
        onMove: (questionIds, seen) => order.mutate({ questionIds, seen }),
      }}
      open={open}
      onOpen={onOpen}
    >
      {(question) => <QuestionDialog question={question} About={About} onClose={() => onOpen()} />}
    </RecordList>
  );
}
