/** The four groups by which the search filters, in the order of its screens. */
export const searchCategoryLabels = {
  cameras: 'Κάμερες και καταγραφικά',
  alarms: 'Συναγερμοί και εξοπλισμός',
  access: 'Πρόσβαση και θυροτηλεοράσεις',
  sensors: 'Ανιχνευτές και αισθητήρες',
} as const;

export type SearchCategory = keyof typeof searchCategoryLabels;

export const searchCategories = Object.keys(searchCategoryLabels) as SearchCategory[];
