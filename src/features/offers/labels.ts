import type { LineChoice, OfferEvent, OfferPayment, OfferSource, OfferState } from './enums.ts';

export const offerStateLabels: Record<OfferState, string> = {
  draft: 'Πρόχειρη',
  sent: 'Στάλθηκε',
  seen: 'Την είδε',
  accepted: 'Αποδεκτή',
  declined: 'Απορρίφθηκε',
  expired: 'Έληξε',
  revoked: 'Ανακλήθηκε',
};

/** The same of several, above a list. */
export const offersInStateLabels: Record<Exclude<OfferState, 'sent' | 'seen'>, string> = {
  draft: 'Πρόχειρες',
  accepted: 'Αποδεκτές',
  declined: 'Απορρίφθηκαν',
  expired: 'Έληξαν',
  revoked: 'Ανακλήθηκαν',
};

export const offerSourceLabels: Record<OfferSource, string> = {
  wizard: 'Οδηγός επιλογής',
  message: 'Μήνυμα',
  chat: 'Συνομιλία',
  cart: 'Καλάθι πελάτη',
  order: 'Παραγγελία',
  offer: 'Άλλη προσφορά',
  template: 'Πρότυπο',
};

export const lineChoiceLabels: Record<LineChoice, string> = {
  fixed: 'Περιλαμβάνεται',
  optional: 'Προαιρετικό',
  alternative: 'Εναλλακτική',
};

export const offerPaymentLabels: Record<OfferPayment, string> = {
  bank_transfer: 'Με κατάθεση',
  cash: 'Με μετρητά στην παράδοση',
  on_account: 'Όπως συμφωνήσαμε',
};

export const offerEventLabels: Record<OfferEvent, string> = {
  created: 'Δημιουργήθηκε',
  sent: 'Στάλθηκε',
  send_undone: 'Η αποστολή αναιρέθηκε',
  seen: 'Ο πελάτης την άνοιξε',
  asked: 'Ερώτηση του πελάτη',
  answered: 'Απάντηση',
  reminded: 'Στάλθηκε υπενθύμιση',
  accepted: 'Έγινε αποδεκτή',
  declined: 'Απορρίφθηκε',
  expired: 'Έληξε',
  revoked: 'Ανακλήθηκε',
  link_made: 'Νέος σύνδεσμος',
};
