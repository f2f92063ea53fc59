import type { ChatState } from './contract.ts';
import type { ChatEnding } from './inbox/contract.ts';

export const chatStateLabels: Record<ChatState, string> = {
  bot: 'Με τον ψηφιακό βοηθό',
  waiting: 'Περιμένει εκπρόσωπο',
  open: 'Με εκπρόσωπο',
  closed: 'Κλειστή',
};

export const closeReasonLabels: Record<ChatEnding, string> = {
  solved: 'Λύθηκε',
  'no-reply': 'Ο επισκέπτης δεν απάντησε',
  'by-email': 'Συνεχίζεται με email',
  abuse: 'Κακόβουλη ή άσχετη',
  other: 'Άλλος λόγος',
  visitor: 'Την έκλεισε ο επισκέπτης',
  merged: 'Συνεχίστηκε σε άλλη συνομιλία',
};
