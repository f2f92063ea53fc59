/** The tax authority's categories of VAT rates, by the rate in percent: a document with any other rate cannot be sent to it. */
export const vatCategories: Readonly<Record<number, string>> = {
  24: '1',
  13: '2',
  6: '3',
  17: '4',
  9: '5',
  4: '6',
  0: '7',
};
