import { Clock, LockKeyhole, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { generalRefusals } from '../../../shared/errors.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useViewer } from '../../../ui/session.ts';

interface Props {
  /** What signing in is needed for, as a sentence. */
  reason: string;
  /** The page to come back to. */
  next: string;
  children: ReactNode;
}

/** Shows a page to customers who may buy, and tells all others what stands between them and it. */
export function BuyerGate({ reason, next, children }: Props) {
  const viewer = useViewer();
  const code = whyNot(viewer, 'buyer');
  if (!code) return children;
  if (code === 'LOGIN_REQUIRED') {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title="Απαιτείται σύνδεση"
        action={
          <div className="flex flex-wrap gap-3">
            <Button href={`/customer-login?next=${encodeURIComponent(next)}`}>Σύνδεση</Button>
            <Button variant="outline" href="/customer-register">
              Εγγραφή
            </Button>
          </div>
        }
      >
        {reason}
      </EmptyState>
    );
  }
  const isWaiting = code === 'NOT_VERIFIED';
  const rejection = viewer.customer?.rejectionReason;
  return (
    <EmptyState
      icon={isWaiting ? <Clock /> : <OctagonAlert />}
      title={isWaiting ? 'Ο λογαριασμός σας αναμένει έγκριση' : generalRefusals[code].message}
      action={
        <Button variant="outline" href="/contact">
          Επικοινωνία
        </Button>
      }
    >
      {isWaiting
        ? 'Ελέγχουμε τα στοιχεία σας και θα λάβετε email μόλις εγκριθεί. Τότε θα βλέπετε τιμές και θα μπορείτε να παραγγέλνετε.'
        : code === 'REJECTED' && rejection
          ? `Λόγος: ${rejection}`
          : 'Για οποιαδήποτε απορία, είμαστε στη διάθεσή σας.'}
    </EmptyState>
  );
}
