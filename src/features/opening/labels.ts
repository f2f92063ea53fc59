import type { OpeningStepKey } from './enums.ts';

export const stepTitles: Record<OpeningStepKey, string> = {
  company: 'Εταιρεία',
  contact: 'Επικοινωνία',
  hours: 'Ωράριο',
  payments: 'Λογαριασμός πληρωμών',
  deliveries: 'Παραδόσεις',
  technicians: 'Τεχνικοί',
  services: 'Υπηρεσίες',
  area: 'Περιοχή',
  categories: 'Κατηγορίες',
  products: 'Προϊόντα',
  guarantees: 'Επίσημα αρχεία εγγυήσεων',
  mail: 'Email που φτάνουν',
  texts: 'Κείμενα',
  backup: 'Αντίγραφα ασφαλείας',
  secondStep: 'Δεύτερο βήμα σύνδεσης',
};
