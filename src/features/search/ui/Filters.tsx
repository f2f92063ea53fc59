import { isOn } from '#shared/switches.ts';
import { amountOf, centsToEuros, eurosToCents } from '#shared/money.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useReadsGross, useSeesPrices } from '#ui/page/session.ts';
import { featureNames } from '#features/catalogue/feature-names.ts';
import { vatMark } from '#features/catalogue/price-range.ts';
import type { SearchFacets } from '../contract.ts';
import { searchCategories, searchCategoryLabels } from '#features/catalogue/enums.ts';
import { filterText, ratingLabel } from '../filters.ts';
import { useSpecificationFilters } from './use-specification-filters.ts';
import { toggled, valuesOf, type Search } from '../search-address.ts';
import { PriceFilter } from './PriceFilter.tsx';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';

interface Props {
  search: Search;
  /** Undefined until the first answer. */
  facets: SearchFacets | undefined;
  onChange: (change: Search) => void;
}

const minRatings = [5, 4, 3, 2, 1];

/** All filters, each choice with the number of products that it would show under the others. */
export function Filters({ search, facets, onChange }: Props) {
  const seesPrices = useSeesPrices();
  const readsGross = useReadsGross();
  const { categories, brands, features, specs, price, rating, inStock } = search;
  const offeredBrands = facets?.brands ?? valuesOf(brands).map((name) => ({ name, count: undefined }));
  return (
    <>
      <FilterGroup legend="Κατηγορία">
        {searchCategories.map((id) => (
          <FilterChoice
            key={id}
            label={searchCategoryLabels[id]}
            checked={valuesOf(categories).includes(id)}
            count={facets && (facets.categories.find((one) => one.id === id)?.count ?? 0)}
            onChange={() => onChange({ categories: toggled(categories, id) })}
          />
        ))}
      </FilterGroup>
      {seesPrices && (
        <FilterGroup legend={`Τιμή ${vatMark(readsGross)}`}>
          <PriceFilter
            price={price}
            readsGross={readsGross}
            onChange={(range) => onChange({ price: range })}
          />
          <PriceSpan span={facets?.price} readsGross={readsGross} />
        </FilterGroup>
      )}
      <FilterGroup legend={isOn('reviews') ? 'Διαθεσιμότητα και βαθμολογία' : 'Διαθεσιμότητα'}>
        <FilterChoice
          label="Μόνο διαθέσιμα"
          checked={inStock ?? false}
          count={facets?.inStock}
          onChange={() => onChange({ inStock: inStock ? undefined : true })}
        />
        {isOn('reviews') && (
          <Field label="Βαθμολογία" labelHidden className="pt-1">
            <Select
              value={rating ?? ''}
              onChange={({ target }) => onChange({ rating: Number(target.value) || undefined })}
            >
              <option value="">Κάθε βαθμολογία</option>
              {minRatings.map((least) => (
                <option key={least} value={least}>
                  {ratingLabel(least)}
                  {facets && ` (${facets.ratings.find((one) => one.least === least)?.count ?? 0})`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </FilterGroup>
      {offeredBrands.length > 0 && (
        <FilterGroup legend="Μάρκα">
          {offeredBrands.map(({ name, count }) => (
            <FilterChoice
              key={name}
              label={name}
              checked={valuesOf(brands).includes(name)}
              count={count}
              onChange={() => onChange({ brands: toggled(brands, name) })}
            />
          ))}
        </FilterGroup>
      )}
      {useSpecificationFilters().map(({ key, label, unit, texts }) => (
        <FilterGroup key={key} legend={label}>
          {texts.map((text) => (
            <FilterChoice
              key={text}
              label={filterText(text, unit)}
              checked={valuesOf(specs).includes(`${key}:${text}`)}
              count={undefined}
              onChange={() => onChange({ specs: toggled(specs, `${key}:${text}`) })}
            />
          ))}
        </FilterGroup>
      ))}
      <FilterGroup legend="Χαρακτηριστικά">
        {Object.entries(featureNames).map(([id, name]) => (
          <FilterChoice
            key={id}
            label={name}
            checked={valuesOf(features).includes(id)}
            count={facets && (facets.features.find((one) => one.id === id)?.count ?? 0)}
            onChange={() => onChange({ features: toggled(features, id) })}
          />
        ))}
      </FilterGroup>
    </>
  );
}

function PriceSpan({ span, readsGross }: { span: SearchFacets['price']; readsGross: boolean }) {
  const read = (euros: number) => centsToEuros(amountOf(eurosToCents(euros))[readsGross ? 'gross' : 'net']);
  return (
    <p className="mt-2 min-h-5 text-sm text-text-3">
      {span && `Στα αποτελέσματα από ${Math.floor(read(span.least))} € έως ${Math.ceil(read(span.most))} €`}
    </p>
  );
}

function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-3.5 pb-4">
      <legend className="float-left mb-1 w-full text-base font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface FilterGroupProps {
  label: string;
  checked: boolean;
  /** The number of products that the choice would show; undefined while it is unknown. */
  count: number | undefined;
  onChange: () => void;
}

/** One choice of a filter with its number of products; a choice that would show nothing cannot be taken. */
function FilterChoice({ label, checked, count, onChange }: FilterGroupProps) {
  const isVain = count === 0 && !checked;
  return (
    <Checkbox
      checked={checked}
      disabled={isVain}
      onChange={onChange}
      className="[&_label]:py-1.5 [&_label]:pointer-coarse:py-3 [&_label>span]:flex [&_label>span]:flex-1 [&_label>span]:justify-between [&_label>span]:gap-3"
    >
      <span className={isVain ? 'text-text-3' : undefined}>{label}</span>
      <span className="num text-sm text-text-3">{count}</span>
    </Checkbox>
  );
}
