import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { amountOf, pricesText } from '#shared/money.ts';
import { Finder } from '#ui/form/Finder.tsx';
import { useApi } from '#ui/page/api.ts';
import { knownFrom, type KnownProduct } from '../known-product.ts';

const maxFound = 6;

/** Finds a product by its name or code: one that is on sale, or with `withDrafts` any. */
export function ProductFinder({
  isBusiness,
  withDrafts = false,
  onFound,
}: {
  isBusiness: boolean;
  withDrafts?: boolean;
  onFound: (product: KnownProduct) => void;
}) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...useApi().catalogueAdmin.listProducts.queryOptions({
      input:
        search.length < 2
          ? skipToken
          : { search, pageSize: maxFound + 1, ...(!withDrafts && { isDraft: false }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Finder
      label="Προϊόν του καταλόγου"
      placeholder="Όνομα ή κωδικός"
      most={maxFound}
      found={search.length < 2 ? undefined : query.data?.map(knownFrom)}
      query={query}
      keyOf={({ id }) => String(id)}
      countText={(count) => plural(count, 'προϊόν βρέθηκε', 'προϊόντα βρέθηκαν')}
      none="Δεν βρέθηκε προϊόν"
      onSearch={setSearch}
      onFound={onFound}
    >
      {({ name, sku, priceCents, left }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="code text-sm text-text-3">{sku}</span>
          <span className="num ml-auto text-sm text-text-2">
            {pricesText(amountOf(priceCents), !isBusiness)}
            {left !== undefined && ` · ${left > 0 ? plural(left, 'τεμάχιο', 'τεμάχια') : 'εξαντλήθηκε'}`}
          </span>
        </>
      )}
    </Finder>
  );
}
