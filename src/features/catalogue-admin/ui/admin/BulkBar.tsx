import { lazy, Suspense, useState } from 'react';
import { plural } from '../../../../shared/greek.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import type { MatchingProducts } from '../../contract.ts';
import { bulkLabels, type BulkKind } from './bulk-labels.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

interface Props {
  chosen: ReadonlySet<number>;
  /** All products that match the list's filters, on every page; undefined until they are counted. */
  all: { matching: MatchingProducts; count: number } | undefined;
  isAll: boolean;
  onAll: () => void;
  onDone: () => void;
}

/** The maximum number of products selected one by one. */
const mostChosen = 500;

/** The bulk changes of the selected products. */
export function BulkBar({ chosen, all, isAll, onAll, onDone }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  const target = isAll && all ? all : { productIds: [...chosen] };
  const isTooMany = 'productIds' in target && chosen.size > mostChosen;
  return (
    <section
      aria-label="Μαζικές ενέργειες"
      className="flex flex-wrap items-center gap-2 rounded-md bg-primary-soft px-3.5 py-2"
    >
      <p role="status" className="mr-2 text-base font-medium">
        {'productIds' in target
          ? plural(chosen.size, 'επιλεγμένο', 'επιλεγμένα')
          : `Όλα τα αποτελέσματα (${target.count.toLocaleString('el-GR')})`}
      </p>
      {all && 'productIds' in target && all.count > chosen.size && (
        <Button size="xs" variant="ghost" onClick={onAll}>
          Επιλογή όλων των αποτελεσμάτων ({all.count.toLocaleString('el-GR')})
        </Button>
      )}
      {(Object.keys(bulkLabels) as BulkKind[]).map((one) => (
        <Button key={one} size="xs" variant="outline" disabled={isTooMany} onClick={() => setKind(one)}>
          {bulkLabels[one]}
        </Button>
      ))}
      <Button size="xs" variant="ghost" className="ml-auto" onClick={onDone}>
        Καθαρισμός επιλογής
      </Button>
      {isTooMany && (
        <p className="w-full text-sm text-text-2">Ένα προς ένα επιλέγονται έως {mostChosen} προϊόντα.</p>
      )}
      <Suspense>
        {kind && (
          <BulkDialog
            kind={kind}
            target={target}
            onClose={() => setKind(undefined)}
            onDone={() => {
              setKind(undefined);
              onDone();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
