import { Field } from '#ui/form/Field.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Select } from '#ui/form/Select.tsx';
import { FilterFold } from '#ui/components/FilterFold.tsx';
import { Segmented } from '#ui/components/Segmented.tsx';
import { adminSortLabels, type AdminProductsSearch, type ProductListState } from '../../admin-search.ts';
import type { AdminSort } from '../../contract.ts';
import { useCategories, type ProductCounts } from './use-admin-products.ts';

interface Props {
  search: AdminProductsSearch;
  counts: ProductCounts | undefined;
  onSearch: (news: Partial<AdminProductsSearch>) => void;
}

export function ListFilters({ search, counts, onSearch }: Props) {
  const { show, categoryId = '', sortBy = 'newest' } = search;
  const categories = useCategories();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5">
      {/* A row of its own: counts of any length shift nothing. */}
      <div className="w-full min-w-0">
        <Segmented<ProductListState | 'all'>
          label="Κατάσταση προϊόντων"
          className="sm:[&_label]:px-2.5"
          value={show ?? 'all'}
          onValueChange={(state) => onSearch({ show: state === 'all' ? undefined : state })}
          options={[
            { value: 'all', label: 'Όλα', count: counts?.all },
            { value: 'in', label: 'Διαθέσιμα', count: counts?.inStock },
            { value: 'low', label: 'Χαμηλά', count: counts?.low },
            { value: 'out', label: 'Εξαντλημένα', count: counts?.out },
            { value: 'draft', label: 'Πρόχειρα', count: counts?.drafts },
            { value: 'featured', label: 'Προβεβλημένα', count: counts?.featured },
            { value: 'offer', label: 'Σε προσφορά', count: counts?.onOffer },
            { value: 'unsafe', label: 'Χωρίς στοιχεία ασφάλειας', count: counts?.lacksSafety },
          ]}
        />
      </div>
      <SearchField
        label="Αναζήτηση προϊόντος"
        placeholder="Όνομα, κωδικός ή μάρκα"
        value={search.search ?? ''}
        onChange={(text) => onSearch({ search: text || undefined })}
        className="min-w-0 flex-1 md:max-w-72 md:basis-38"
      />
      <FilterFold
        active={[search.categoryId, search.sortBy].filter(Boolean).length}
        className="grid w-full grid-cols-2 gap-2 md:contents"
      >
        <Field label="Κατηγορία" labelHidden className="md:w-45">
          <Select
            size="sm"
            value={categoryId}
            onChange={({ target }) => onSearch({ categoryId: target.value || undefined })}
          >
            <option value="">Όλες οι κατηγορίες</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Σειρά" labelHidden className="md:w-40">
          <Select
            size="sm"
            value={sortBy}
            onChange={({ target }) => onSearch({ sortBy: target.value as AdminSort })}
          >
            {Object.entries(adminSortLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FilterFold>
    </div>
  );
}
