import type { ViewerCustomer } from '../../../shared/viewer.ts';
import { dropDrafts } from '../../../ui/form/draft.ts';
import { keepLocal, readLocal } from '../../../ui/page/local-storage.ts';

/** The storage entries that mirror who is signed in. They grant no access: only the session does. */
const entries = ['customer', 'loggedInCustomer'] as const;

/** The stored fields: enough to greet the customer, nothing secret. */
function mirrorOf(customer: ViewerCustomer): string {
  return JSON.stringify({
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    fullName: `${customer.firstName} ${customer.lastName}`,
    email: customer.email,
    phone: customer.phone,
    accountType: customer.accountType,
    companyName: customer.companyName,
    isVerified: customer.isVerified,
    canViewPrices: customer.canViewPrices,
    isRejected: customer.isRejected,
    rejectionReason: customer.rejectionReason,
  });
}

/**
 * Sets the entries according to the session; an invalid entry counts as signed out and is removed. Signing out also deletes
 * typed drafts.
 */
export function mirrorCustomer(customer: ViewerCustomer | null): void {
  const mirror = customer && mirrorOf(customer);
  if (!customer) dropDrafts();
  for (const entry of entries) {
    const written = readLocal(entry);
    if (written !== null && !isReadable(written)) {
      // oxlint-disable-next-line no-console -- The specification asks for this line in the browser's log.
      console.warn(`The stored ${entry} could not be read and was removed.`);
    }
    if (written !== mirror) keepLocal(entry, mirror);
  }
}

/** Calls `listener` when the customer signs out in another tab; returns the unsubscribe function. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === entries[0] && newValue === null)) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function isReadable(json: string): boolean {
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
}
