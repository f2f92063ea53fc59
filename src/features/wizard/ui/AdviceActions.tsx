import { useEffect, useRef } from 'react';
import { Link2, Printer } from 'lucide-react';
import { formatDate, athensDate } from '#shared/dates.ts';
import { whyNot } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { company } from '#shared/company.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { AddSetButton } from '#features/cart/ui/AddSetButton.tsx';
import type { PresentedBundle } from '../advice-contract.ts';
import { isSold, openChecks } from '../request-text.ts';
import { StudyButtons } from './StudyButtons.tsx';
import type { Study } from './StudySheet.tsx';
import type { useAdviceLink } from './use-advice-link.ts';

type Sharing = Partial<ReturnType<typeof useAdviceLink>>;

interface Props {
  study: Study;
  /** The link of the advice; without `make` it is there already. */
  sharing: Sharing;
  onAsk: () => void;
}

/** What can be done with a system: buy it, ask for an offer, share it, print it. */
export function AdviceActions({ study, sharing, onAsk }: Props) {
  const { advice, bundle } = study;
  const viewer = useViewer();
  const open = openChecks(bundle);
  const mayBuy = isSold(advice, bundle) && whyNot(viewer, 'buyer') === null;
  return (
    <div className="grid gap-2.5 print:hidden">
      {bundle.lines.length > 0 && open.length > 0 && (
        <Notice tone="high">
          <p>Το σύστημα δεν πωλείται όπως είναι:</p>
          <ul className="my-1 grid gap-1">
            {open.map(({ id, sentence }) => (
              <li key={id}>{sentence}</li>
            ))}
          </ul>
          <p>
            Ζητήστε προσφορά, ή καλέστε μας στο{' '}
            <TextLink href={company().phoneHref}>{company().phone}</TextLink>.
          </p>
        </Notice>
      )}
      {mayBuy && <AddSetButton lines={cartLines(bundle)}>Προσθήκη όλων στο καλάθι</AddSetButton>}
      <Button variant={mayBuy ? 'outline' : 'primary'} block onClick={onAsk}>
        Ζητήστε προσφορά
      </Button>
      <div className="grid grid-cols-2 gap-2.5">
        <Print {...sharing} />
        {sharing.make && <Share {...sharing} />}
        <StudyButtons {...study} />
      </div>
    </div>
  );
}

/** One line per product and installation: two rules may ask for the same product. */
function cartLines({ lines }: PresentedBundle) {
  const merged = new Map<string, { productId: number; withInstallation: boolean; quantity: number }>();
  for (const { productId, withInstallation, quantity } of lines) {
    const key = `${productId} ${withInstallation}`;
    merged.set(key, { productId, withInstallation, quantity: quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}

function Share({ link, isPending, make }: Sharing) {
  if (!link) {
    return (
      <Button
        variant="outline"
        size="sm"
        pending={isPending}
        pendingLabel="Δημιουργία..."
        onClick={() => void make?.().catch(() => undefined)}
      >
        <Link2 />
        Σύνδεσμος
      </Button>
    );
  }
  const { url, expiresAt } = link;
  return (
    <div className="col-span-2 grid gap-1.5 rounded-sm border border-line p-3">
      <div className="flex items-center gap-2">
        <input
          readOnly
          aria-label="Σύνδεσμος προς την πρόταση"
          value={url}
          onFocus={({ target }) => target.select()}
          className="control min-w-0 flex-1"
          data-size="sm"
        />
        <CopyButton text={url} done="Ο σύνδεσμος αντιγράφηκε" />
      </div>
      <p className="text-sm text-text-3">
        Ανοίγει την ίδια πρόταση χωρίς στοιχεία σας, έως τις {formatDate(athensDate(new Date(expiresAt)))}.
        Όποιος τον έχει βλέπει τις απαντήσεις για τον χώρο.
      </p>
    </div>
  );
}

/** Prints the page once its link is there, or has been refused: paper has no button to make it later. */
function Print({ link, isPending, make }: Sharing) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!link || !isAsked.current) return;
    isAsked.current = false;
    window.print();
  }, [link]);
  async function ask() {
    isAsked.current = link === undefined && make !== undefined;
    if (!isAsked.current) return window.print();
    try {
      await make?.();
    } catch {
      isAsked.current = false;
      window.print();
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      pendingLabel="Ετοιμάζεται..."
      onClick={() => void ask()}
    >
      <Printer />
      Εκτύπωση
    </Button>
  );
}
