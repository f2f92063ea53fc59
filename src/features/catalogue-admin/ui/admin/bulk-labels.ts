import type { BulkChange } from '../../many-contract.ts';

export type BulkKind = BulkChange['kind'];

export const bulkLabels: Readonly<Record<BulkKind, string>> = {
  draft: 'Δημοσίευση',
  price: 'Τιμή κατά ποσοστό',
  stock: 'Διαθεσιμότητα',
  featured: 'Προβολή',
  category: 'Κατηγορία',
  brand: 'Μάρκα',
  family: 'Σειρά και μοντέλο',
  installation: 'Εγκατάσταση',
  fact: 'Στοιχείο νόμου',
};
