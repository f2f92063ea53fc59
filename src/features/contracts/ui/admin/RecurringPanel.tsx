import { useQuery } from '@tanstack/react-query';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { contractsHref } from '../../contracts-search.ts';
import { contractKindLabels } from '../../labels.ts';

/** What the contracts in force bring in a year at today's prices, by kind. */
export function RecurringPanel() {
  const figures = useQuery(useApi().contracts.readContractFigures.queryOptions({ input: {} }));
  return (
    <Panel
      title="Έσοδα από συμβόλαια, τον χρόνο"
      flush
      className="mt-4"
      action={
        <TextLink href={contractsHref({ state: 'running' })} className="text-base">
          Τα συμβόλαια
        </TextLink>
      }
    >
      <QueryView query={figures} skeleton={['h-24']}>
        {({ kinds, yearly, states }) => (
          <DataTable
            caption="Έσοδα από συμβόλαια, τον χρόνο"
            rows={[
              ...kinds.map(({ kind, ...sums }) => ({ name: contractKindLabels[kind], ...sums })),
              { name: 'Σύνολο', count: states.running, yearly },
            ]}
            keyOf={({ name }) => name}
            columns={[
              { title: 'Είδος', namesRow: true, cell: ({ name }) => name },
              { title: 'Σε ισχύ', className: 'num', cell: ({ count }) => count },
              { title: 'Χωρίς ΦΠΑ', className: 'num', cell: ({ yearly: { net } }) => euroText(net) },
              { title: 'Με ΦΠΑ', className: 'num', cell: ({ yearly: { gross } }) => euroText(gross) },
            ]}
          />
        )}
      </QueryView>
      <p className="border-t border-line bg-sunken px-5 py-3 text-sm text-text-2 max-sm:px-4">
        Όσα ισχύουν σήμερα, με τη σημερινή τους τιμή για δώδεκα μήνες. Δεν μετρούν όσα είναι σε παύση, δεν
        άρχισαν ή έληξαν, και δεν εξαρτάται από την περίοδο που επιλέξατε.
      </p>
    </Panel>
  );
}
