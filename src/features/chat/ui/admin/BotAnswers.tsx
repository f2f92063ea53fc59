import { useQuery } from '@tanstack/react-query';
import { Bot, Trash2 } from 'lucide-react';
import { type ComponentType } from 'react';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { IconButton } from '../../../../ui/pieces/IconButton.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Table } from '../../../../ui/pieces/Table.tsx';
import { Unanswered } from './Unanswered.tsx';
import { useChatTables } from './use-chat-tables.ts';

const BotAnswerDialog = lazyPart(() => import('./BotAnswerDialog.tsx'), 'BotAnswerDialog');

interface Props {
  /** The open row's id, or `new`. */
  open: string | undefined;
  /** The visitor's question that a new row is for. */
  question: string | undefined;
  onOpen: (row?: string, question?: string) => void;
  /** Further information about a row, shown below its form. */
  About?: ComponentType<{ id: number }> | undefined;
}

/** What the bot could not answer, and the table from which it answers beyond its specified sentences. */
export function BotAnswers({ open, question, onOpen, About }: Props) {
  const answers = useQuery(useApi().inbox.listBotAnswers.queryOptions());
  const { removeAnswer } = useChatTables();
  const opened = answers.data?.find(({ id }) => String(id) === open);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Unanswered onTeach={(text) => onOpen('new', text.slice(0, 200))} />
      <Panel flush title="Ο πίνακας του βοηθού" className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0">
        <QueryView
          query={answers}
          empty={
            <EmptyState icon={<Bot />} title="Ο πίνακας είναι κενός" className="px-5">
              Ο βοηθός απαντά ήδη για κάμερες, τιμές, υποστήριξη, ραντεβού και τεχνικούς. Προσθέστε ό,τι άλλο
              τον ρωτούν.
            </EmptyState>
          }
        >
          {(rows) => (
            <Table caption="Ο πίνακας του βοηθού">
              <thead>
                <tr>
                  <th scope="col">Λέξεις</th>
                  <th scope="col" className="hm">
                    Απάντηση
                  </th>
                  <th scope="col">
                    <span className="sr-only">Ενέργειες</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        onClick={() => onOpen(String(one.id))}
                        className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 text-left font-medium wrap-anywhere hover:underline"
                      >
                        {one.keywords.join(', ')}
                        {!one.isActive && <Badge>Ανενεργή</Badge>}
                      </button>
                    </th>
                    <td className="hm">
                      <span className="line-clamp-2 max-w-[64ch] min-w-36 wrap-anywhere text-text-2">
                        {one.answer}
                      </span>
                    </td>
                    <td className="text-right">
                      <IconButton
                        size="sm"
                        label={`Διαγραφή: ${one.keywords.join(', ')}`}
                        onClick={() =>
                          confirm({
                            title: 'Διαγραφή απάντησης;',
                            description: `Ο βοηθός δεν θα απαντά πια σε: ${one.keywords.join(', ')}.`,
                            confirmLabel: 'Διαγραφή',
                            action: () => removeAnswer.mutateAsync({ answerId: one.id }),
                          })
                        }
                      >
                        <Trash2 />
                      </IconButton>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </QueryView>
      </Panel>

      {(open === 'new' || opened) && (
        <BotAnswerDialog
          key={`${open} ${question}`}
          answer={opened}
          question={question}
          About={About}
          onClose={() => onOpen()}
        />
      )}
    </div>
  );
}
