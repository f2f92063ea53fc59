/** What a detection point of the alarm reports. */
export const zoneTypes = ['door', 'window', 'motion', 'camera', 'smoke'] as const;

/** The areas by which the security map groups its devices. */
export const areaTypes = ['perimeter', 'indoor', 'outdoor', 'other'] as const;

export const roomKinds = [
  'hall',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'storage',
  'office',
  'shop',
  'hangar',
  'balcony',
  'yard',
  'front',
] as const;

export const openingKinds = ['door', 'glass-door', 'window', 'passage'] as const;

export const sceneryKinds = ['tree', 'pool', 'path'] as const;

export const deviceKinds = [
  'camera',
  'recorder',
  'contact',
  'motion',
  'glass',
  'smoke',
  'gas',
  'water',
  'panic',
  'siren',
  'panel',
  'keypad',
  'reader',
  'intercom',
  'fog',
] as const;
