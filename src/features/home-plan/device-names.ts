import type { DeviceKind } from './types.ts';

export const deviceNames: Record<DeviceKind, string> = {
  camera: 'Κάμερα',
  recorder: 'Καταγραφικό',
  contact: 'Επαφή',
  motion: 'Ανιχνευτής κίνησης',
  glass: 'Ανιχνευτής θραύσης',
  smoke: 'Ανιχνευτής καπνού',
  gas: 'Ανιχνευτής μονοξειδίου',
  water: 'Ανιχνευτής νερού',
  panic: 'Κουμπί πανικού',
  siren: 'Σειρήνα',
  panel: 'Πίνακας συναγερμού',
  keypad: 'Πληκτρολόγιο',
  reader: 'Αναγνώστης',
  intercom: 'Θυροτηλέφωνο',
  fog: 'Γεννήτρια ομίχλης',
};
