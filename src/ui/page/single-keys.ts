import { keepLocal, readLocal } from './local-storage.ts';

/**
 * Whether a key alone is a command in the administration. Assistive software may type such keys, so administrators can switch
 * them off in their browser; the stored name is of the inbox, where they first could.
 */
export const hasSingleKeys = (): boolean => readLocal('chatKeysOff') === null;

export const keepSingleKeys = (isOn: boolean): void => keepLocal('chatKeysOff', isOn ? null : 'true');
