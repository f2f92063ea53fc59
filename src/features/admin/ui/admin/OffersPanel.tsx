import { useQuery } from '@tanstack/react-query';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { DataTable, type Column } from '#ui/components/DataTable.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { offerStateLabels } from '#features/offers/labels.ts';
import type { OfferFigures } from '../../report-contract.ts';

const columns: readonly Column<OfferFigures['states'][number]>[] = [
  { title: 'Κατάσταση τώρα', namesRow: true, cell: ({ state }) => offerStateLabels[state] },
  { title: 'Προσφορές', className: 'num', cell: ({ offers }) => offers },
  { title: 'Με ΦΠΑ', className: 'num', cell: ({ gross }) => euroText(gross) },
];

/** What became of the offers that were sent in a period. */
export function OffersPanel({ period }: { period: { from: string; to: string } }) {
  const figures = useQuery({
    ...useApi().admin.getOfferFigures.queryOptions({ input: period }),
    staleTime: 0,
  });
  return (
    <Panel title="Προσφορές" flush>
      <QueryView query={figures} skeleton={['h-40']}>
        {({ states, sent, gross, hitRate }) =>
          sent === 0 ? (
            <p className="px-5 py-8 text-center text-base text-text-2">
              Καμία προσφορά δεν στάλθηκε πρώτη φορά αυτή την περίοδο.
            </p>
          ) : (
            <>
              <DataTable caption="Προσφορές" columns={columns} rows={states} keyOf={({ state }) => state} />
              <p className="border-t border-line bg-sunken px-5 py-3 text-sm text-text-2 max-sm:px-4">
                {plural(sent, 'προσφορά στάλθηκε', 'προσφορές στάλθηκαν')}, συνολικά {euroText(gross)}.{' '}
                {hitRate === undefined
                  ? 'Καμία δεν έχει κριθεί ακόμη.'
                  : `Αποδοχή ${hitRate}%, από όσες απαντήθηκαν ή έληξαν.`}{' '}
                Οι αποδεκτές μετρούν με την παραγγελία τους, οι άλλες με όσα προτείναμε.
              </p>
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}
