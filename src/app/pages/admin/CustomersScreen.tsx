import { readCustomerSearch } from '#features/customers/customer-search.ts';
import { CustomersAdmin } from '#features/customers/ui/admin/CustomersAdmin.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { ScreenProps } from './screen-props.ts';

const CustomerScreen = lazyPart(() => import('./CustomerScreen.tsx'), 'CustomerScreen');

export function CustomersScreen({ search, onSearch }: ScreenProps) {
  const read = readCustomerSearch(search);
  if (read.customer !== undefined) return <CustomerScreen key={read.customer} id={read.customer} />;
  return <CustomersAdmin on="/admin?tab=customers" search={read} onSearch={onSearch} />;
}
