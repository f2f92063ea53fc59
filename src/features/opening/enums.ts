/** What is to be done before a shop opens, in a good order. */
export const openingSteps = [
  'company',
  'contact',
  'hours',
  'payments',
  'deliveries',
  'technicians',
  'services',
  'area',
  'categories',
  'products',
  'guarantees',
  'mail',
  'texts',
  'backup',
  'secondStep',
] as const;

export type OpeningStepKey = (typeof openingSteps)[number];
