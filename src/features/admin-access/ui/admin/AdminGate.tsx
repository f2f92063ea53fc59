import { Activity, useEffect, useState, type ReactNode } from 'react';
import { useViewer } from '../../../../ui/page/session.ts';
import { flagAdmin, onAdminLeftElsewhere } from './admin-flag.ts';
import { AdminSignIn } from './AdminSignIn.tsx';

interface Props {
  /** What stands around the sign-in card, where the page itself brings its frame. */
  cardFrame?: (card: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Guards an administrator's page: shows it with the shared session, else the sign-in card. When the session runs out the page
 * waits behind the card, so that what was typed is there again afterwards; whoever signs out leaves nothing.
 */
export function AdminGate({ cardFrame, children }: Props) {
  const { admin } = useViewer();
  const [wasOpen, setWasOpen] = useState(admin);
  if (admin && !wasOpen) setWasOpen(true);
  // The entry stays while a page waits: without it the other tabs would take the end of the session for a sign-out.
  useEffect(() => {
    if (admin || !wasOpen) flagAdmin(admin);
  }, [admin, wasOpen]);
  useEffect(() => (wasOpen ? onAdminLeftElsewhere(() => location.reload()) : undefined), [wasOpen]);
  const card = <AdminSignIn isInterrupted={wasOpen} />;
  return (
    <>
      {!admin && (cardFrame ? cardFrame(card) : card)}
      {wasOpen && <Activity mode={admin ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  );
}
