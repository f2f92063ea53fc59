export type BulkKind = 'price' | 'stock' | 'featured' | 'category';

/** What each change of many products is called. */
export const bulkLabels: Readonly<Record<BulkKind, string>> = {
  price: 'Τιμή κατά ποσοστό',
  stock: 'Διαθεσιμότητα',
  featured: 'Προβολή',
  category: 'Κατηγορία',
};
