import { useEffect } from 'react';
import { useViewer } from '../../../ui/page/session.ts';
import { mirrorCustomer, onSignedOutElsewhere } from './customer-mirror.ts';

/** Keeps the browser's storage saying who is signed in, and leaves this tab too when they sign out in another. */
export function CustomerMirror() {
  const { customer } = useViewer();
  const isSignedIn = customer !== null;
  useEffect(() => mirrorCustomer(customer), [customer]);
  useEffect(() => (isSignedIn ? onSignedOutElsewhere(() => location.reload()) : undefined), [isSignedIn]);
  return null;
}
