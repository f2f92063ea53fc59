import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardPen, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { athensDate } from '#shared/dates.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { toast } from '#ui/toast/toast.ts';
import { hasCameras } from '../../rules.ts';
import { PaperMenu } from '../PaperMenu.tsx';
import { ReportFacts } from '../ReportFacts.tsx';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'), 'ReportDialog');

/** What the technician did at a visit, as the office writes it down, and the papers of the installation. */
export function VisitReport({ id }: { id: string }) {
  const { handover } = useApi();
  const queryClient = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const [today] = useState(() => athensDate(new Date()));
  const query = useQuery({
    ...handover.getPapers.queryOptions({ input: { source: 'appointment', id } }),
    staleTime: 0,
  });
  useLiveChanges(['handover']);
  const { mutateAsync: remove } = useMutation(
    handover.removeReport.mutationOptions({
      meta: { title: 'Η έκθεση δεν διαγράφηκε' },
      onSuccess: ({ message }) => toast({ title: message }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: handover.key() }),
    }),
  );
  return (
    <section>
      <h3 className="mb-2 text-base">Έκθεση τεχνικού</h3>
      <QueryView query={query} skeleton={['h-9 w-60']} className="">
        {(papers) => {
          const { report, date } = papers;
          const isPast = date !== undefined && date <= today;
          return (
            <div className="grid gap-3">
              {report ? (
                <ReportFacts report={report} />
              ) : (
                <p className="text-base text-text-2">
                  {isPast
                    ? 'Τι έγινε, ποια συσκευή μπήκε πού, τι παραδόθηκε. Τη διαβάζει και ο πελάτης στα ραντεβού του, αν έχει λογαριασμό.'
                    : 'Γράφεται από την ημέρα του ραντεβού. Τα χαρτιά τυπώνονται και πριν, για να συμπληρωθούν με το χέρι.'}
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                {isPast && (
                  <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
                    {report ? <PencilLine /> : <ClipboardPen />}
                    {report ? 'Αλλαγή της έκθεσης' : 'Νέα έκθεση'}
                  </Button>
                )}
                <PaperMenu hasCameras={hasCameras(papers)} read={() => Promise.resolve(papers)} />
                {report && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() =>
                      confirm({
                        title: 'Διαγραφή της έκθεσης;',
                        description: 'Δεν τη βλέπει πια ούτε ο πελάτης, και δεν επαναφέρεται.',
                        confirmLabel: 'Διαγραφή',
                        action: () => remove({ appointmentId: id }),
                      })
                    }
                  >
                    <Trash2 />
                    Διαγραφή
                  </Button>
                )}
              </div>
              {isWriting && <ReportDialog id={id} papers={papers} onClose={() => setWriting(false)} />}
            </div>
          );
        }}
      </QueryView>
    </section>
  );
}
