import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Download, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { StickyBar } from '#ui/components/StickyBar.tsx';
import { seenFileHref } from '../offer-link.ts';
import { chosenFirst } from '../rules.ts';
import type { SeenOffer } from '../seen-contract.ts';
import { AfterAcceptance } from './AfterAcceptance.tsx';
import { choosableOf, depositAt, totalsAt } from './chosen.ts';
import { CameraLawNote } from '#features/catalogue/ui/CameraLawNote.tsx';
import { Guarantees } from '#features/orders/ui/Guarantees.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { OfferStateBadge } from './OfferStateBadge.tsx';

const AcceptOffer = lazyPart(() => import('./AcceptOffer.tsx'), 'AcceptOffer');
const AskAbout = lazyPart(() => import('./AskAbout.tsx'), 'AskAbout');

interface Props {
  offerKey: string;
  offer: SeenOffer;
  onChanged: (offer: SeenOffer) => void;
}

/** An offer as its customer reads and answers it. */
export function OfferForCustomer({ offerKey: key, offer, onChanged }: Props) {
  const lines = choosableOf(offer);
  const blocked = new Set(lines.flatMap(({ id, blocked: why }) => (why === undefined ? [] : [id])));
  const [typed, setChosen] = useState<readonly string[]>(() => offer.chosen ?? chosenFirst(lines, blocked));
  // What sold out while the page was open is no part of the choice any more.
  const chosen = typed.filter((id) => !blocked.has(id));
  const [asking, setAsking] = useState<{ line: string | undefined }>();
  const [isAccepting, setAccepting] = useState(false);
  const bought = offer.sections
    .flatMap((section) => section.lines)
    .flatMap(({ productId }) => productId ?? []);
  const totals = totalsAt(offer, chosen);
  const depositCents = depositAt(offer, totals.totalCents);
  const decline = useDecline(key, offer, onChanged);
  return (
    <>
      <header className="max-w-[68ch]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base text-text-2">
          <span className="code font-semibold text-text">{offer.offerNumber}</span>
          <OfferStateBadge state={offer.state} forCustomer />
          {offer.version > 1 && <span>Έκδοση {offer.version}</span>}
        </p>
        <h1 className="mt-2 text-3xl">{offer.title || 'Η προσφορά σας'}</h1>
        <p className="mt-2 text-text-2">
          Για {offer.customerName}
          {offer.isOpen && (
            <>
              {' '}
              · ισχύει έως <span className="num font-medium text-text">{formatDate(offer.validUntil)}</span>
            </>
          )}
        </p>
      </header>
      <Standing offerKey={key} offer={offer} onChanged={onChanged} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <OfferSheet
            offer={offer}
            chosen={chosen}
            isBusiness={offer.isBusiness}
            questions={offer.questions}
            fileHref={(id) => seenFileHref(key, id)}
            onChoose={offer.isOpen ? setChosen : undefined}
            onAsk={offer.isOpen ? (line) => setAsking({ line }) : undefined}
          />
          {offer.hasCamera && <CameraLawNote />}
          {!offer.isBusiness && bought.length > 0 && (
            <div className="mt-8">
              <Guarantees productIds={bought} />
            </div>
          )}
        </div>
        <aside
          aria-label="Η απάντησή σας"
          className="grid content-start gap-3 self-start lg:sticky lg:top-24"
        >
          <p className="flex items-baseline justify-between gap-4 border-b border-line pb-3 max-md:hidden">
            Σύνολο με ΦΠΑ
            <span className="num text-2xl font-semibold tracking-head">{formatEuro(totals.totalCents)}</span>
          </p>
          {offer.isOpen && depositCents > 0 && (
            <p className="rounded-md bg-sunken p-4 text-base">
              Με την αποδοχή πληρώνετε προκαταβολή{' '}
              <span className="num font-semibold">{formatEuro(depositCents)}</span>, και τα υπόλοιπα{' '}
              <span className="num">{formatEuro(totals.totalCents - depositCents)}</span> αργότερα.
            </p>
          )}
          {offer.isOpen && (
            <>
              <Button className="max-md:hidden" onClick={() => setAccepting(true)}>
                <CircleCheck />
                Αποδοχή της προσφοράς
              </Button>
              <Button variant="outline" onClick={() => setAsking({ line: undefined })}>
                <MessageCircleQuestion />
                Ρωτήστε μας
              </Button>
            </>
          )}
          <Button variant="outline" href={`/api/offers/${encodeURIComponent(key)}/pdf`} download>
            <Download />
            Αποθήκευση σε PDF
          </Button>
          {offer.isOpen && (
            <Button variant="ghost" onClick={decline}>
              Δεν με ενδιαφέρει
            </Button>
          )}
        </aside>
      </div>
      {offer.isOpen && (
        <StickyBar>
          <p className="mr-auto" aria-live="polite">
            <span className="num block text-lg font-semibold">{formatEuro(totals.totalCents)}</span>
            <span className="text-xs text-text-3">με ΦΠΑ</span>
          </p>
          <Button onClick={() => setAccepting(true)}>Αποδοχή</Button>
        </StickyBar>
      )}
      {isAccepting && (
        <AcceptOffer
          offerKey={key}
          offer={offer}
          chosen={chosen}
          onChanged={onChanged}
          onClose={() => setAccepting(false)}
        />
      )}
      {asking && (
        <AskAbout
          offerKey={key}
          offer={offer}
          line={asking.line}
          onChanged={onChanged}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** Where the offer stands, and what this version changed. */
function Standing({ offerKey, offer, onChanged }: Props) {
  const { state, changes, decidedAt, decidedBy, validUntil, isOpen } = offer;
  if (state === 'accepted')
    return <AfterAcceptance offerKey={offerKey} offer={offer} onChanged={onChanged} />;
  if (state === 'declined')
    return (
      <Notice className="mt-6">
        Απορρίφθηκε{decidedBy && ` από ${decidedBy}`}
        {decidedAt && ` στις ${formatDate(athensDate(new Date(decidedAt)))}`}. Αν αλλάξατε γνώμη, γράψτε μας.
      </Notice>
    );
  if (!isOpen)
    return (
      <Notice tone="high" className="mt-6">
        Η προσφορά ίσχυε έως {formatDate(validUntil)}. Ζητήστε μας να την ανανεώσουμε.
      </Notice>
    );
  if (changes.length === 0) return null;
  return (
    <Notice className="mt-6">
      <p className="font-semibold">Τι άλλαξε από την προηγούμενη έκδοση</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useDecline(key: string, { version }: SeenOffer, onChanged: Props['onChanged']) {
  const { mutateAsync } = useMutation(
    useApi().offers.declineOffer.mutationOptions({
      meta: { title: 'Η απάντηση δεν στάλθηκε' },
      onSuccess({ message, offer }) {
        onChanged(offer);
        toast({ title: message });
      },
    }),
  );
  return () =>
    confirm({
      title: 'Δεν σας ενδιαφέρει;',
      description: 'Η προσφορά κλείνει. Αν μας πείτε τον λόγο, ίσως βρούμε κάτι που σας ταιριάζει καλύτερα.',
      confirmLabel: 'Απόρριψη προσφοράς',
      reason: { label: 'Γιατί;', maxLength: 1000, optional: true },
      action: (reason) => mutateAsync({ key, version, reason }),
    });
}
