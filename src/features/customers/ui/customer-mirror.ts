import { draftPrefix } from '#shared/browser-storage.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { dropDrafts } from '#ui/form/draft.ts';
import { keepLocal, keepTab, readLocal, readTab } from '#ui/page/local-storage.ts';

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
 * Sets the entries according to the session; an invalid entry counts as signed out and is removed. Drafts of other customers
 * are deleted, and after a sign-out all: an expired session is none, and what was typed then stays in its tab.
 */
export function writeStoredCustomer(customer: ViewerCustomer | null): void {
  const mirror = customer && mirrorOf(customer);
  if (customer) {
    keepLocal('signedOut', null);
    dropDrafts(draftPrefix, { except: customer.id });
    dropChatDraft(customer.id);
  } else if (readLocal('signedOut')) {
    dropDrafts(draftPrefix);
    dropChatDraft();
  }
  for (const entry of entries) {
    const written = readLocal(entry);
    if (written !== null && readId(written) === undefined) {
      // oxlint-disable-next-line no-console -- The specification asks for this line in the browser's log.
      console.warn(`The stored ${entry} could not be read and was removed.`);
    }
    if (written !== mirror) keepLocal(entry, mirror);
  }
}

/** Removes what anybody but a visitor and this customer was writing in the chat: it begins with their id and a line break. */
function dropChatDraft(customerId = ''): void {
  const text = readTab('chatDraft') ?? '';
  if (text !== '' && !text.startsWith('\n') && !text.startsWith(`${customerId}\n`)) keepTab('chatDraft', '');
}

/**
 * Before what ends the session is sent: other requests may be refused, and this page loaded anew, before its answer is here. A
 * page that is still signed in takes it back.
 */
export const beginSignOut = (): void => keepLocal('signedOut', 'yes');

/** After a sign-out: nothing of the customer stays in this tab, nor in others, which look at the storage. */
export function forgetCustomer(): void {
  beginSignOut();
  writeStoredCustomer(null);
}

/**
 * Calls `listener` when the browser's storage names another customer than `id` (null: a visitor), which another tab has
 * stored: at once, and when this page is shown again. Returns the function that ends it.
 */
export function onOtherCustomer(id: string | null, listener: () => void): () => void {
  const isStored = () => readId(readLocal(entries[0])) === id;
  // A browser that forbids storage says nothing of other tabs.
  if (!isStored()) return () => undefined;
  const look = () => document.visibilityState === 'visible' && !isStored() && listener();
  const heard = ({ key }: StorageEvent) => (key === null || key === entries[0]) && !isStored() && listener();
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The customer's id in a mirror, null without a mirror; undefined if it cannot be read. */
function readId(json: string | null): string | null | undefined {
  if (json === null) return null;
  try {
    const mirror: { id?: unknown } | null = JSON.parse(json);
    return typeof mirror?.id === 'string' ? mirror.id : undefined;
  } catch {
    return undefined;
  }
}
