import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Doubts } from '#ui/form/Doubts.tsx';
import { useApi } from '#ui/page/api.ts';
import { useDebounced } from '#ui/page/use-debounced.ts';
import type { AdminProduct } from '../../contract.ts';
import type { ProductFormHandle } from './use-product-form.ts';

interface Props {
  form: ProductFormHandle;
  product: AdminProduct | undefined;
}

/** Asks about a name that another product has, and a price far from all others. */
export function ProductDoubts({ form, product }: Props) {
  const [name = '', price] = useWatch({ control: form.control, name: ['name', 'price'] });
  const { listProducts } = useApi().catalogueAdmin;
  const search = useDebounced(name.trim(), 400);
  const isTyped = search.length >= 3 && search !== product?.name;
  const { data: alike = [] } = useQuery({
    ...listProducts.queryOptions({ input: { search: search.slice(0, 200), pageSize: 20 } }),
    enabled: isTyped,
  });
  const { data: dearest = [] } = useQuery(
    listProducts.queryOptions({ input: { sortBy: 'price_desc', pageSize: 1 } }),
  );
  return (
    <Doubts
      name={isTyped ? name : ''}
      price={String(price ?? '')}
      names={alike.flatMap((one) => (one.id === product?.id ? [] : [one.name]))}
      dearest={dearest[0]?.price}
      before={product?.price}
      sameName="Υπάρχει ήδη προϊόν με αυτό το όνομα. Οι πελάτες δεν θα τα ξεχωρίζουν."
    />
  );
}
