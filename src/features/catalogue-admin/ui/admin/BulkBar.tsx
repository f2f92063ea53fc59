import { X } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import type { Selection } from '#ui/selection/use-selection.ts';
import { maxChosen, type MatchingProducts } from '../../many-contract.ts';
import type { AdminRow } from '../../contract.ts';
import { useDeletion } from './use-deletion.ts';
import { bulkLabels, type BulkKind } from './bulk-labels.ts';

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'), 'BulkDialog');

interface Props {
  selection: Selection<AdminRow>;
  /** All products that match the list's filters, on every page; undefined until they are counted. */
  all: { matching: MatchingProducts; count: number } | undefined;
}

export function BulkBar({ selection, all }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  const { deleteMany } = useDeletion();
  const productIds = selection.rows.map(({ id }) => id);
  const target = selection.isWhole && all ? all : { productIds };
  const isTooMany = 'productIds' in target && productIds.length > maxChosen;
  return (
    <section
      aria-label="Μαζικές ενέργειες"
      className="flex flex-wrap items-center gap-2 rounded-md bg-primary-soft px-3.5 py-2 md:flex-nowrap md:overflow-x-auto md:*:shrink-0"
    >
      <p role="status" className="mr-2 text-base font-medium">
        {'productIds' in target
          ? plural(productIds.length, 'επιλεγμένο', 'επιλεγμένα')
          : `Όλα τα αποτελέσματα (${target.count.toLocaleString('el-GR')})`}
      </p>
      {all && 'productIds' in target && all.count > productIds.length && (
        <Button size="xs" variant="ghost" onClick={selection.tickWhole}>
          Επιλογή και των {all.count.toLocaleString('el-GR')}
        </Button>
      )}
      {(Object.keys(bulkLabels) as BulkKind[]).map((one) => (
        <Button key={one} size="xs" variant="outline" disabled={isTooMany} onClick={() => setKind(one)}>
          {bulkLabels[one]}
        </Button>
      ))}
      {'productIds' in target && (
        <Button
          size="xs"
          variant="outline"
          className="text-critical-text!"
          disabled={isTooMany}
          onClick={() => deleteMany(productIds, selection.clear)}
        >
          Διαγραφή
        </Button>
      )}
      <IconButton size="sm" label="Καθαρισμός επιλογής" className="ml-auto" onClick={selection.clear}>
        <X />
      </IconButton>
      {isTooMany && (
        <p className="w-full text-sm text-text-2 md:w-auto">
          Ένα προς ένα επιλέγονται έως {maxChosen} προϊόντα.
        </p>
      )}

      {kind && (
        <BulkDialog
          kind={kind}
          target={target}
          onClose={() => setKind(undefined)}
          onDone={() => {
            setKind(undefined);
            selection.clear();
          }}
        />
      )}
    </section>
  );
}
