import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { BotAnswer } from '../../../support-contract.ts';
import { Unanswered } from './Unanswered.tsx';
import { useChatTables } from '../../../inbox/ui/admin/use-chat-tables.ts';

const BotAnswerDialog = lazyPart(() => import('./BotAnswerDialog.tsx'), 'BotAnswerDialog');

interface Props {
  /** The open row's id, or `new`. */
  open: string | undefined;
  /** The visitor's question that a new row is for. */
  question: string | undefined;
  onOpen: (row?: string, question?: string) => void;
  About?: ComponentType<{ id: number }> | undefined;
}

const columns: RecordColumns<BotAnswer> = [
  {
    title: 'Λέξεις',
    cell: ({ keywords, isActive }) => (
      <>
        {keywords.join(', ')}
        {!isActive && <Badge>Ανενεργή</Badge>}
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

/** What the bot could not answer, and the table from which it answers beyond its specified sentences. */
export function BotAnswers({ open, question, onOpen, About }: Props) {
  const { removeAnswer } = useChatTables();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Unanswered onTeach={(text) => onOpen('new', text.slice(0, 200))} />
      <RecordList
        caption="Ο πίνακας του βοηθού"
        title="Ο πίνακας του βοηθού"
        query={useQuery(useApi().inbox.listBotAnswers.queryOptions())}
        empty={
          <EmptyState icon={<Bot />} title="Ο πίνακας είναι κενός" className="px-5">
            Ο βοηθός απαντά ήδη για κάμερες, τιμές, υποστήριξη, ραντεβού και τεχνικούς. Προσθέστε ό,τι άλλο
            τον ρωτούν.
          </EmptyState>
        }
        nameOf={({ keywords }) => keywords.join(', ')}
        columns={columns}
        deletion={({ id, keywords }) => ({
          title: 'Διαγραφή απάντησης;',
          description: `Ο βοηθός δεν θα απαντά πια σε: ${keywords.join(', ')}.`,
          action: () => removeAnswer.mutateAsync({ answerId: id }),
        })}
        open={open}
        onOpen={(id) => onOpen(String(id))}
      >
        {(answer) => (
          <BotAnswerDialog
            key={question}
            answer={answer}
            question={question}
            About={About}
            onClose={() => onOpen()}
          />
        )}
      </RecordList>
    </div>
  );
}
