import type { DeviceKind, HomePlan, Opening, OpeningKind, PlanDevice, Point, View } from './types.ts';

const at = (x: number, y: number): Point => ({ x, y });

const opening = (
  id: string,
  kind: OpeningKind,
  [roomId, toRoomId]: readonly [string, string | null],
  from: Point,
  to: Point,
): Opening => ({ id, kind, roomId, toRoomId, from, to });

type Fitted = { zoneId?: string; view?: View; isWireless?: boolean };

const device = (
  id: string,
  name: string,
  kind: DeviceKind,
  roomId: string,
  position: Point,
  { zoneId, view, isWireless = false }: Fitted = {},
): PlanDevice => ({
  id,
  name,
  kind,
  roomId,
  position,
  zoneId: zoneId ?? null,
  view: view ?? null,
  isWireless,
});

/**
 * The example home of the shop: the four zones of the security map (specification 2, section 3) and the six of the simulator
 * (section 9).
 */
export const samplePlan: HomePlan = {
  name: 'Υπόδειγμα κατοικίας',
  source: 'sample',
  hasMobile: true,
  lot: { x: 0, y: 0, width: 19, height: 13 },
  areas: [
    { id: 'entrance', name: 'Κύρια είσοδος', type: 'perimeter' },
    { id: 'living', name: 'Σαλόνι', type: 'indoor' },
    { id: 'garden', name: 'Κήπος', type: 'outdoor' },
    { id: 'basement', name: 'Υπόγειο', type: 'other' },
  ],
  rooms: [
    { id: 'garden', name: 'Κήπος', kind: 'yard', areaId: 'garden', x: 0.3, y: 0.3, width: 18.4, height: 4.1 },
    {
      id: 'balcony',
      name: 'Μπαλκόνι',
      kind: 'balcony',
      areaId: 'living',
      x: 2.9,
      y: 4.9,
      width: 1.5,
      height: 4,
    },
    {
      id: 'living',
      name: 'Σαλόνι',
      kind: 'living',
      areaId: 'living',
      x: 4.4,
      y: 4.4,
      width: 7.9,
      height: 4.9,
    },
    {
      id: 'kitchen',
      name: 'Κουζίνα',
      kind: 'kitchen',
      areaId: 'living',
      x: 12.3,
      y: 4.4,
      width: 6,
      height: 3.6,
    },
    {
      id: 'bedroom',
      name: 'Υπνοδωμάτιο',
      kind: 'bedroom',
      areaId: null,
      x: 12.3,
      y: 8,
      width: 6,
      height: 4.4,
    },
    {
      id: 'basement',
      name: 'Υπόγειο',
      kind: 'storage',
      areaId: 'basement',
      x: 4.4,
      y: 9.3,
      width: 4.9,
      height: 3.1,
    },
    {
      id: 'hall',
      name: 'Κύρια είσοδος',
      kind: 'hall',
      areaId: 'entrance',
      x: 9.3,
      y: 9.3,
      width: 3,
      height: 3.1,
    },
  ],
  openings: [
    opening('main-door', 'door', ['hall', null], at(11.4, 12.4), at(10.2, 12.4)),
    opening('hall-living', 'passage', ['hall', 'living'], at(10.1, 9.3), at(11.5, 9.3)),
    opening('hall-basement', 'door', ['basement', 'hall'], at(9.3, 11.5), at(9.3, 10.4)),
    opening('hall-bedroom', 'door', ['bedroom', 'hall'], at(12.3, 9.8), at(12.3, 10.8)),
    opening('living-kitchen', 'passage', ['living', 'kitchen'], at(12.3, 5.9), at(12.3, 7.3)),
    opening('balcony-door', 'glass-door', ['living', 'balcony'], at(4.4, 5.7), at(4.4, 7.9)),
    opening('living-window', 'window', ['living', null], at(6.1, 4.4), at(7.9, 4.4)),
    opening('living-window-2', 'window', ['living', null], at(9.6, 4.4), at(11, 4.4)),
    opening('kitchen-window', 'window', ['kitchen', null], at(14, 4.4), at(15.8, 4.4)),
    opening('kitchen-side', 'window', ['kitchen', null], at(18.3, 5.8), at(18.3, 6.8)),
    opening('bedroom-window', 'window', ['bedroom', null], at(18.3, 9.6), at(18.3, 11)),
    opening('basement-window', 'window', ['basement', null], at(4.4, 10.2), at(4.4, 11)),
  ],
  zones: [
    { id: 'main-entrance', name: 'Κύρια είσοδος', type: 'door', roomId: 'hall', position: at(10.8, 12.4) },
    {
      id: 'living-window',
      name: 'Παράθυρο σαλονιού',
      type: 'window',
      roomId: 'living',
      position: at(7, 4.4),
    },
    { id: 'hall', name: 'Διάδρομος', type: 'motion', roomId: 'hall', position: at(9.8, 9.85) },
    { id: 'yard', name: 'Αυλή', type: 'camera', roomId: 'garden', position: at(12.3, 4.4) },
    { id: 'kitchen', name: 'Κουζίνα', type: 'smoke', roomId: 'kitchen', position: at(15.2, 6.2) },
    { id: 'balcony-door', name: 'Μπαλκονόπορτα', type: 'door', roomId: 'living', position: at(4.4, 6.8) },
  ],
  devices: [
    device('door-contact', 'Επαφή θύρας', 'contact', 'hall', at(10.8, 12.4), {
      zoneId: 'main-entrance',
      isWireless: true,
    }),
    device('hall-motion', 'Ανιχνευτής κίνησης', 'motion', 'hall', at(9.8, 9.85), {
      zoneId: 'hall',
      isWireless: true,
    }),
    device('hall-reader', 'Αναγνώστης', 'reader', 'hall', at(11.85, 9.85)),
    device('living-contact', 'Επαφή παραθύρου', 'contact', 'living', at(7, 4.4), {
      zoneId: 'living-window',
      isWireless: true,
    }),
    device('balcony-contact', 'Επαφή μπαλκονόπορτας', 'contact', 'living', at(4.4, 6.8), {
      zoneId: 'balcony-door',
      isWireless: true,
    }),
    device('living-camera', 'Κάμερα σαλονιού', 'camera', 'living', at(12, 9), {
      view: { direction: 215, angle: 80, reach: 5.4 },
    }),
    device('kitchen-smoke', 'Ανιχνευτής καπνού', 'smoke', 'kitchen', at(15.2, 6.2), {
      zoneId: 'kitchen',
      isWireless: true,
    }),
    device('garden-camera-1', 'Κάμερα κήπου 1', 'camera', 'garden', at(4.6, 4.2), {
      view: { direction: 226, angle: 84, reach: 3.9 },
      isWireless: true,
    }),
    device('garden-camera-2', 'Κάμερα κήπου 2', 'camera', 'garden', at(12.3, 4.4), {
      zoneId: 'yard',
      view: { direction: 262, angle: 84, reach: 4 },
    }),
    device('garden-camera-3', 'Κάμερα κήπου 3', 'camera', 'garden', at(18.1, 4.2), {
      view: { direction: 236, angle: 70, reach: 3.8 },
    }),
    device('basement-recorder', 'Καταγραφικό', 'recorder', 'basement', at(7.5, 11.85)),
    device('basement-panel', 'Πίνακας συναγερμού', 'panel', 'basement', at(8.6, 11.85)),
    device('outdoor-siren', 'Εξωτερική σειρήνα', 'siren', 'garden', at(16.9, 4.4), { isWireless: true }),
  ],
  scenery: [
    { kind: 'path', x: 7.9, y: 0.3, width: 1.7, height: 4.1 },
    { kind: 'pool', x: 12.6, y: 1, width: 4.2, height: 2.2 },
    { kind: 'tree', x: 0.6, y: 0.7, width: 1.4, height: 1.4 },
    { kind: 'tree', x: 5, y: 0.6, width: 1, height: 1 },
    { kind: 'tree', x: 10.4, y: 0.8, width: 0.9, height: 0.9 },
    { kind: 'tree', x: 17.2, y: 0.5, width: 1.1, height: 1.1 },
    { kind: 'tree', x: 0.7, y: 5.4, width: 1.2, height: 1.2 },
    { kind: 'tree', x: 1.4, y: 7.6, width: 1.5, height: 1.5 },
    { kind: 'tree', x: 0.6, y: 10.4, width: 1.1, height: 1.1 },
  ],
};
