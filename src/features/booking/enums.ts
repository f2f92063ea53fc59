/** What an administrator may overrule knowingly, by the code of its refusal. */
export const overrulable = ['CLOSED', 'OUTSIDE_HOURS', 'BEFORE_GOODS', 'SLOT_TAKEN'] as const;

export type Overrulable = (typeof overrulable)[number];
