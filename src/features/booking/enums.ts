/** What an administrator may overrule knowingly, by the code of its refusal. */
export const overrulable = ['CLOSED', 'OUTSIDE_HOURS', 'BEFORE_GOODS', 'SLOT_TAKEN'] as const;

/** In the list's filter of statuses: done, but without a report of what was done. */
export const unreported = 'unreported';

export type Overrulable = (typeof overrulable)[number];
