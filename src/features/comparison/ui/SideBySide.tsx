import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Switch } from '#ui/form/Switch.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import type { ComparisonRows } from '../comparison-address.ts';
import { areOneKind } from '../marks.ts';
import { ComparedCard } from './ComparedCard.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { FollowingHead } from './FollowingHead.tsx';

interface Props {
  ids: readonly number[];
  /** In the order of the ids; undefined while one loads. */
  products: readonly (Product | undefined)[];
  rows: ComparisonRows | undefined;
  onRows: (rows: ComparisonRows) => void;
  actionFor: (product: Product) => ReactNode;
  onRemove: (id: number) => void;
}

/* On a phone two products are visible next to the labels. */
const sizes =
  '[--label:7.25rem] [--column:calc((100cqw-var(--label))/2)] min-[700px]:[--label:9.5rem] min-[700px]:[--column:clamp(11rem,calc((100cqw-var(--label))/var(--count)),25rem)] md:[--label:14rem] print:[--label:8.5rem] print:[--column:calc((100cqw-var(--label))/var(--count))]';

const card = 'min-w-0 snap-start px-1.5 md:px-2.5';

export function SideBySide({ ids, products, rows, onRows, actionFor, onRemove }: Props) {
  // One product differs from nothing.
  const onlyDifferences = rows !== 'all' && ids.length > 1;
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const loaded = products.filter((product) => product !== undefined);
  // Custom properties, which React's types do not know.
  const counts = { '--count': Math.max(ids.length, 2), '--shown': loaded.length } as CSSProperties;
  return (
    <div style={counts} className={`@container mt-5 max-md:-mx-(--gutter) print:mx-0 ${sizes}`}>
      {!areOneKind(loaded) && (
        <p className="mb-3 text-base text-text-2 max-md:px-(--gutter)">
          Τα προϊόντα είναι διαφορετικού είδους: δεν σημειώνεται ποιο είναι το καλύτερο, και όσα έχει μόνο ένα
          βρίσκονται στο τέλος.
        </p>
      )}
      <FollowingHead products={loaded} scroller={scroller} cards={cards} />
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label="Τα προϊόντα δίπλα δίπλα"
        className="relative snap-x snap-proximity scroll-pl-(--label) overflow-x-auto overscroll-x-contain print:overflow-visible"
      >
        <ul
          ref={cards}
          aria-label="Προϊόντα της σύγκρισης"
          className="grid w-max grid-flow-col grid-cols-[var(--label)] auto-cols-(--column)"
        >
          <li className="sticky left-0 z-2 self-end bg-bg py-3 pr-2 max-md:pl-(--gutter) print:invisible">
            {ids.length > 1 && (
              <Switch
                checked={onlyDifferences}
                onChange={({ target }) => onRows(target.checked ? 'differences' : 'all')}
                className="max-md:flex-col max-md:items-start max-md:text-sm"
              >
                Μόνο διαφορές
              </Switch>
            )}
          </li>
          {loaded.map((product) => (
            <li key={product.id} className={card}>
              <ComparedCard
                product={product}
                action={actionFor(product)}
                onRemove={() => onRemove(product.id)}
              />
            </li>
          ))}
          {/* After the others: the table has no column for it. */}
          {ids
            .filter((_, index) => !products[index])
            .map((id) => (
              <li key={id} className={card}>
                <Skeleton className="aspect-square" />
              </li>
            ))}
        </ul>
        <ComparisonTable products={loaded} onlyDifferences={onlyDifferences} />
      </div>
    </div>
  );
}
