import { Anchor } from '../../../ui/pieces/Anchor.tsx';
import type { Category } from '../contract.ts';
import { productsHref, type ProductsSearch } from '../products-search.ts';

interface Props {
  categories: readonly Category[];
  search: ProductsSearch;
}

const tab =
  'flex min-h-9 shrink-0 items-center gap-[7px] rounded-sm px-3 text-base font-medium whitespace-nowrap text-text-2 hover:bg-surface-hover hover:text-text ' +
  'pointer-coarse:min-h-11 aria-[current=page]:bg-surface-press aria-[current=page]:text-text focus-visible:-outline-offset-2';

/** The categories as links, each with its number of products under the present filter; a search has no counts. */
export function CategoryTabs({ categories, search }: Props) {
  const countOf = ({ productCount, inStockCount }: Category) =>
    search.inStock ? inStockCount : productCount;
  const all = categories.reduce((sum, category) => sum + countOf(category), 0);
  const tabs = [
    { id: undefined, name: 'Όλα', count: all },
    ...categories.map((category) => ({ id: category.id, name: category.name, count: countOf(category) })),
  ];
  return (
    <nav aria-label="Κατηγορίες" className="min-w-0 flex-1">
      <ul className="flex gap-0.5 max-md:overflow-x-auto max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-32px),transparent)] max-md:pr-8 [scrollbar-width:none] md:flex-wrap">
        {tabs.map(({ id, name, count }) => (
          <li key={name} className="shrink-0 max-md:has-[[aria-current]]:-order-1">
            <Anchor
              href={productsHref({ ...search, categoryId: id, page: 1 })}
              aria-current={search.categoryId === id ? 'page' : undefined}
              className={tab}
            >
              {name}
              {!search.search && (
                <span className="text-xs font-normal text-text-3 tabular-nums">{count}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
