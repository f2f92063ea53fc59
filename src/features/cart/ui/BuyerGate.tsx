import { Clock, LockKeyhole, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { pageRefusals, type PageCode } from '#shared/errors.ts';
import { whyNot } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';

interface Props {
  /** The page's heading, if the page draws it inside the gate, where refused visitors do not see it. */
  heading?: string;
  reason: string;
  next: string;
  children: ReactNode;
}

/** Shows a page to customers who may buy, and tells all others why they may not. */
export function BuyerGate({ heading, reason, next, children }: Props) {
  const code = whyNot(useViewer(), 'buyer');
  if (!code) return children;
  return (
    <>
      {heading && <h1 className="text-3xl">{heading}</h1>}
      {code === 'LOGIN_REQUIRED' ? <SignInFirst reason={reason} next={next} /> : <NotABuyer code={code} />}
    </>
  );
}

function SignInFirst({ reason, next }: Pick<Props, 'reason' | 'next'>) {
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title="Απαιτείται σύνδεση"
      action={
        <div className="flex flex-wrap gap-3">
          <Button href={withNextPath('/customer-login', next)}>Σύνδεση</Button>
          <Button variant="outline" href={withNextPath('/customer-register', next)}>
            Εγγραφή
          </Button>
        </div>
      }
    >
      {reason}
    </EmptyState>
  );
}

function NotABuyer({ code }: { code: PageCode }) {
  const rejection = useViewer().customer?.rejectionReason;
  const isWaiting = code === 'NOT_VERIFIED';
  return (
    <EmptyState
      icon={isWaiting ? <Clock /> : <OctagonAlert />}
      title={isWaiting ? 'Ο λογαριασμός σας αναμένει έγκριση' : pageRefusals[code].message}
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
