import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import {
  customerHref,
  readCustomerSearch,
  type CustomerSearch,
} from '#features/customers/customer-search.ts';
import { CustomersAdmin } from '#features/customers/ui/admin/CustomersAdmin.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { stale } from '#ui/page/stale.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

export const Route = createFileRoute('/customers-admin')({
  staticData: { frame: 'own' },
  validateSearch: plainSearch,
  // A customer has a page of its own; e-mails and alerts of earlier versions lead here.
  beforeLoad({ search }) {
    const { customer } = readCustomerSearch(search);
    if (customer !== undefined) throw redirect({ href: customerHref(customer) });
  },
  // Opening a customer must not fetch the list again.
  loaderDeps: ({ search: { list, search, page } }) => ({ list, search, page }),
  async loader({ context: { queryClient, api }, deps }) {
    if (import.meta.env.SSR) {
      // Imported dynamically, so that code for the server only is not loaded with every page.
      const { customerList: inputOf, readCustomerSearch: read } =
        await import('#features/customers/customer-search.ts');
      const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
      if (!viewer.admin) return;
      const { countCustomers, listCustomers } = api.customers;
      const input = inputOf(read(deps));
      await Promise.all([
        queryClient.prefetchQuery(listCustomers.queryOptions({ input })),
        queryClient.prefetchQuery(countCustomers.queryOptions({ input: { search: input.search } })),
      ]);
      // In the browser the list fetches on every visit, because customers register and other administrators decide.
    } else await stale(queryClient, api.customers.key());
  },
  head: ({ match }) => pageHead(match, { title: 'Πελάτες · Διαχείριση', noindex: true }),
  component: CustomersAdminPage,
});

function CustomersAdminPage() {
  const search = readCustomerSearch(Route.useSearch());
  const navigate = useNavigate({ from: '/customers-admin' });
  return (
    <AdminFrame title="Πελάτες">
      <CustomersAdmin
        search={search}
        onSearch={(next: CustomerSearch) =>
          void navigate({ search: next, replace: true, resetScroll: false })
        }
      />
    </AdminFrame>
  );
}
