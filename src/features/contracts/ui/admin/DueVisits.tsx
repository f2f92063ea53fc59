import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { maintenanceDays } from '#features/booking/maintenance/rules.ts';
import type { DueContractVisit } from '../../shown-contract.ts';
import { contractsHref } from '../../contracts-search.ts';

/** Where the visit of a contract is booked, with its customer, service and address filled in. */
export const bookingHref = (contractId: string) => appointmentsHref({ dialog: 'new', contract: contractId });

/** The visits of contracts that are due and not booked. */
export function DueVisits() {
  const query = useQuery(useApi().contracts.listDueContractVisits.queryOptions());
  const [today] = useState(() => athensDate(new Date()));
  return (
    <Panel flush className="mt-4">
      <QueryView query={query}>
        {({ visits, total }) =>
          visits.length === 0 ? (
            <EmptyState icon={<Wrench />} title="Καμία επίσκεψη δεν πλησιάζει" className="px-5">
              Όσες πλησιάζουν φαίνονται εδώ {maintenanceDays} ημέρες νωρίτερα.
            </EmptyState>
          ) : (
            <>
              <ul aria-label="Επισκέψεις συμβολαίων">
                {visits.map((visit) => (
                  <Row key={visit.contractId} visit={visit} today={today} />
                ))}
              </ul>
              {total > visits.length && (
                <p className="px-3.5 py-2.5 text-sm text-text-2">
                  Φαίνονται οι πρώτες {visits.length} από {total}.
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

function Row({ visit, today }: { visit: DueContractVisit; today: string }) {
  const { contractId, customerName, customerPhone, service, address, dueOn, lastOn, title } = visit;
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line px-3.5 py-3 last:border-b-0 md:grid-cols-[150px_minmax(0,1fr)_auto] md:items-center">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:justify-items-start">
        <span className="num text-base font-semibold">{formatDate(dueOn)}</span>
        {dueOn < today && <Badge tone="critical">Εκπρόθεσμη</Badge>}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
          <Anchor
            href={contractsHref({ contract: contractId })}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {customerName}
          </Anchor>
          {customerPhone !== undefined && <PhoneLink phone={customerPhone} />}
        </p>
        <p className="text-sm wrap-anywhere text-text-2">
          {[service, title, address].join(' · ')}
          {lastOn !== undefined && ` · τελευταία ${formatDate(lastOn)}`}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        href={bookingHref(contractId)}
        aria-label={`Κλείσιμο ραντεβού: ${customerName}`}
      >
        <CalendarPlus />
        Κλείσιμο ραντεβού
      </Button>
    </li>
  );
}
