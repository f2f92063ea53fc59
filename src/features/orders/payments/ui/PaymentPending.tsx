import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { athensTime } from '#shared/dates.ts';
import { amountWithin, eurosToCents } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Price } from '#ui/components/Price.tsx';
import type { Order } from '../../contract.ts';
import { useKeepOrder } from '../../ui/use-orders.ts';

/**
 * Leads to the payment page of an order that waits for its payment. First it asks the provider: the customer may be just
 * returning from there.
 */
export function PaymentPending({ order: { id, total, vatPercent, payBy } }: { order: Order }) {
  const api = useApi();
  const keep = useKeepOrder();
  const [isLeaving, setLeaving] = useState(false);
  const {
    mutate: check,
    isIdle,
    isPending: isChecking,
  } = useMutation(
    api.orders.checkPayment.mutationOptions({
      meta: { title: 'Η πληρωμή δεν ελέγχθηκε' },
      onSuccess: keep,
    }),
  );
  const { mutate: pay, isPending } = useMutation(
    api.orders.payOrder.mutationOptions({
      meta: { title: 'Η σελίδα πληρωμών δεν άνοιξε' },
      onSuccess({ url }) {
        setLeaving(true);
        window.location.assign(url);
      },
      // After a refusal the order has changed: it was paid or cancelled in the meantime.
      onError: () => check({ orderId: id }),
    }),
  );
  useEffect(() => check({ orderId: id }), [check, id]);
  // The browser keeps this page as it was and shows it again when the customer goes back.
  useEffect(() => {
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setLeaving(false);
      check({ orderId: id });
    }
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [check, id]);

  const isAsking = isIdle || isChecking;
  return (
    <section aria-labelledby="payment-pending" className="rounded-md bg-primary-soft p-5 print:hidden">
      <h2 id="payment-pending" className="flex items-center gap-2.5 text-lg">
        <CreditCard className="icon text-primary-text" />
        Πληρωμή με κάρτα
      </h2>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-[52ch] text-base">
          <Price amount={amountWithin(eurosToCents(total), vatPercent)} className="text-lg" />
          <p aria-live="polite" className="mt-2 text-text-2">
            {isAsking
              ? 'Ρωτάμε την τράπεζα αν έγινε η πληρωμή…'
              : `Δεν έχετε χρεωθεί ακόμη. Κρατάμε τα προϊόντα σας${payBy ? ` έως τις ${athensTime(new Date(payBy))}` : ''}· έπειτα η παραγγελία ακυρώνεται.`}
          </p>
        </div>
        <Button
          disabled={isAsking}
          pending={isPending || isLeaving}
          pendingLabel="Ανοίγει η σελίδα πληρωμών..."
          onClick={() => pay({ orderId: id })}
        >
          Πληρωμή με κάρτα
        </Button>
      </div>
    </section>
  );
}
