import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '#ui/page/session.ts';
import { writeStoredCustomer, onOtherCustomer } from './customer-mirror.ts';
import { reloadPage } from './open-page.ts';

/**
 * Keeps the browser's storage in sync with who is signed in, and this page with the browser: what was loaded for a customer
 * goes when the session is no longer theirs, and a visitor's page follows a sign-in in another tab without losing what was
 * typed.
 */
export function CustomerMirror() {
  const { customer } = useViewer();
  const id = customer?.id ?? null;
  const shown = useRef(id);
  const queryClient = useQueryClient();
  const router = useRouter();

  const follow = useEffectEvent(() => {
    if (id !== null) return reloadPage();
    return void queryClient.invalidateQueries().then(() => router.invalidate());
  });
  useEffect(() => writeStoredCustomer(customer), [customer]);
  useEffect(() => {
    if (shown.current !== null && shown.current !== id) reloadPage();
    shown.current = id;
    return onOtherCustomer(id, () => follow());
  }, [id]);
  return null;
}
