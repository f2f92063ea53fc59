import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { hasCameras } from '../rules.ts';
import { PaperMenu } from './PaperMenu.tsx';
import { ReportFacts } from './ReportFacts.tsx';

/** What the technician did at an own visit, if that was written down, and its papers to print. */
export function OwnReport({ id }: { id: string }) {
  const { data } = useQuery({
    ...useApi().handover.listOwnReports.queryOptions(),
    meta: { title: 'Οι εκθέσεις των τεχνικών δεν φορτώθηκαν' },
  });
  useLiveChanges(['handover']);
  const papers = data?.find(({ appointmentId }) => appointmentId === id)?.papers;
  if (!papers?.report) return null;
  return (
    <details className="group mt-1.5">
      <summary className="inline-flex min-h-8 list-none items-center gap-1 text-base font-medium text-primary-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        Έκθεση τεχνικού
        <ChevronDown className="icon-sm transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid justify-items-start gap-3">
        <div className="w-full">
          <ReportFacts report={papers.report} />
        </div>
        <PaperMenu hasCameras={hasCameras(papers)} read={() => Promise.resolve(papers)} />
      </div>
    </details>
  );
}
