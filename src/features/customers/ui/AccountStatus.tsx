import { CalendarCheck, House, LogOut, UserRoundPlus } from 'lucide-react';
import { offered } from '#shared/offered.ts';
import { isActive } from '#shared/viewer.ts';
import { Button } from '#ui/components/Button.tsx';
import type { Customer } from '../contract.ts';
import { StatusNotice } from './StatusNotice.tsx';
import { useSignOut } from './use-sign-out.ts';

export type SignedInCustomer = Pick<
  Customer,
  | 'accountType'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'isVerified'
  | 'isRejected'
  | 'canViewPrices'
  | 'rejectionReason'
>;

/** For signed-in customers: the account's status, and links to the next pages. */
export function AccountStatus({ customer }: { customer: SignedInCustomer }) {
  const { signOut, isPending } = useSignOut();
  return (
    <div className="grid gap-6">
      <StatusNotice customer={customer} />
      <div className="flex flex-wrap gap-3">
        <Button href="/">
          <House />
          Αρχική
        </Button>
        {isActive(customer) && offered().takesBookings && (
          <Button href="/services" variant="outline">
            <CalendarCheck />
            Κλείστε ραντεβού
          </Button>
        )}
        {customer.isRejected && (
          <Button href="/customer-register" variant="outline">
            <UserRoundPlus />
            Νέα εγγραφή
          </Button>
        )}
        <Button variant="outline" pending={isPending} pendingLabel="Αποσύνδεση..." onClick={signOut}>
          <LogOut />
          Αποσύνδεση
        </Button>
      </div>
    </div>
  );
}
