import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { adminProductsHref, readAdminProductsSearch } from '#features/catalogue-admin/admin-search.ts';
import { ProductsAdmin } from '#features/catalogue-admin/ui/admin/ProductsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const ProductTrail = ({ id }: { id: number }) => <AuditTrail entity="product" entityId={id} />;

export function ProductsScreen({ search, onSearch }: ScreenProps) {
  return (
    <ProductsAdmin
      search={readAdminProductsSearch(search)}
      onSearch={onSearch}
      hrefFor={adminProductsHref}
      About={ProductTrail}
    />
  );
}
