import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { Finder } from '#ui/form/Finder.tsx';
import { useApi } from '#ui/page/api.ts';
import { maxBoughtShown, type Bought } from '../../contract.ts';

/** Finds a product by its name, a code of ours or of the supplier, or its barcode. */
export function BoughtFinder({
  supplierId,
  onFound,
}: {
  supplierId: string;
  onFound: (product: Bought) => void;
}) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...useApi().purchasing.findBought.queryOptions({
      input: search.length < 2 ? skipToken : { supplierId, search },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Finder
      label="Προϊόν"
      placeholder="Όνομα, κωδικός, κωδικός προμηθευτή ή EAN"
      most={maxBoughtShown}
      found={search.length < 2 ? undefined : query.data}
      query={query}
      keyOf={({ productId }) => String(productId)}
      countText={(count) => plural(count, 'προϊόν βρέθηκε', 'προϊόντα βρέθηκαν')}
      none="Δεν βρέθηκε προϊόν"
      onSearch={setSearch}
      onFound={onFound}
    >
      {({ name, sku, code, price, purchasePrice, stockQuantity }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="code text-sm text-text-3">
            {sku}
            {code !== undefined && code !== sku && ` · ${code}`}
          </span>
          <span className="num ml-auto text-sm text-text-2">
            {priceText(price ?? purchasePrice)}
            {stockQuantity !== undefined && ` · ${plural(stockQuantity, 'τεμάχιο', 'τεμάχια')}`}
          </span>
        </>
      )}
    </Finder>
  );
}

const priceText = (price: number | undefined) =>
  price === undefined ? 'χωρίς τιμή αγοράς' : euroText(price);
