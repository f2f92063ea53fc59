import type { MessageStatus } from './contract.ts';

export const messageStatusLabels: Record<MessageStatus, string> = {
  new: 'Νέο',
  read: 'Διαβάστηκε',
  answered: 'Απαντήθηκε',
};
