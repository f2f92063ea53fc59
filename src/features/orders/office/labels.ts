import type { officePayments, receivedWays } from './contract.ts';

export const officePaymentLabels: Record<(typeof officePayments)[number], string> = {
  paid: 'Πληρώθηκε',
  on_account: 'Επί πιστώσει',
  cash: 'Στην παράδοση',
  bank_transfer: 'Με κατάθεση, πριν από την αποστολή',
};

export const receivedWayLabels: Record<(typeof receivedWays)[number], string> = {
  cash: 'Μετρητά',
  card: 'Κάρτα στο τερματικό',
  bank_transfer: 'Κατάθεση στην τράπεζα',
  later: 'Θα την πληρώσει ο πελάτης',
};
