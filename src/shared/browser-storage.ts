/** Every cookie and storage name that the site uses in a browser; the privacy page explains each of them. */
export const cookieNames = {
  customer: 'vigla_session',
  admin: 'vigla_admin',
  chat: 'vigla_chat',
} as const;

export type LocalName =
  | 'customer'
  | 'loggedInCustomer'
  | 'adminAuthenticated'
  | 'alertsRemoved'
  | 'recentSearches'
  | 'theme'
  | 'consent'
  | 'chatKeysOff';

/** Names in a tab's storage: the comparison of this tab, the one that its page has shown last, and the plan of the home. */
export type TabName = 'comparison' | 'comparisonShown' | 'homePlan';

/** Prefixes of unsent form text in a tab's storage; the full name also identifies the user. */
export type DraftName = 'checkout' | 'booking';

/** The same of administrators, whose drafts end with their own session. */
export type AdminDraftName = 'chatReply';

export const draftPrefix = 'draft:';
