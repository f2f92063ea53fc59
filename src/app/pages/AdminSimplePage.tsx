import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useAdminSignOut } from '#features/admin-access/ui/admin/use-admin-sign-out.ts';
import {
  adminProductsHref,
  readAdminProductsSearch,
  type AdminProductsSearch,
} from '#features/catalogue-admin/admin-search.ts';
import { ProductActions } from '#features/catalogue-admin/ui/admin/ProductActions.tsx';
import { SimpleProducts } from '#features/catalogue-admin/ui/admin/SimpleProducts.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { Button } from '#ui/components/Button.tsx';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

/** The administration of products: a form at the left, the list at the right. */
export const Route = createFileRoute('/admin-simple')({
  staticData: { frame: 'own' },
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    // In the browser the list shows its own skeletons and errors.
    if (import.meta.env.SSR) {
      // Imported dynamically, so that code for the server only is not loaded with every page.
      const { readAdminProductsSearch: read, adminProductsInput: inputOf } =
        await import('#features/catalogue-admin/admin-search.ts');
      const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
      if (!viewer.admin) return;
      const { countProducts, listProducts } = api.catalogueAdmin;
      const wanted = read(deps);
      const { search, categoryId } = wanted;
      await Promise.all([
        queryClient.prefetchQuery(listProducts.queryOptions({ input: inputOf(wanted) })),
        queryClient.prefetchQuery(countProducts.queryOptions({ input: { search, categoryId } })),
        queryClient.prefetchQuery(api.catalogue.listCategories.queryOptions()),
      ]);
    }
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Προϊόντα · Διαχείριση',
      noindex: true,
    }),
  component: AdminSimplePage,
});

const hrefFor = (search: AdminProductsSearch) => adminProductsHref(search, '/admin-simple');

function AdminSimplePage() {
  const search = readAdminProductsSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/admin-simple' });
  const { signOut, isPending } = useAdminSignOut();
  const show = (next: AdminProductsSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <AdminFrame
      title="Προϊόντα"
      actions={
        <>
          <ProductActions search={search} onSearch={show} />
          <Button variant="ghost" size="sm" disabled={isPending} onClick={signOut}>
            <LogOut />
            Αποσύνδεση
          </Button>
        </>
      }
    >
      <SimpleProducts search={search} hrefFor={hrefFor} onSearch={show} />
    </AdminFrame>
  );
}
