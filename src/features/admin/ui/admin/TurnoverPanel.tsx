import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { StatCard } from '#ui/components/StatCard.tsx';
import { Stats } from '#ui/components/Stats.tsx';
import { Table } from '#ui/components/Table.tsx';
import type { ReportStep, Turnover } from '../../report-contract.ts';
import { comparedText } from '../../report-texts.ts';
import { stepLabel, TurnoverChart } from './TurnoverChart.tsx';

const euro = (euros: number) => formatEuro(eurosToCents(euros));

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
          value={total && euro(total.gross)}
          note={total && before && comparedText(before.gross, total.gross)}
        />
        <StatCard
          label="Καθαρή αξία"
          value={total && euro(total.net)}
          note={total && `ΦΠΑ ${euro(total.vat)}`}
        />
        <StatCard
          label="Παραγγελίες"
          value={total?.orders}
          note={before && `${before.orders} την προηγούμενη περίοδο`}
        />
        <StatCard
          label="Μέση παραγγελία"
          value={
            total && (total.orders > 0 ? euro(Math.round((total.gross / total.orders) * 100) / 100) : '–')
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
                <figure className="overflow-x-auto px-5 pt-4 max-sm:px-4">
                  <TurnoverChart steps={steps} step={step} />
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
          όσα επιστράφηκαν αφαιρούνται από την παραγγελία τους.
          {total && total.cashFee > 0 && (
            <>
              {' '}
              Εκτός τζίρου εισπράττονται για την αντικαταβολή{' '}
              <span className="num">{euro(total.cashFee)}</span>.
            </>
          )}
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
      <Table caption="Τζίρος ανά περίοδο" className="max-h-96 overflow-y-auto">
        <thead>
          <tr>
            <th scope="col">{step === 'day' ? 'Ημέρα' : step === 'week' ? 'Εβδομάδα από' : 'Μήνας'}</th>
            <th scope="col" className="num">
              Παραγγελίες
            </th>
            <th scope="col" className="num hm">
              Καθαρή αξία
            </th>
            <th scope="col" className="num hm">
              ΦΠΑ
            </th>
            <th scope="col" className="num">
              Με ΦΠΑ
            </th>
            <th scope="col" className="num hm">
              Επιπλέον αντικαταβολή
            </th>
            <th scope="col" className="num">
              Πριν
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, orders, net, vat, gross, cashFee, before }) => (
            <tr key={from}>
              <th scope="row">{step === 'month' ? stepLabel(from, step) : formatDate(from)}</th>
              <td className="num">{orders}</td>
              <td className="num hm">{euro(net)}</td>
              <td className="num hm">{euro(vat)}</td>
              <td className="num">{euro(gross)}</td>
              <td className="num hm">{euro(cashFee)}</td>
              <td className="num text-text-2">{euro(before)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
