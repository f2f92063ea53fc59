import { use } from 'react';
import { centsToEuros, formatEuro } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Order } from '#features/orders/contract.ts';
import type { PaymentStep } from '#features/orders/payments/steps-contract.ts';
import { DocumentsOfOrder } from '#features/orders/payments/ui/documents-of-order.ts';
import { useCreditedRefunds } from './use-credited-refunds.ts';

interface Props {
  order: Order;
  refund: PaymentStep;
}

/** The credit notes of a refund, and what of it they leave out; nothing while no document was issued. */
export function RefundCredit({ order, refund }: Props) {
  const { documents, answers, missing } = useCreditedRefunds(order.id);
  const offerCredit = use(DocumentsOfOrder)?.offerCredit;
  const left = missing(refund);
  const named = answers.filter((answer) => answer.refund === refund.id);
  return (
    <>
      {named.map(({ number, cents }) => (
        <p key={number}>
          Πιστωτικό{' '}
          <TextLink
            href={`/api/documents/${documents.find((one) => one.number === number)?.id}/pdf`}
            download
            className="code"
          >
            {number}
          </TextLink>
          {(named.length > 1 || left > 0) && (
            <>
              {' '}
              για <span className="num">{formatEuro(cents)}</span>
            </>
          )}
        </p>
      ))}
      {left > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-high-text">
          <span>
            Λείπει πιστωτικό για <span className="num">{formatEuro(left)}</span>
          </span>
          <Button
            size="xs"
            variant="outline"
            onClick={() => void offerCredit?.(order, { amount: centsToEuros(left), date: refund.date })}
          >
            Έκδοση πιστωτικού
          </Button>
        </p>
      )}
    </>
  );
}
