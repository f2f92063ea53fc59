import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { amountOf, bothPrices, eurosToCents } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { ReorderedLine } from '../contract.ts';

interface Props {
  lines: readonly ReorderedLine[];
  /** The VAT rate of the earlier order, in percent. */
  vatThen: number;
  onClose: () => void;
  onOpenCart: () => void;
}

const pieces = (count: number) => plural(count, 'τεμάχιο', 'τεμάχια');

function whatHappened({ outcome, ordered, quantity }: ReorderedLine): string {
  if (outcome === 'gone') return 'Δεν διατίθεται πλέον.';
  if (outcome === 'sold_out') return 'Έχει εξαντληθεί.';
  if (outcome === 'fewer' && quantity === 0) return 'Δεν απομένουν άλλα τεμάχια.';
  if (outcome === 'fewer') return `Στο καλάθι ${pieces(quantity)} από τα ${ordered}: δεν απομένουν άλλα.`;
  if (outcome === 'without_installation')
    return `Στο καλάθι ${pieces(quantity)} χωρίς εγκατάσταση, που δεν προσφέρεται πλέον.`;
  return `Στο καλάθι ${pieces(quantity)}.`;
}

/** What of an earlier order is in the cart, and what is gone or has changed. */
export function ReorderDialog({ lines, vatThen, onClose, onOpenCart }: Props) {
  const isAny = lines.some(({ quantity }) => quantity > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isAny ? 'Μπήκαν στο καλάθι, με αλλαγές' : 'Δεν μπήκε τίποτα στο καλάθι'}
      description="Από τότε που παραγγείλατε, κάποια προϊόντα ή τιμές άλλαξαν."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Κλείσιμο
          </Button>
          {isAny && <Button onClick={onOpenCart}>Δείτε το καλάθι</Button>}
        </>
      }
    >
      <ul className="border-t border-line">
        {lines.map((line, at) => (
          // An order may have a product twice, with and without installation.
          // oxlint-disable-next-line react/no-array-index-key
          <ReorderLine key={at} line={line} vatThen={vatThen} />
        ))}
      </ul>
    </Dialog>
  );
}

function ReorderLine({ line, vatThen }: { line: ReorderedLine; vatThen: number }) {
  const readsGross = useReadsGross();
  const { productId, name, outcome, quantity, priceThen, priceNow } = line;
  const read = (euros: number, rate?: number) =>
    bothPrices(amountOf(eurosToCents(euros), rate), readsGross)[0];
  const isChanged = outcome !== 'added' || priceNow !== undefined;
  const Icon = quantity === 0 ? CircleX : isChanged ? TriangleAlert : CircleCheck;
  const tone = quantity === 0 ? 'text-critical-text' : isChanged ? 'text-medium-text' : 'text-ok-text';
  return (
    <li className="flex gap-3 border-b border-line py-3 text-base">
      <Icon aria-hidden="true" className={`icon-sm mt-1 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-text-2">
          {whatHappened(line)}
          {quantity > 0 && priceThen !== undefined && priceNow !== undefined && (
            <>
              {' '}
              Τιμή τότε <s className="num">{read(priceThen, vatThen).text}</s>, σήμερα{' '}
              <strong className="num font-semibold text-text">
                {read(priceNow).text} {read(priceNow).mark}
              </strong>{' '}
              το τεμάχιο.
            </>
          )}
          {outcome === 'sold_out' && productId !== undefined && (
            <>
              {' '}
              <TextLink href={`/products/${productId}`}>Ειδοποιήστε με</TextLink>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
