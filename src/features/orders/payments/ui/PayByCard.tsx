import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { euroText } from '#shared/money.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { Card } from '../card-contract.ts';
import type { CardDue } from '../card-due-contract.ts';

const CardDialog = lazyPart(() => import('./CardDialog.tsx'), 'CardDialog');

interface Props {
  due: CardDue;
  isPaying: boolean;
  isChecking: boolean;
  /** Pays the amount; answers the address of the provider's page if the card is typed there. */
  onPay: (part: { amount: number; seen: number; card?: Card }) => Promise<{ url?: string | undefined }>;
  /** Asks the provider whether it was paid. */
  onCheck: () => void;
}

/** What of an order can be paid by card now. The customer may be just returning from the provider's page. */
export function PayByCard({ due, isPaying, isChecking, onPay, onCheck }: Props) {
  const { amount, isDeposit, onPage, isOpen } = due;
  const [isLeaving, setLeaving] = useState(false);
  // What the open dialog was opened for: pressed again after a lost answer, it pays no other part of the same amount.
  const [typed, setTyped] = useState<CardDue>();
  // The browser keeps this page as it was and shows it again when the customer goes back.
  useEffect(() => {
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setLeaving(false);
      onCheck();
    }
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onCheck]);

  async function pay({ amount: asked, received: seen }: CardDue, card?: Card) {
    const { url } = await onPay({ amount: asked, seen, ...(card && { card }) });
    if (url === undefined) return;
    setLeaving(true);
    window.location.assign(url);
  }
  return (
    <section
      aria-label="Πληρωμή με κάρτα"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 print:hidden"
    >
      <div className="text-base">
        <p>
          {isDeposit ? 'Προκαταβολή' : 'Απομένουν'}{' '}
          <span className="num font-semibold">{euroText(amount)}</span> με ΦΠΑ
        </p>
        <p aria-live="polite" className="mt-1 text-text-2 empty:hidden">
          {isChecking
            ? 'Ρωτάμε την τράπεζα αν έγινε η πληρωμή…'
            : isOpen && 'Δεν έχετε χρεωθεί γι’ αυτό το ποσό. Μπορείτε να δοκιμάσετε ξανά.'}
        </p>
      </div>
      <Button
        disabled={isChecking}
        pending={isPaying || isLeaving}
        pendingLabel={onPage ? 'Ανοίγει η σελίδα πληρωμών...' : 'Πληρωμή...'}
        // What fails is said in a toast.
        onClick={() => (onPage ? void pay(due).catch(() => undefined) : setTyped(due))}
      >
        <CreditCard />
        Πληρωμή με κάρτα
      </Button>
      {typed && (
        <CardDialog
          amount={typed.amount}
          onPay={(card) => pay(typed, card)}
          onClose={() => setTyped(undefined)}
        />
      )}
    </section>
  );
}
