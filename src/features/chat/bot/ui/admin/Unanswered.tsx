import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig, Plus, X } from 'lucide-react';
import { formatAgo } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { inboxHref } from '../../../inbox/search.ts';

/** The days that are looked back on. */
const days = 90;

/** What the bot could not answer, the most frequent first; one press teaches it. */
export function Unanswered({ onTeach }: { onTeach: (question: string) => void }) {
  const queryClient = useQueryClient();
  const { inbox } = useApi();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...inbox.getChatFigures.queryOptions({ input: { days } }),
    staleTime: 0,
  });
  const dismiss = useMutation(
    inbox.dismissUnanswered.mutationOptions({
      meta: { title: 'Η ερώτηση δεν αφαιρέθηκε' },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: inbox.getChatFigures.key() }),
    }),
  );
  return (
    <Panel flush title="Δεν ήξερε να απαντήσει">
      <QueryView
        query={{ data: data?.unanswered, error, refetch }}
        empty={
          <EmptyState icon={<CircleCheckBig />} title="Απάντησε σε όλα" className="px-5">
            Εδώ μαζεύονται οι ερωτήσεις στις οποίες έδωσε μόνο τη γενική απάντηση.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul aria-label="Αναπάντητες ερωτήσεις">
            {rows.map(({ text, times, lastAt, conversationId }) => (
              <li
                key={text}
                className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3.5 py-2.5 last:border-b-0"
              >
                <Anchor
                  href={inboxHref({ list: 'closed', conversation: conversationId })}
                  className="min-w-0 flex-1 basis-48 hover:underline"
                >
                  <span className="line-clamp-3 text-base font-medium wrap-anywhere">{text}</span>
                  <span className="text-sm text-text-3">
                    {plural(times, 'φορά', 'φορές')} · {formatAgo(new Date(lastAt), new Date(dataUpdatedAt))}
                  </span>
                </Anchor>
                <span className="flex items-center gap-1">
                  <Button
                    size="xs"
                    variant="outline"
                    aria-haspopup="dialog"
                    aria-label={`Νέα απάντηση για: ${text}`}
                    onClick={() => onTeach(text)}
                  >
                    <Plus />
                    Απάντηση
                  </Button>
                  <IconButton
                    size="sm"
                    label={`Αφαίρεση από τη λίστα: ${text}`}
                    onClick={() => dismiss.mutate({ text })}
                  >
                    <X />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}
