export type BulkKind = 'price' | 'stock' | 'featured' | 'category';

/** The label of each bulk change. */
export const bulkLabels: Readonly<Record<BulkKind, string>> = {
  price: 'Τιμή κατά ποσοστό',
  stock: 'Διαθεσιμότητα',
  featured: 'Προβολή',
  category: 'Κατηγορία',
};
