import { adminHref } from '../../../features/admin/admin-tabs.ts';
import {
  adminProductsQuery,
  readAdminProductsSearch,
  type AdminProductsSearch,
} from '../../../features/catalogue/admin-search.ts';
import { ProductsAdmin } from '../../../features/catalogue/ui/admin/ProductsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const hrefFor = (search: AdminProductsSearch) => adminHref('products', adminProductsQuery(search));

/** The products: found, added, changed one by one or many at once. */
export function ProductsScreen({ search, onSearch }: ScreenProps) {
  return (
    <ProductsAdmin
      search={readAdminProductsSearch(search)}
      hrefFor={hrefFor}
      onSearch={(next) => onSearch(adminProductsQuery(next))}
    />
  );
}
