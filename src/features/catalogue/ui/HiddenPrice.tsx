import { Clock, LockKeyhole, Mail, OctagonAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import { contactPromise } from '#features/customers/approval-promise.ts';
import type { Product } from '../contract.ts';

function whatStands(customer: ReturnType<typeof useViewer>['customer']) {
  if (!customer) {
    return {
      Icon: LockKeyhole,
      title: 'Συνδεθείτε για να δείτε τιμές',
      text: `Οι τιμές εμφανίζονται σε εγκεκριμένους πελάτες. Μετά την εγγραφή ελέγχουμε τα στοιχεία σας. ${contactPromise()}`,
    };
  }
  if (customer.isRejected) {
    return {
      Icon: OctagonAlert,
      title: 'Η αίτησή σας δεν έγινε δεκτή',
      text: customer.rejectionReason ?? 'Επικοινωνήστε μαζί μας για περισσότερες πληροφορίες.',
    };
  }
  if (customer.isVerified) {
    return {
      Icon: LockKeyhole,
      title: 'Ο λογαριασμός σας δεν έχει πρόσβαση στις τιμές',
      text: 'Είναι εγκεκριμένος χωρίς αυτές. Για πρόσβαση στις τιμές, επικοινωνήστε μαζί μας.',
    };
  }
  return {
    Icon: Clock,
    title: 'Ο λογαριασμός σας αναμένει έγκριση',
    text: `Θα βλέπετε τιμές μόλις εγκριθεί. ${contactPromise()}`,
  };
}

interface Props {
  product: Pick<Product, 'id' | 'name'>;
  /** A form that asks for the price; on phones it opens with a button. */
  request: ReactNode;
}

/** Replaces a price that the viewer may not see: the reason and the next step. */
export function HiddenPrice({ product: { id }, request }: Props) {
  const { customer } = useViewer();
  const [isAsking, setAsking] = useState(false);
  const { Icon, title, text } = whatStands(customer);
  return (
    <div>
      <div className="flex gap-3.5">
        <Icon className="icon-lg" />
        <div>
          <p className="text-lg leading-snug font-semibold tracking-head">{title}</p>
          <p className="mt-1 text-base text-text-2">{text}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2 print:hidden">
        {!customer && (
          <>
            <Button href={withNextPath('/customer-register', `/products/${id}`)}>Εγγραφή πελάτη</Button>
            <Button variant="outline" href={withNextPath('/login', `/products/${id}`)}>
              Σύνδεση
            </Button>
          </>
        )}
        {customer?.isRejected ? (
          <Button variant="outline" href="/contact">
            Επικοινωνία
          </Button>
        ) : (
          !isAsking && (
            <Button
              variant="outline"
              onClick={() => setAsking(true)}
              className="sm:col-span-2 min-[700px]:hidden"
            >
              <Mail />
              Ζητήστε τιμή
            </Button>
          )
        )}
      </div>
      {!customer?.isRejected && (
        <section className={cx('mt-6 print:hidden', !isAsking && 'max-[699px]:hidden')}>
          <h2 className="mb-3 text-lg">Ή ζητήστε την τιμή με ένα μήνυμα</h2>
          {request}
        </section>
      )}
    </div>
  );
}
