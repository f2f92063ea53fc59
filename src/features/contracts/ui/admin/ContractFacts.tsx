import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { Button } from '#ui/components/Button.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { customerHref } from '#features/customers/customer-search.ts';
import { appointmentsHref } from '#features/booking/appointments-search.ts';
import { contractsHref } from '../../contracts-search.ts';
import { contractKindLabels, periodLabels, visitLabel } from '../../labels.ts';
import { billingText } from '../../present.ts';
import { firstPrice } from '../../price-text.ts';
import type { OfficeContract } from '../../shown-contract.ts';
import { bookingHref } from './DueVisits.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="mb-0.5 text-sm text-text-2">{label}</dt>
      <dd className="text-base whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** What was agreed of a contract. */
export function ContractFacts({ contract, onEdit }: { contract: OfficeContract; onEdit: () => void }) {
  const { address, city, postalCode, prices, pauses, periodMonths, billsAhead } = contract;
  return (
    <Panel
      title="Τι συμφωνήθηκε"
      action={
        <Button size="xs" variant="outline" aria-haspopup="dialog" onClick={onEdit}>
          Αλλαγή
        </Button>
      }
    >
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label="Πελάτης">
          <TextLink href={customerHref(contract.customerId)}>{contract.customerName}</TextLink>
          {contract.customerEmail === undefined && (
            <span className="block text-sm text-text-2">Χωρίς email: ενημερώστε τον εσείς</span>
          )}
        </Fact>
        <Fact label="Είδος">{contractKindLabels[contract.kind]}</Fact>
        <Fact label="Διεύθυνση">
          {address}, {formatPostalCode(postalCode)} {city}
        </Fact>
        <Fact label="Διάρκεια">
          από {formatDate(contract.startsOn)}
          {contract.endsOn === undefined ? ', χωρίς λήξη' : ` έως ${formatDate(contract.endsOn)}`}
          {contract.endReason !== undefined && (
            <span className="block text-sm text-text-2">{contract.endReason}</span>
          )}
          {contract.noticeDays !== undefined && (
            <span className="block text-sm text-text-2">
              Προειδοποίηση {plural(contract.noticeDays, 'ημέρα', 'ημέρες')}
            </span>
          )}
        </Fact>
        <Fact label="Τιμή">
          {prices.map(({ from, price, percent }) => (
            <span key={from} className="num block">
              {firstPrice(price, false)} {periodLabels[periodMonths]}
              <span className="text-sm text-text-2">
                {' '}
                από {formatDate(from)}
                {percent !== undefined && ` (${percent > 0 ? '+' : ''}${decimalText(percent)}%)`}
              </span>
            </span>
          ))}
        </Fact>
        {contract.lines.length > 0 && (
          <Fact label="Ανάλυση της πρώτης τιμής, χωρίς ΦΠΑ">
            {contract.lines.map(({ text, net }) => (
              <span key={`${text} ${net}`} className="flex justify-between gap-4">
                {text} <span className="num">{euroText(net)}</span>
              </span>
            ))}
          </Fact>
        )}
        <Fact label="Χρέωση">
          {billingText(periodMonths, billsAhead)}
          <span className="block text-sm text-text-2">
            Πληρώνεται μέσα σε {plural(contract.payDays, 'ημέρα', 'ημέρες')}
            {contract.billsFrom !== contract.startsOn && `, από ${formatDate(contract.billsFrom)}`}
          </span>
        </Fact>
        {contract.includes && <Fact label="Περιλαμβάνει">{contract.includes}</Fact>}
        {pauses.length > 0 && (
          <Fact label="Παύσεις">
            {pauses.map(({ from, to, reason }) => (
              <span key={from} className="block">
                <span className="num">
                  {formatDate(from)} – {to === undefined ? 'έως νεωτέρας' : formatDate(to)}
                </span>
                {reason !== undefined && <span className="text-sm text-text-2"> {reason}</span>}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

/** What comes next: the bill and the visit. */
export function WhatFollows({ contract }: { contract: OfficeContract }) {
  const { nextBill, visit, isDue, visitMonths } = contract;
  return (
    <Panel title="Τι ακολουθεί">
      <dl className="grid gap-4">
        <Fact label="Επόμενος λογαριασμός">
          {nextBill === undefined ? (
            'Κανένας'
          ) : (
            <>
              {isDue ? (
                <strong className="font-medium text-high-text">
                  Εκκρεμεί από <span className="num">{formatDate(nextBill.dueOn)}</span>
                </strong>
              ) : (
                <span className="num">{formatDate(nextBill.dueOn)}</span>
              )}
              <span className="num block text-sm text-text-2">
                {formatDate(nextBill.from)} – {formatDate(nextBill.to)}: {firstPrice(nextBill.price, true)}
              </span>
              {isDue && (
                <Button
                  size="xs"
                  variant="outline"
                  className="mt-2"
                  href={contractsHref({ contract: contract.id, dialog: 'bills' })}
                >
                  Έκδοση οφειλών
                </Button>
              )}
            </>
          )}
        </Fact>
        {visit && (
          <Fact label={`Επόμενη επίσκεψη, ${visit.service}`}>
            {visit.bookedOn !== undefined ? (
              <TextLink
                href={appointmentsHref({
                  date: visit.bookedOn,
                  ...(visit.appointmentId !== undefined && { appointment: visit.appointmentId }),
                })}
              >
                Έχει κλειστεί για {formatDate(visit.bookedOn)}
              </TextLink>
            ) : visit.dueOn === undefined ? (
              'Καμία'
            ) : (
              <>
                <span className="num">έως {formatDate(visit.dueOn)}</span>
                <span className="mt-1.5 mb-1 block">
                  <Button size="xs" variant="outline" href={bookingHref(contract.id)}>
                    Κλείσιμο ραντεβού
                  </Button>
                </span>
              </>
            )}
            <span className="block text-sm text-text-2">
              {visitMonths !== undefined && visitLabel(visitMonths)}
              {visit.lastOn !== undefined && ` · τελευταία ${formatDate(visit.lastOn)}`}
            </span>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
