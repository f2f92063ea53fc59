// Separate from the contract because the pages' addresses and the bot import these without its schemas.

/** Who answers: the bot; nobody yet, although a person is wanted; an administrator; nobody any more. */
export const chatStates = ['bot', 'waiting', 'open', 'closed'] as const;

/** The inbox's lists: those that wait for a person, the caller's, other administrators', the bot's, the closed ones. */
export const inboxLists = ['new', 'mine', 'others', 'bot', 'closed'] as const;

export const agentStatuses = ['online', 'away', 'busy'] as const;

export const closeReasons = ['solved', 'no-reply', 'by-email', 'abuse', 'other'] as const;

/** How a conversation ended: as an administrator said, by the visitor, or by going on in another one. */
export const chatEndings = [...closeReasons, 'visitor', 'merged'] as const;

/** What a bot's answer links to. */
export const linkKinds = ['product', 'service', 'order', 'appointment', 'page'] as const;
