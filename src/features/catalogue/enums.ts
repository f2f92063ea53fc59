/** The four groups by which the search filters, in the order of its screens. */
export const searchCategoryLabels = {
  cameras: 'Κάμερες και καταγραφικά',
  alarms: 'Συναγερμοί και εξοπλισμός',
  access: 'Πρόσβαση και θυροτηλεοράσεις',
  sensors: 'Ανιχνευτές και αισθητήρες',
} as const;

export type SearchCategory = keyof typeof searchCategoryLabels;

export const searchCategories = Object.keys(searchCategoryLabels) as SearchCategory[];

/** What a product can be for the rules of the advice. */
export const deviceKindIds = [
  'camera',
  'recorder',
  'hdd',
  'panel',
  'kit',
  'contact',
  'pir',
  'dual',
  'curtain',
  'outdoor',
  'beam',
  'glassbreak',
  'flood',
  'smoke',
  'co',
  'siren',
  'keypad',
  'remote',
  'panic',
  'communicator',
  'fog',
  'reader',
  'access-controller',
  'lock',
  'intercom',
  'doorbell',
  'switch',
  'ups',
  'battery',
  'cable',
  'floodlight',
  'pa',
] as const;

/** The guides to choosing that the shop has. */
export const guideIds = [
  'cameras',
  'recorders',
  'alarms',
  'sensors',
  'fire',
  'access',
  'intercom',
  'power-network',
  'sound-lighting',
] as const;
