import { Activity, useEffect, useState, type ReactNode } from 'react';
import { useViewer } from '#ui/page/session.ts';
import { flagAdmin, onAdminLeftElsewhere } from './admin-flag.ts';
import { AdminSignIn } from './AdminSignIn.tsx';

interface Props {
  /** Wraps the sign-in card if the page brings its own frame. */
  cardFrame?: (card: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Guards an administrators' page: shows the page with an administrators' session, else the sign-in card. If the session
 * expires, the page stays mounted but hidden, so that typed text is still there after signing in; signing out discards it.
 */
export function AdminGate({ cardFrame, children }: Props) {
  const { admin } = useViewer();
  const [wasOpen, setWasOpen] = useState(admin);
  if (admin && !wasOpen) setWasOpen(true);
  // The entry stays while the page is hidden: if it were removed, other tabs would treat the expired session as a sign-out.
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
