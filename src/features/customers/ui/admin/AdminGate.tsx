import { useEffect, type ReactNode } from 'react';
import { useViewer } from '../../../../ui/session.ts';
import { flagAdmin, onAdminLeftElsewhere } from './admin-flag.ts';
import { AdminSignIn } from './AdminSignIn.tsx';

interface Props {
  /** What stands around the sign-in card, where the page itself brings its frame. */
  cardFrame?: (card: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Guards an administrator's page: shows it with the shared session, else the sign-in card, also when the session ends. */
export function AdminGate({ cardFrame, children }: Props) {
  const { admin } = useViewer();
  useEffect(() => flagAdmin(admin), [admin]);
  useEffect(() => (admin ? onAdminLeftElsewhere(() => location.reload()) : undefined), [admin]);
  if (admin) return children;
  return cardFrame ? cardFrame(<AdminSignIn />) : <AdminSignIn />;
}
