import { useQuery } from '@tanstack/react-query';
import { Clock, LockKeyhole, OctagonAlert, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../../shared/company.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { useApi } from '../../../ui/api.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Service } from '../contract.ts';

interface Props {
  service: Pick<Service, 'title'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The way to an appointment: what stands between the person and booking, asked of the server when it opens. */
export function BookingDialog({ service, ...props }: Props) {
  return (
    <Dialog {...props} title={service.title} size="sm">
      <BookingState />
    </Dialog>
  );
}

function BookingState() {
  // An account may have been approved since the page was opened.
  const { data, isFetching } = useQuery({
    ...useApi().account.getSession.queryOptions(),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (isFetching || !data) {
    return (
      <p role="status" className="flex items-center gap-3 py-4 text-text-2">
        <Spinner />
        Έλεγχος κατάστασης πελάτη…
      </p>
    );
  }
  const { customer } = data.viewer;
  const code = whyNot(data.viewer, 'verified');
  if (!customer || code === 'LOGIN_REQUIRED') {
    return (
      <State
        icon={<LockKeyhole className="icon-lg" />}
        title="Απαιτείται σύνδεση"
        text="Συνδεθείτε στον λογαριασμό σας για να κλείσετε ραντεβού ή δημιουργήστε έναν."
        actions={
          <>
            <Button href="/customer-login?next=/services">Σύνδεση</Button>
            <Button variant="outline" href="/customer-register">
              Εγγραφή
            </Button>
          </>
        }
      />
    );
  }
  if (code === 'REJECTED') {
    return (
      <State
        icon={<OctagonAlert className="icon-lg text-critical-text" />}
        title="Η αίτηση του λογαριασμού σας δεν έγινε δεκτή"
        text={
          customer.rejectionReason
            ? `Λόγος: ${customer.rejectionReason}`
            : 'Επικοινωνήστε μαζί μας για περισσότερες πληροφορίες.'
        }
        actions={<Button href="/contact">Επικοινωνία</Button>}
      />
    );
  }
  if (code) {
    return (
      <State
        icon={<Clock className="icon-lg text-medium-text" />}
        title="Ο λογαριασμός σας δεν έχει επιβεβαιωθεί ακόμη"
        text="Αναμένει έγκριση από τον διαχειριστή. Θα λάβετε email μόλις εγκριθεί."
        actions={<Button href="/contact">Επικοινωνία</Button>}
      />
    );
  }
  return (
    <State
      icon={<Phone className="icon-lg" />}
      title="Κλείστε ραντεβού τηλεφωνικά"
      text={`Η ηλεκτρονική κράτηση ξεκινά σύντομα. Καλέστε μας για να βρούμε την ώρα που σας βολεύει. ${company.openingHoursText}.`}
      badge={`${customer.firstName} ${customer.lastName}`}
      actions={
        <Button href={company.phoneHref}>
          <Phone />
          {company.phone}
        </Button>
      }
    />
  );
}

interface StateProps {
  icon: ReactNode;
  title: string;
  text: string;
  badge?: string;
  actions: ReactNode;
}

function State({ icon, title, text, badge, actions }: StateProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {icon}
      <h3 className="mt-2 text-lg">{title}</h3>
      {badge !== undefined && <Badge tone="ok">{badge}</Badge>}
      <p className="text-text-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
