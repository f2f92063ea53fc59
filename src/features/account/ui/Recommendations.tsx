import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { ProductRow } from '#features/catalogue/ui/ProductRow.tsx';

export function Recommendations() {
  const { data } = useSuspenseQuery(useApi().account.listRecommendations.queryOptions());
  const products = data.map(({ price, ...product }) => ({
    ...product,
    price: price === undefined ? undefined : Number(price),
  }));
  return <ProductRow title="Προτεινόμενα για εσάς" products={products} columns={3} />;
}
