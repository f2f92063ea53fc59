/** Every cookie and storage name that the site uses in a browser; the privacy page explains each of them. */
export const cookieNames = {
  customer: 'shop_session',
  admin: 'shop_admin',
  chat: 'shop_chat',
} as const;

export type LocalName =
  | 'customer'
  | 'loggedInCustomer'
  | 'signedOut'
  | 'adminAuthenticated'
  | 'adminName'
  | 'alertsRemoved'
  | 'recentSearches'
  | 'theme'
  | 'consent'
  | 'chat'
  | 'chatOutbox'
  | 'chatKeysOff';

/**
 * Names in a tab's storage: the comparison of this tab, and the one that its page has shown last; the plan of the home; the
 * answers to the selection wizard; whether the chat is open, and what is being written in it; the key of the offer whose deposit is
 * being paid on the provider's page.
 */
export type TabName =
  | 'offerKey'
  | 'comparison'
  | 'comparisonShown'
  | 'homePlan'
  | 'wizard'
  | 'chatWindow'
  | 'chatDraft';

/** Prefixes of unsent form text in a tab's storage; the full name also identifies the user. */
export type DraftName = 'checkout' | 'booking';

/** The same of administrators, whose drafts end with their own session. */
export type AdminDraftName = 'chatReply';

export const draftPrefix = 'draft:';
/** Not the customers' prefix: their drafts are dropped whenever no customer is signed in. */
export const adminDraftPrefix = 'adminDraft:';
