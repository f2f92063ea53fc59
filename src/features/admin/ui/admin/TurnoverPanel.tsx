import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { coverageText } from '../../margin.ts';
import type { Margin, ReportStep, Turnover } from '../../report-contract.ts';
import { comparedText } from '../../report-texts.ts';
import { stepLabel, TurnoverChart } from './TurnoverChart.tsx';

const euroOrNone = (euros: number | undefined) => (euros === undefined ? '–' : euroText(euros));
const percentText = ({ percent }: Margin) =>
  percent === undefined ? '' : `περιθώριο ${decimalText(percent, 1)}% `;

interface Props {
  period: { from: string; to: string };
  step: ReportStep;
}

export function TurnoverPanel({ period, step }: Props) {
  const turnover = useQuery({
    ...useApi().admin.getTurnover.queryOptions({ input: { ...period, step } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { total, before } = turnover.data ?? {};
  const query = new URLSearchParams({ ...period, step });
  return (
    <>
      <Stats boxed>
        <StatCard
          label="Τζίρος με ΦΠΑ"
          value={total && euroText(total.gross)}
          note={total && before && comparedText(before.gross, total.gross)}
        />
        <StatCard
          label="Καθαρή αξία"
          value={total && euroText(total.net)}
          note={total && `ΦΠΑ ${euroText(total.vat)}`}
        />
        <StatCard
          label="Μικτό κέρδος"
          value={total && euroOrNone(total.margin.profit)}
          note={total && `${percentText(total.margin)}${coverageText(total.margin)}`}
        />
        <StatCard
          label="Παραγγελίες"
          value={total?.orders}
          note={before && `${before.orders} την προηγούμενη περίοδο`}
        />
        <StatCard
          label="Μέση παραγγελία"
          value={
            total && (total.orders > 0 ? euroText(Math.round((total.gross / total.orders) * 100) / 100) : '–')
          }
          note="με ΦΠΑ"
        />
      </Stats>
      <Panel
        title="Τζίρος"
        flush
        action={
          <Button size="xs" variant="ghost" href={`/api/admin/export/turnover?${query}`} download>
            <Download />
            CSV
          </Button>
        }
      >
        <QueryView query={turnover} skeleton={['h-60']}>
          {({ steps, total: sum }) => (
            <>
              {sum.orders === 0 && sum.gross === 0 ? (
                <p className="px-5 py-8 text-center text-base text-text-2">
                  Καμία επιβεβαιωμένη παραγγελία σε αυτή την περίοδο.
                </p>
              ) : (
                <figure className="px-5 pt-4 max-sm:px-4">
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
                  <div role="region" aria-label="Διάγραμμα τζίρου" tabIndex={0} className="overflow-x-auto">
                    <TurnoverChart steps={steps} step={step} />
                  </div>
                  <figcaption className="flex flex-wrap gap-x-5 gap-y-1 pt-1 pb-3 text-sm text-text-2">
                    <span className="flex items-center gap-2">
                      <span aria-hidden="true" className="size-3 rounded-xs bg-primary" />
                      Αυτή η περίοδος, με ΦΠΑ
                    </span>
                    <span className="flex items-center gap-2">
                      <span aria-hidden="true" className="h-0.5 w-4 bg-text" />
                      Η προηγούμενη, ίσης διάρκειας
                    </span>
                  </figcaption>
                </figure>
              )}
              <Steps steps={steps} step={step} />
            </>
          )}
        </QueryView>
        <p className="border-t border-line bg-sunken px-5 py-3 text-sm text-text-2 max-sm:px-4">
          Τζίρος: οι παραγγελίες που επιβεβαιώθηκαν (και όσες προχώρησαν από εκεί), την ημέρα που έγιναν, με
          μεταφορικά και εγκατάσταση, μετά την έκπτωση. Χωρίς τις ακυρωμένες και όσες περιμένουν επιβεβαίωση·
          όσα επιστράφηκαν ή πιστώθηκαν αφαιρούνται από την παραγγελία τους.
          {total && total.cashFee > 0 && (
            <>
              {' '}
              Εκτός τζίρου εισπράττονται για την αντικαταβολή{' '}
              <span className="num">{euroText(total.cashFee)}</span>.
            </>
          )}{' '}
          Μικτό κέρδος: η καθαρή αξία προϊόντων και εργασίας που πουλήθηκαν με γνωστό κόστος, μείον το κόστος
          αυτό, όπως ήταν την ημέρα της πώλησης. Τεμάχια που γύρισαν στο απόθεμα δεν έχουν κόστος.
        </p>
      </Panel>
    </>
  );
}

function Steps({ steps, step }: { steps: Turnover['steps']; step: ReportStep }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-10 items-center px-5 text-base font-medium pointer-coarse:min-h-11 max-sm:px-4">
        Τα ποσά σε πίνακα
      </summary>
      <DataTable
        caption="Τζίρος ανά περίοδο"
        className="max-h-96 overflow-y-auto"
        columns={[
          {
            title: step === 'day' ? 'Ημέρα' : step === 'week' ? 'Εβδομάδα από' : 'Μήνας',
            namesRow: true,
            cell: ({ from }) => (step === 'month' ? stepLabel(from, step) : formatDate(from)),
          },
          { title: 'Παραγγελίες', className: 'num', cell: ({ orders }) => orders },
          { title: 'Καθαρή αξία', className: 'num hm', cell: ({ net }) => euroText(net) },
          { title: 'ΦΠΑ', className: 'num hm', cell: ({ vat }) => euroText(vat) },
          { title: 'Με ΦΠΑ', className: 'num', cell: ({ gross }) => euroText(gross) },
          { title: 'Επιπλέον αντικαταβολή', className: 'num hm', cell: ({ cashFee }) => euroText(cashFee) },
          { title: 'Κόστος', className: 'num hm', cell: ({ margin }) => euroOrNone(margin.cost) },
          { title: 'Μικτό κέρδος', className: 'num hm', cell: ({ margin }) => euroOrNone(margin.profit) },
          {
            title: 'Πριν',
            className: 'num',
            cellClass: 'text-text-2',
            cell: ({ before }) => euroText(before),
          },
        ]}
        rows={steps}
        keyOf={({ from }) => from}
      />
    </details>
  );
}
