import type { AreaType } from '#features/home-plan/types.ts';
import type { DeviceStatus, MapDeviceType, ThreatType } from './types.ts';

export const threatLabels: Record<ThreatType, string> = {
  intrusion: 'Εισβολή',
  tampering: 'Παραποίηση',
  environmental: 'Περιβάλλον',
  network: 'Δίκτυο',
  power: 'Τροφοδοσία',
};

export const areaLabels: Record<AreaType, string> = {
  perimeter: 'Περίμετρος',
  indoor: 'Εσωτερικός χώρος',
  outdoor: 'Εξωτερικός χώρος',
  other: 'Άλλος χώρος',
};

export const deviceTypeLabels: Record<MapDeviceType, string> = {
  camera: 'Κάμερα',
  access_control: 'Έλεγχος πρόσβασης',
  sensor: 'Αισθητήρας',
  alarm: 'Συναγερμός',
};

export const statusLabels: Record<DeviceStatus, string> = {
  online: 'Σε σύνδεση',
  warning: 'Προειδοποίηση',
  critical: 'Κρίσιμο',
  offline: 'Εκτός',
};
