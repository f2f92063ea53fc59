import { SavedViews } from '#features/admin/ui/admin/SavedViews.tsx';
import { readAdminProductsSearch } from '#features/catalogue-admin/admin-search.ts';
import { ProductActions } from '#features/catalogue-admin/ui/admin/ProductActions.tsx';
import type { ScreenProps } from './screen-props.ts';

export function ProductsActions({ search, onSearch }: ScreenProps) {
  const shown = readAdminProductsSearch(search);
  return (
    <>
      <SavedViews list="products" />
      <ProductActions
        search={shown}
        onSearch={onSearch}
        onNew={() => onSearch({ ...shown, product: 'new' })}
      />
    </>
  );
}
