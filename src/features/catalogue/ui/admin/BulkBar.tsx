import { lazy, Suspense, useState } from 'react';
import { plural } from '../../../../shared/greek.ts';
import { Button } from '../../../../ui/Button.tsx';
import { bulkLabels, type BulkKind } from './bulk-labels.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

interface Props {
  chosen: ReadonlySet<number>;
  onDone: () => void;
}

/** What can be done with the chosen products together. */
export function BulkBar({ chosen, onDone }: Props) {
  const [kind, setKind] = useState<BulkKind>();
  if (chosen.size === 0) return null;
  return (
    <section
      aria-label="Μαζικές ενέργειες"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-md bg-primary-soft px-3.5 py-2"
    >
      <p role="status" className="mr-2 text-base font-medium">
        {plural(chosen.size, 'επιλεγμένο', 'επιλεγμένα')}
      </p>
      {(Object.keys(bulkLabels) as BulkKind[]).map((one) => (
        <Button key={one} size="xs" variant="outline" onClick={() => setKind(one)}>
          {bulkLabels[one]}
        </Button>
      ))}
      <Button size="xs" variant="ghost" className="ml-auto" onClick={onDone}>
        Καθαρισμός επιλογής
      </Button>
      <Suspense>
        {kind && (
          <BulkDialog
            kind={kind}
            productIds={[...chosen]}
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
