import { Anchor } from '#ui/components/Anchor.tsx';
import type { Category } from '../contract.ts';
import { productsHref, type ProductsSearch } from '../products-search.ts';

interface Props {
  categories: readonly Category[];
  search: ProductsSearch;
}

/** The categories as links, each with its number of products under the present filter; a search has no counts. */
export function CategoryTabs({ categories, search }: Props) {
  const countOf = ({ productCount, inStockCount }: Category) =>
    search.inStock ? inStockCount : productCount;
  const all = categories.reduce((sum, category) => sum + countOf(category), 0);
  const tabs = [
    { id: undefined, name: 'Όλες οι κατηγορίες', count: all },
    ...categories.map((category) => ({ id: category.id, name: category.name, count: countOf(category) })),
  ];
  return (
    <nav aria-label="Κατηγορίες" className="min-w-0 flex-1">
      <ul className="category-tabs">
        {tabs.map(({ id, name, count }) => (
          <li key={name}>
            <Anchor
              href={productsHref({ ...search, categoryId: id, page: 1 })}
              aria-current={search.categoryId === id ? 'page' : undefined}
              className="category-tab"
            >
              {name}
              {!search.search && <span>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
