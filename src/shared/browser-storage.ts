/** Every name under which the site keeps something in a browser; the privacy page explains each of them. */
export const cookieNames = { customer: 'vigla_session', admin: 'vigla_admin' } as const;

export type LocalName =
  | 'customer'
  | 'loggedInCustomer'
  | 'adminAuthenticated'
  | 'alertsRemoved'
  | 'theme'
  | 'consent';

/** What is typed in a tab; each name goes on with whose it is. */
export type DraftName = 'checkout' | 'booking';

export const draftPrefix = 'draft:';
