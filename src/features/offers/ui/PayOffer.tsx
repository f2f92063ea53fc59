import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#ui/page/api.ts';
import { keepTab } from '#ui/page/local-storage.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CardDue } from '#features/orders/payments/card-due-contract.ts';
import { PayByCard } from '#features/orders/payments/ui/PayByCard.tsx';
import type { SeenOffer } from '../seen-contract.ts';

interface Props {
  offerKey: string;
  due: CardDue;
  onChanged: (offer: SeenOffer) => void;
}

/** Lets whoever accepted an offer pay by card what its order asks for next. */
export function PayOffer({ offerKey: key, due, onChanged }: Props) {
  const { offers } = useApi();
  const { mutate: check, isPending: isChecking } = useMutation(
    offers.checkOfferPayment.mutationOptions({
      meta: { title: 'Η πληρωμή δεν ελέγχθηκε' },
      onSuccess: onChanged,
    }),
  );
  const { mutateAsync: pay, isPending: isPaying } = useMutation(
    offers.payOffer.mutationOptions({
      meta: { title: 'Η πληρωμή δεν έγινε' },
      onSuccess({ message, url, offer }) {
        // The provider's page leads back without the key.
        if (url !== undefined) return keepTab('offerKey', key);
        onChanged(offer);
        toast({ title: message });
      },
      onError: () => check({ key }),
    }),
  );
  const { isOpen } = due;
  useEffect(() => {
    if (isOpen) check({ key });
  }, [isOpen, check, key]);
  return (
    <PayByCard
      due={due}
      isPaying={isPaying}
      isChecking={isChecking}
      onPay={(part) => pay({ key, ...part })}
      onCheck={() => check({ key })}
    />
  );
}
