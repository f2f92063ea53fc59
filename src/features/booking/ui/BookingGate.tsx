import { useQuery } from '@tanstack/react-query';
import { Clock, LockKeyhole, OctagonAlert } from 'lucide-react';
import { withNextPath } from '#shared/next-path.ts';
import { whyNot } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { useViewer } from '#ui/page/session.ts';
import { Spinner } from '#ui/components/Spinner.tsx';
import type { Service } from '#features/services/contract.ts';
import { bookingPath } from '../booking-path.ts';
import type { TypedBooking } from '../booking-draft.ts';
import type { OrderToVisit } from '../order-visits/order-to-visit.ts';
import type { Appointment } from '../contract.ts';
import { BookingForm } from './BookingForm.tsx';
import type { ReactNode } from 'react';

interface Props {
  service: Service;
  known?: TypedBooking | undefined;
  order?: OrderToVisit | undefined;
  onBooked: (appointment: Appointment) => void;
  onClose: () => void;
}

/** Fetches the session again, because the account may have been approved in the meantime, and lets active customers book. */
export function BookingGate({ service, known, order, onBooked, onClose }: Props) {
  const { account } = useApi();
  const isKnown = useViewer().customer !== null;
  const asked = { staleTime: 0, refetchOnMount: 'always' } as const;
  const session = useQuery({ ...account.getSession.queryOptions(), ...asked });
  const profile = useQuery({
    ...account.getProfile.queryOptions({ meta: { title: 'Τα στοιχεία σας δεν φορτώθηκαν' } }),
    ...asked,
    enabled: isKnown,
  });
  if (!session.isFetchedAfterMount || (isKnown && !profile.isFetchedAfterMount)) {
    return (
      <p role="status" className="flex items-center gap-3 p-6 text-text-2">
        <Spinner />
        Έλεγχος κατάστασης πελάτη…
      </p>
    );
  }
  const viewer = session.data?.viewer;
  const code = viewer && whyNot(viewer, 'verified');
  // Who may book goes on booking: what is typed must not go with the form.
  if (session.error && (!viewer || code)) {
    return (
      <div className="px-4.5 py-6 md:px-6">
        <ErrorState error={session.error} onRetry={() => void session.refetch()} />
      </div>
    );
  }
  if (!viewer?.customer || code === 'LOGIN_REQUIRED') {
    return (
      <Obstacle
        icon={<LockKeyhole className="icon-lg" />}
        title="Απαιτείται σύνδεση"
        text="Συνδεθείτε στον λογαριασμό σας για να κλείσετε ραντεβού ή δημιουργήστε έναν."
        actions={
          <>
            <Button href={withNextPath('/customer-login', bookingPath(service.slug))}>Σύνδεση</Button>
            <Button variant="outline" href={withNextPath('/customer-register', bookingPath(service.slug))}>
              Εγγραφή
            </Button>
          </>
        }
      />
    );
  }
  if (code === 'REJECTED') {
    const { rejectionReason } = viewer.customer;
    return (
      <Obstacle
        icon={<OctagonAlert className="icon-lg text-critical-text" />}
        title="Η αίτηση του λογαριασμού σας δεν έγινε δεκτή"
        text={
          rejectionReason
            ? `Λόγος: ${rejectionReason}`
            : 'Επικοινωνήστε μαζί μας για περισσότερες πληροφορίες.'
        }
        actions={<Button href="/contact">Επικοινωνία</Button>}
      />
    );
  }
  if (code) {
    return (
      <Obstacle
        icon={<Clock className="icon-lg text-medium-text" />}
        title="Ο λογαριασμός σας δεν έχει επιβεβαιωθεί ακόμη"
        text="Αναμένει την έγκρισή μας. Θα λάβετε email μόλις εγκριθεί."
        actions={<Button href="/contact">Επικοινωνία</Button>}
      />
    );
  }
  return (
    <BookingForm
      service={service}
      known={known}
      order={order}
      customer={{ ...viewer.customer, ...profile.data }}
      onBooked={onBooked}
      onClose={onClose}
    />
  );
}

interface ObstacleProps {
  icon: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
}

function Obstacle({ icon, title, text, actions }: ObstacleProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {icon}
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="text-text-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
