import { euroText } from '#shared/money.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import type { Checkout } from '../checkout.ts';

interface Props {
  state: Checkout;
  onChoose: (usesAccount: boolean) => void;
}

/** Whether the customer's money on account pays what it can of the order. */
export function FromAccount({ state: { onAccount, usesAccount, payment }, onChoose }: Props) {
  const isByCard = payment === 'card';
  return (
    <section aria-labelledby="from-account" className="mt-8 border-t border-line pt-6">
      <h3 id="from-account" className="mb-2 text-lg">
        Το υπόλοιπό σας
      </h3>
      <Checkbox
        checked={usesAccount && !isByCard}
        disabled={isByCard}
        onChange={({ target }) => onChoose(target.checked)}
      >
        Πληρωμή από τα <span className="num">{euroText(onAccount)}</span> που έχετε ήδη πληρώσει
      </Checkbox>
      {isByCard && (
        <p className="mt-1 text-base text-text-2">
          Με κάρτα πληρώνεται ολόκληρη η παραγγελία. Επιλέξτε άλλον τρόπο πληρωμής για να το χρησιμοποιήσετε.
        </p>
      )}
    </section>
  );
}
