import { useRouter, useHydrated } from '@tanstack/react-router';
import { Plus, Printer, Trash2, Scale } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useSession } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { comparisonHref, readIds, type ComparisonRows, listOnArrival } from '../comparison-address.ts';
import { maxProducts } from '../rules.ts';
import { removeChosen, keepChosen, readChosen, useChosen } from './chosen.ts';
import { clearChosen } from './clear-chosen.ts';
import { SideBySide } from './SideBySide.tsx';
import { useProducts } from './use-products.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { keepTab, readTab } from '#ui/page/local-storage.ts';
import { offered } from '#shared/offered.ts';

const AddProductDialog = lazyPart(() => import('./AddProductDialog.tsx'), 'AddProductDialog');

interface Props {
  /** The products of the page's address, as ids: `3,1,2`. */
  compare: string;
  /** Which rows the table shows; without a value only differences. */
  rows: ComparisonRows | undefined;
  actionFor: (product: Product) => ReactNode;
}

export function Comparison({ compare, rows, actionFor }: Props) {
  const ids = useComparison(compare, rows);
  const router = useRouter();
  const { products, gone, error, retry } = useProducts(ids);
  const [isAdding, setAdding] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);

  const missing = gone.join();
  useEffect(() => {
    if (missing === '') return;
    for (const id of readIds(missing)) removeChosen(id);
    toast({ tone: 'info', title: 'Ένα προϊόν της σύγκρισης δεν διατίθεται πια' });
  }, [missing]);

  /** Keeps the focus near a button that disappears with what it removes. */
  function leave(change: () => void) {
    change();
    top.current?.focus();
  }
  const add = () => setAdding(true);
  return (
    <div className="pb-16">
      <PrintedHead />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={top} tabIndex={-1} className="text-2xl tracking-display outline-none">
            <span className="print:hidden">Δίπλα δίπλα</span>
            <span className="hidden print:inline">Σύγκριση προϊόντων</span>
          </h2>
          <p role="status" className="mt-1 text-base text-text-2">
            {ids.length > 0
              ? `${plural(ids.length, 'προϊόν', 'προϊόντα')} από ${maxProducts} το πολύ`
              : `Έως ${maxProducts} προϊόντα, το ένα δίπλα στο άλλο`}
          </p>
        </div>
        {ids.length > 0 && (
          <Tools
            href={comparisonHref(ids, rows)}
            isFull={ids.length === maxProducts}
            onAdd={add}
            onClear={() => leave(clearChosen)}
          />
        )}
      </div>
      {error && <ErrorState error={error} className="mt-6" onRetry={retry} />}
      {ids.length === 0 ? (
        <NothingCompared onAdd={add} />
      ) : (
        <SideBySide
          ids={ids}
          products={products}
          rows={rows}
          onRows={(next) =>
            void router.navigate({ href: comparisonHref(ids, next), replace: true, resetScroll: false })
          }
          actionFor={actionFor}
          onRemove={(id) => leave(() => removeChosen(id))}
        />
      )}
      {isAdding && (
        <AddProductDialog
          chosen={ids}
          like={products.find((product) => product !== undefined)}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

interface ToolsProps {
  href: string;
  isFull: boolean;
  onAdd: () => void;
  onClear: () => void;
}

function Tools({ href, isFull, onAdd, onClear }: ToolsProps) {
  const { publicUrl } = useSession().site;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {!isFull && (
        <Button size="sm" onClick={onAdd}>
          <Plus />
          Προσθήκη προϊόντος
        </Button>
      )}
      <CopyButton text={publicUrl + href} done="Η διεύθυνση της σύγκρισης αντιγράφηκε" />
      <Button size="sm" variant="outline" onClick={() => window.print()}>
        <Printer />
        Εκτύπωση
      </Button>
      <Button size="sm" variant="outline" onClick={onClear}>
        <Trash2 />
        Καθαρισμός
      </Button>
    </div>
  );
}

function NothingCompared({ onAdd }: { onAdd: () => void }) {
  const hasWizard = offered().hasWizard;
  return (
    <EmptyState
      className="mt-4 border-t border-line"
      icon={<Scale />}
      title="Δεν έχετε επιλέξει προϊόντα"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onAdd}>
            <Plus />
            Προσθήκη προϊόντος
          </Button>
          <Button variant="outline" href="/products">
            Όλα τα προϊόντα
          </Button>
          {hasWizard && (
            <Button variant="outline" href="/wizard">
              Οδηγός επιλογής
            </Button>
          )}
        </div>
      }
    >
      Προσθέστε δύο έως τέσσερα προϊόντα, εδώ ή με το «Σύγκριση» στις κάρτες του καταλόγου, για να δείτε δίπλα
      δίπλα τα χαρακτηριστικά τους.
    </EmptyState>
  );
}

/**
 * The products that the comparison shows, as ids. The page's address and the tab's own list follow each other; the choice
 * of rows stays in the address.
 */
function useComparison(address: string, rows: ComparisonRows | undefined): number[] {
  const router = useRouter();
  const chosen = useChosen();
  const isHydrated = useHydrated();

  useEffect(() => {
    keepChosen(readIds(listOnArrival(address, readChosen(), readTab('comparisonShown') ?? '')));
  }, [address]);
  useEffect(() => {
    // A newer list, which is about to be rendered, was chosen in the meantime.
    if (chosen !== readChosen()) return;
    keepTab('comparisonShown', chosen);
    if (chosen === address) return;
    void router.navigate({ href: comparisonHref(readIds(chosen), rows), replace: true, resetScroll: false });
  }, [address, chosen, router, rows]);

  return readIds(isHydrated ? chosen : address);
}
