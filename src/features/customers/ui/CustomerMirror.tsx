import { useEffect } from 'react';
import { useViewer } from '../../../ui/page/session.ts';
import { mirrorCustomer, onSignedOutElsewhere } from './customer-mirror.ts';

/** Keeps the browser's storage in sync with who is signed in, and reloads this tab after a sign-out in another. */
export function CustomerMirror() {
  const { customer } = useViewer();
  const isSignedIn = customer !== null;
  useEffect(() => mirrorCustomer(customer), [customer]);
  useEffect(() => (isSignedIn ? onSignedOutElsewhere(() => location.reload()) : undefined), [isSignedIn]);
  return null;
}
