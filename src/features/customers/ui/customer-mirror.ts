import type { ViewerCustomer } from '../../../shared/viewer.ts';
import { dropDrafts } from '../../../ui/form/draft.ts';
import { keepLocal, readLocal } from '../../../ui/page/local-storage.ts';

/** The storage entries that say who is signed in. They decide nothing: the session does. */
const entries = ['customer', 'loggedInCustomer'] as const;

/** What is written down: enough to greet somebody, nothing secret. */
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
 * Makes the entries say what the session says; one that cannot be read is taken for signed out and removed. Without
 * anybody, nothing that was typed stays either.
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

/** Calls back when the customer signs out in another tab; answers how to stop. */
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
