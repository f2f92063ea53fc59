import type { CountReason } from './enums.ts';

export const countReasonLabels: Readonly<Record<CountReason, string>> = {
  unknown: 'Άγνωστος λόγος',
  lost: 'Απώλεια',
  damaged: 'Φθορά',
  theft: 'Κλοπή',
  delivery: 'Λάθος σε παραλαβή',
  dispatch: 'Λάθος σε αποστολή',
  own_use: 'Χρήση σε εργασία',
  found: 'Βρέθηκαν τεμάχια',
};
