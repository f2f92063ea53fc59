import type { CategoryFields } from './contract.ts';

/** The trade's usual categories, which a new shop can adopt: each with its group, its guide and what its products are. */
export const readyCategories: readonly CategoryFields[] = [
  { name: 'Κάμερες', searchCategory: 'cameras', productKind: 'camera', guide: 'cameras' },
  { name: 'Καταγραφικά', searchCategory: 'cameras', productKind: 'recorder', guide: 'recorders' },
  { name: 'Δίσκοι', searchCategory: 'cameras', productKind: 'hdd', guide: 'recorders' },
  { name: 'Πίνακες συναγερμού', searchCategory: 'alarms', productKind: 'panel', guide: 'alarms' },
  { name: 'Πληκτρολόγια', searchCategory: 'alarms', productKind: 'keypad', guide: 'alarms' },
  { name: 'Σειρήνες', searchCategory: 'alarms', productKind: 'siren', guide: 'alarms' },
  { name: 'Ανιχνευτές κίνησης', searchCategory: 'sensors', productKind: 'pir', guide: 'sensors' },
  { name: 'Μαγνητικές επαφές', searchCategory: 'sensors', productKind: 'contact', guide: 'sensors' },
  { name: 'Πυρασφάλεια', searchCategory: 'sensors', productKind: 'smoke', guide: 'fire' },
  { name: 'Έλεγχος πρόσβασης', searchCategory: 'access', guide: 'access' },
  { name: 'Ηλεκτρικές κλειδαριές', searchCategory: 'access', productKind: 'lock', guide: 'access' },
  { name: 'Θυροτηλεοράσεις', searchCategory: 'access', productKind: 'intercom', guide: 'intercom' },
  { name: 'Τροφοδοσία και δίκτυο', searchCategory: 'cameras', guide: 'power-network' },
  { name: 'Καλώδια', searchCategory: 'cameras', productKind: 'cable', guide: 'power-network' },
  { name: 'Φωτισμός και ήχος', searchCategory: 'alarms', guide: 'sound-lighting' },
];
