import type { RuleId } from '#features/advice/rules.ts';
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

/** Of a kind that has more than one name, what these rules ask for. */
export const namesOfRules: Partial<Record<RuleId, string>> = {
  'ALM-CURTAIN': 'Ανιχνευτής κουρτίνας',
  'DOOR-BELL': 'Κουδούνι με κάμερα',
};

/** What a camera is for, in the genitive, where that is not the room that it hangs in. */
export const cameraNames: Partial<Record<RuleId, string>> = {
  'CAM-ENTRANCE': 'εισόδου',
  'CAM-AFAR': 'εισόδου',
  'CAM-DESK': 'ταμείου',
};
