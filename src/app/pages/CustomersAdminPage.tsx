import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  customerList,
  readCustomerSearch,
  type CustomerSearch,
} from '../../features/customers/customer-search.ts';
import { CustomersAdmin } from '../../features/customers/ui/admin/CustomersAdmin.tsx';
import { pageHead } from '../../ui/head.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

/** Who asked for an account, who has one and who was turned down. */
export const Route = createFileRoute('/customers-admin')({
  staticData: { frame: 'own' },
  validateSearch: readCustomerSearch,
  // Who is open is no reason to fetch the list again.
  loaderDeps: ({ search: { list, search, page } }) => ({ list, search, page }),
  async loader({ context: { queryClient, api }, deps }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (!viewer.admin) return;
    const { countCustomers, listCustomers } = api.customers;
    const input = customerList(deps);
    // Fetched with every visit: others register and decide meanwhile.
    await Promise.all([
      queryClient.fetchQuery({ ...listCustomers.queryOptions({ input }), staleTime: 0 }),
      queryClient.fetchQuery({
        ...countCustomers.queryOptions({ input: { search: input.search } }),
        staleTime: 0,
      }),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, { title: 'Πελάτες · Διαχείριση', description: 'Εγκρίσεις πελατών.', noindex: true }),
  component: CustomersAdminPage,
});

function CustomersAdminPage() {
  const search = Route.useSearch();
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
