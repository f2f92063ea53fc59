import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { type ComponentType } from 'react';
import { moved } from '../../../../shared/moved.ts';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { QuestionTable } from './QuestionTable.tsx';
import { useQuestionChanges } from './use-question-changes.ts';

const QuestionDialog = lazyPart(() => import('./QuestionDialog.tsx'), 'QuestionDialog');

interface Props {
  /** The question that the address opens: its id, or `new`. */
  open: number | 'new' | undefined;
  onOpen: (question?: number) => void;
  /** Further information about a question, shown below its form. */
  About?: ComponentType<{ id: number }>;
}

/** The frequent questions in their order: add, edit, reorder, delete. */
export function QuestionsAdmin({ open, onOpen, About }: Props) {
  const questions = useQuery(useApi().trending.listQuestions.queryOptions());
  const { remove, order } = useQuestionChanges();
  const opened = questions.data?.find(({ id }) => id === open);

  function move(from: number, to: number) {
    const seen = questions.data?.map(({ id }) => id) ?? [];
    order.mutate({ questionIds: moved(seen, from, to), seen });
  }

  return (
    <>
      <Panel flush className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0">
        <QueryView
          query={questions}
          empty={
            <EmptyState
              icon={<MessageCircleQuestion />}
              title="Δεν υπάρχουν συχνές ερωτήσεις"
              className="px-5"
            >
              Προσθέστε όσες σας κάνουν πιο συχνά οι πελάτες: φαίνονται στις τάσεις της αναζήτησης.
            </EmptyState>
          }
        >
          {(rows) => (
            <QuestionTable
              questions={rows}
              isMoving={order.isPending}
              onOpen={onOpen}
              onMove={move}
              onDelete={({ id, question }) =>
                confirm({
                  title: 'Διαγραφή ερώτησης;',
                  description: question,
                  confirmLabel: 'Διαγραφή',
                  action: () => remove.mutateAsync({ questionId: id }),
                })
              }
            />
          )}
        </QueryView>
      </Panel>

      {(open === 'new' || opened) && (
        <QuestionDialog key={open} question={opened} About={About} onClose={() => onOpen()} />
      )}
    </>
  );
}
