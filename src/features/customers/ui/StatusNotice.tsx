import { offered } from '#shared/offered.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { accountUses } from '../account-uses.ts';
import { approvalGroundsOf, contactPromise } from '../approval-promise.ts';
import type { Customer } from '../contract.ts';
import { approvalOf, defaultRejectionReason } from '../rules.ts';

type AccountState = Pick<
  Customer,
  'accountType' | 'isVerified' | 'isRejected' | 'canViewPrices' | 'rejectionReason'
>;

export function StatusNotice({ customer }: { customer: AccountState }) {
  const approval = approvalOf(customer);
  if (approval === 'rejected') {
    return (
      <Notice tone="critical">
        <p className="font-semibold">Η εγγραφή σας δεν εγκρίθηκε</p>
        <p>{customer.rejectionReason ?? defaultRejectionReason}</p>
        <p>
          Διορθώνετε τα στοιχεία σας και ζητάτε ξανά έγκριση με{' '}
          <TextLink href="/customer-register">νέα εγγραφή</TextLink>.
        </p>
      </Notice>
    );
  }
  if (approval === 'pending') {
    return (
      <Notice tone="medium">
        <p className="font-semibold">Ο λογαριασμός σας αναμένει έγκριση</p>
        <p>
          {contactPromise()} {approvalGroundsOf(customer.accountType)} Μόλις εγκριθεί, θα βλέπετε τις τιμές
          και θα μπορείτε να παραγγέλνετε.
        </p>
      </Notice>
    );
  }
  const { takesBookings } = offered();
  return (
    <Notice tone="ok">
      <p className="font-semibold">Ο λογαριασμός σας είναι εγκεκριμένος</p>
      {customer.canViewPrices ? (
        <p>{`Βλέπετε τις τιμές όλων των προϊόντων και μπορείτε ${accountUses(takesBookings)}.`}</p>
      ) : (
        takesBookings && <p>Μπορείτε να κλείνετε ραντεβού για τις υπηρεσίες μας.</p>
      )}
    </Notice>
  );
}
