import { readCustomerSearch } from '../../../features/customers/customer-search.ts';
import { CustomersAdmin } from '../../../features/customers/ui/admin/CustomersAdmin.tsx';
import { AboutCustomer } from './AboutCustomer.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The customers; an open one shows orders, appointments and changes. */
export function CustomersScreen({ search, onSearch }: ScreenProps) {
  return (
    <CustomersAdmin
      on="/admin?tab=customers"
      search={readCustomerSearch(search)}
      onSearch={onSearch}
      About={AboutCustomer}
    />
  );
}
