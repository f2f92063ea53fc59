import type { ReactNode } from 'react';
import { useViewer } from '../../../../ui/session.ts';
import { AdminSignIn } from './AdminSignIn.tsx';

/** Guards an administrator's page: shows it with the shared session, else the sign-in card, also when the session ends. */
export function AdminGate({ children }: { children: ReactNode }) {
  return useViewer().admin ? children : <AdminSignIn />;
}
