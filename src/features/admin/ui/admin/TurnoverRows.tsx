import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { decimalText } from '#shared/decimals.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { DataTable, type Column } from '#ui/components/DataTable.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import { adminHref } from '../../admin-tabs.ts';
import type { ReportGroup, TurnoverRow } from '../../report-contract.ts';

const euro = (euros: number | undefined) => (euros === undefined ? '–' : euroText(euros));

const ofGoods = 'Χωρίς εγκατάσταση και μεταφορικά. Κέρδος μόνο για όσα πουλήθηκαν με γνωστό κόστος.';

const groups: Readonly<Record<ReportGroup, { label: string; counts: string; note: string }>> = {
  category: { label: 'Κατηγορία', counts: 'Τεμάχια', note: ofGoods },
  brand: { label: 'Μάρκα', counts: 'Τεμάχια', note: ofGoods },
  product: { label: 'Προϊόν', counts: 'Τεμάχια', note: ofGoods },
  customer: { label: 'Πελάτης', counts: 'Παραγγελίες', note: 'Με εγκατάσταση και μεταφορικά.' },
  service: {
    label: 'Υπηρεσία',
    counts: 'Πλήθος',
    note: 'Μια επίσκεψη μετρά με όλη τη χρέωσή της, μαζί με τα υλικά, που μετρούν και στα προϊόντα. Όσες δεν χρεώθηκαν μετρούν χωρίς ποσό. Το κόστος τους είναι οι ώρες των τεχνικών και τα υλικά.',
  },
};

const shownAtFirst = 12;

interface Props {
  period: { from: string; to: string };
  group: ReportGroup;
  onGroup: (group: ReportGroup) => void;
}

/** The turnover by group, the largest first, each with its bar. */
export function TurnoverRows({ period, group, onGroup }: Props) {
  const rows = useQuery({
    ...useApi().admin.listTurnover.queryOptions({ input: { ...period, group } }),
    staleTime: 0,
  });
  return (
    <Panel
      flush
      title={
        <Segmented<ReportGroup>
          label="Ανά"
          className="max-sm:[&_label]:px-1.5 max-sm:[&_label]:text-sm"
          value={group}
          onValueChange={onGroup}
          options={Object.entries(groups).map(([value, { label }]) => ({
            value: value as ReportGroup,
            label,
          }))}
        />
      }
      action={
        <Button
          size="xs"
          variant="ghost"
          href={`/api/admin/export/turnover/${group}?${new URLSearchParams(period)}`}
          download
        >
          <Download />
          CSV
        </Button>
      }
    >
      <QueryView query={rows} skeleton={['h-60']}>
        {(found) =>
          found.every(({ count }) => count === 0) ? (
            <p className="px-5 py-8 text-center text-base text-text-2">Καμία πώληση σε αυτή την περίοδο.</p>
          ) : (
            <Rows key={group} rows={found} group={group} />
          )
        }
      </QueryView>
    </Panel>
  );
}

const marginColumns: readonly Column<TurnoverRow>[] = [
  { title: 'Κόστος', className: 'num hm', cell: ({ margin }) => euro(margin?.cost) },
  {
    title: 'Μικτό κέρδος',
    className: 'num',
    cell: ({ margin }) => (
      <>
        {euro(margin?.profit)}
        {margin?.percent !== undefined && (
          <span className="block text-xs text-text-3">{decimalText(margin.percent, 1)}%</span>
        )}
        {margin?.cost !== undefined && margin.known < margin.net && (
          <span className="block text-xs text-text-3">για {euro(margin.known)}</span>
        )}
      </>
    ),
  },
];

function Rows({ rows, group }: { rows: readonly TurnoverRow[]; group: ReportGroup }) {
  const [isAll, setAll] = useState(false);
  const { label, counts, note } = groups[group];
  const most = Math.max(1, ...rows.map(({ amounts }) => amounts?.net ?? 0));
  const hasMargin = rows.some(({ margin }) => margin !== undefined);
  const shown = isAll ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <DataTable
        caption={`Τζίρος ανά: ${label}`}
        columns={[
          {
            title: label,
            namesRow: true,
            cellClass: 'w-[45%]',
            cell: ({ key, name, detail, amounts }) => (
              <>
                <span className="block wrap-anywhere">
                  {group === 'customer' ? (
                    <Anchor href={adminHref('customers', { customer: key })} className="hover:underline">
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                  {detail && <span className="code ml-2 text-xs font-normal text-text-3">{detail}</span>}
                </span>
                <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-surface-press">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${(100 * Math.max(0, amounts?.net ?? 0)) / most}%` }}
                  />
                </span>
              </>
            ),
          },
          { title: counts, className: 'num', cell: ({ count }) => count },
          { title: 'Καθαρή αξία', className: 'num', cell: ({ amounts }) => euro(amounts?.net) },
          { title: 'ΦΠΑ', className: 'num hm', cell: ({ amounts }) => euro(amounts?.vat) },
          { title: 'Με ΦΠΑ', className: 'num hm', cell: ({ amounts }) => euro(amounts?.gross) },
          ...(hasMargin ? marginColumns : []),
        ]}
        rows={shown}
        keyOf={({ key }) => key}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-2.5 text-sm text-text-2 max-sm:px-4">
        <span>{note}</span>
        {rows.length > shownAtFirst && !isAll && (
          <Button size="xs" variant="outline" onClick={() => setAll(true)}>
            Περισσότερα ({rows.length - shownAtFirst})
          </Button>
        )}
      </div>
    </>
  );
}
