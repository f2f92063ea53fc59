/** What a row of the administrators' order list says in addition to the number; each can be hidden. */
export const orderColumns = {
  status: 'Κατάσταση',
  customer: 'Πελάτης',
  time: 'Ώρα',
  total: 'Σύνολο',
  tracking: 'Αριθμός αποστολής',
} as const;
