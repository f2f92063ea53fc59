import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import {
  adminProductsInput,
  adminProductsQuery,
  readAdminProductsSearch,
  type AdminProductsSearch,
} from '../../features/catalogue/admin-search.ts';
import { ProductActions } from '../../features/catalogue/ui/admin/ProductActions.tsx';
import { SimpleProducts } from '../../features/catalogue/ui/admin/SimpleProducts.tsx';
import { useAdminSignOut } from '../../features/customers/ui/admin/use-admin-sign-out.ts';
import { Button } from '../../ui/Button.tsx';
import { pageHead } from '../../ui/head.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

/** The page of the products: a form at the left, the list at the right. */
export const Route = createFileRoute('/admin-simple')({
  staticData: { frame: 'own' },
  validateSearch: readAdminProductsSearch,
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    // In the browser the list has skeletons and an error box of its own.
    if (!viewer.admin || !import.meta.env.SSR) return;
    const { countProducts, listProducts } = api.catalogueAdmin;
    const { search, categoryId } = deps;
    await Promise.all([
      queryClient.prefetchQuery(listProducts.queryOptions({ input: adminProductsInput(deps) })),
      queryClient.prefetchQuery(countProducts.queryOptions({ input: { search, categoryId } })),
      queryClient.prefetchQuery(api.catalogue.listCategories.queryOptions()),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Προϊόντα · Διαχείριση',
      description: 'Τα προϊόντα του καταστήματος.',
      noindex: true,
    }),
  component: AdminSimplePage,
});

const hrefFor = (search: AdminProductsSearch) =>
  `/admin-simple?${new URLSearchParams(adminProductsQuery(search))}`;

function AdminSimplePage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/admin-simple' });
  const { signOut, isPending } = useAdminSignOut();
  return (
    <AdminFrame
      title="Προϊόντα"
      actions={
        <>
          <ProductActions />
          <Button variant="ghost" size="sm" disabled={isPending} onClick={signOut}>
            <LogOut />
            <span className="max-sm:sr-only">Αποσύνδεση</span>
          </Button>
        </>
      }
    >
      <SimpleProducts
        search={search}
        hrefFor={hrefFor}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminFrame>
  );
}
