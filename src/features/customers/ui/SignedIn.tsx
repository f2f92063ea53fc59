import { AccountStatus, type SignedInCustomer } from './AccountStatus.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** Replaces a form that is only for visitors. */
export function SignedIn({
  customer,
  title = 'Είστε συνδεδεμένοι',
}: {
  customer: SignedInCustomer;
  title?: string | undefined;
}) {
  return (
    <AuthLayout title={title} intro={`${customer.firstName} ${customer.lastName} · ${customer.email}`}>
      <AccountStatus customer={customer} />
    </AuthLayout>
  );
}
