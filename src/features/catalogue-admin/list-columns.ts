/** The columns of the administrators' product list that can be hidden. */
export const listColumns = {
  sku: 'Κωδικός',
  category: 'Κατηγορία',
  installation: 'Εγκατάσταση',
  stock: 'Απόθεμα',
  sales: 'Πωλήσεις 30 ημερών',
} as const;
