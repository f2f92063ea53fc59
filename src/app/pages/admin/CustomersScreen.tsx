import { readCustomerSearch } from '../../../features/customers/customer-search.ts';
import { CustomersAdmin } from '../../../features/customers/ui/admin/CustomersAdmin.tsx';
import { AboutCustomer } from './AboutCustomer.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The lists of customers; an open one leads to orders and appointments, and shows what was changed. */
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
