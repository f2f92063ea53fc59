import { useNavigate } from '@tanstack/react-router';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useSeesPrices } from '#ui/page/session.ts';
import { FilterFold } from '#ui/components/FilterFold.tsx';
import type { Category } from '../contract.ts';
import { isPriceSort, sortLabels, sorts, type ProductsSearch, productsHref } from '../products-search.ts';
import { Anchor } from '#ui/components/Anchor.tsx';

interface Props {
  categories: readonly Category[];
  search: ProductsSearch;
}

/** Category, availability and sort order; each change navigates. On a phone all but the categories can be collapsed. */
export function ProductFilters({ categories, search }: Props) {
  const navigate = useNavigate();
  const seesPrices = useSeesPrices();
  const show = (change: ProductsSearch) =>
    // Based on the latest address: this component may not have rendered after the previous change yet.
    void navigate({
      to: '.',
      search: (now) => ({ ...now, page: undefined, ...change }),
      resetScroll: false,
    });
  const offered = sorts.filter((sort) => seesPrices || !isPriceSort(sort));

  return (
    <div className="rail">
      <FilterFold
        active={[search.inStock, search.sortBy].filter(Boolean).length}
        beside={<CategoryTabs categories={categories} search={search} />}
        className="grid gap-3 max-md:basis-full max-md:pt-3"
      >
        <Select
          aria-label="Κατηγορία"
          className="md:hidden"
          value={search.categoryId ?? ''}
          onChange={({ target }) => show({ categoryId: target.value || undefined })}
        >
          <option value="">Όλες οι κατηγορίες</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          checked={search.inStock ?? false}
          onChange={({ target }) => show({ inStock: target.checked ? true : undefined })}
        >
          Μόνο διαθέσιμα
        </Checkbox>
        <Select
          aria-label="Ταξινόμηση"
          className="md:h-9! md:text-base!"
          value={search.sortBy && offered.includes(search.sortBy) ? search.sortBy : ''}
          onChange={({ target }) => show({ sortBy: offered.find((sort) => sort === target.value) })}
        >
          <option value="">Προτεινόμενα</option>
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
      </FilterFold>
    </div>
  );
}

interface CategoryTabsProps {
  categories: readonly Category[];
  search: ProductsSearch;
}

/** The categories as links, each with its number of products under the present filter; a search has no counts. */
function CategoryTabs({ categories, search }: CategoryTabsProps) {
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
