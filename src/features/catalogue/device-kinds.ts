import type { deviceKindIds } from './enums.ts';

/** A specification that a rule needs, or several of which one is enough. */
type Needed = string | readonly string[];
type Kind = {
  label: string;
  /** Without these no rule can use the product. */
  needs?: readonly Needed[];
  /** Without these a rule reckons with the careful value. */
  uses?: readonly string[];
};
export type DeviceKind = (typeof deviceKindIds)[number];

const detector = ['grade', 'protocol', 'radio_m', 'battery_y', 'iq_ma'] as const;

/** What a product can be for the rules of the advice, and which of its specifications they read. */
export const deviceKinds: Readonly<Record<DeviceKind, Kind>> = {
  camera: {
    label: 'Κάμερα',
    needs: [['resolution_px', 'resolution_mp'], 'hfov_deg', ['interface', 'poe', 'wifi_band'], 'ai'],
    uses: ['ir_m', 'power_w', 'bitrate_mbps', 'ip', 'power_source', 'turns', 'wdr_db'],
  },
  recorder: {
    label: 'Καταγραφικό',
    needs: ['channels', 'in_mbps', 'max_tb'],
    uses: ['bays', 'poe_ports', 'poe_w', 'interface', 'power_w'],
  },
  hdd: { label: 'Σκληρός δίσκος', needs: ['capacity_tb'], uses: ['power_w'] },
  panel: {
    label: 'Πίνακας συναγερμού',
    needs: [['zones', 'devices']],
    uses: ['grade', 'devices', 'wired_zones', 'protocol', 'comms', 'standby_h', 'iq_ma'],
  },
  kit: { label: 'Σετ συναγερμού', needs: ['contains'] },
  contact: { label: 'Μαγνητική επαφή', uses: [...detector, 'inputs'] },
  pir: { label: 'Ανιχνευτής κίνησης', needs: ['range_m'], uses: [...detector, 'pet_kg', 'photo'] },
  dual: { label: 'Ανιχνευτής διπλής τεχνολογίας', needs: ['range_m'], uses: [...detector, 'pet_kg'] },
  curtain: { label: 'Ανιχνευτής κουρτίνας', needs: ['range_m'], uses: [...detector, 'pet_kg', 'ip'] },
  outdoor: { label: 'Ανιχνευτής εξωτερικού χώρου', needs: ['range_m'], uses: [...detector, 'pet_kg'] },
  beam: { label: 'Δέσμη υπερύθρων', needs: ['range_m'], uses: detector },
  glassbreak: { label: 'Ανιχνευτής θραύσης τζαμιών', needs: ['range_m'], uses: detector },
  flood: { label: 'Ανιχνευτής πλημμύρας', uses: ['protocol', 'radio_m', 'battery_y'] },
  smoke: { label: 'Ανιχνευτής καπνού', uses: ['protocol', 'battery_y', 'iq_ma'] },
  co: { label: 'Ανιχνευτής μονοξειδίου του άνθρακα', uses: ['protocol', 'battery_y', 'iq_ma'] },
  siren: { label: 'Σειρήνα', uses: [...detector, 'ip'] },
  keypad: { label: 'Πληκτρολόγιο', uses: detector },
  remote: { label: 'Τηλεχειριστήριο', uses: ['protocol', 'panic'] },
  panic: { label: 'Κουμπί πανικού', uses: detector },
  communicator: { label: 'Κωδικοποιητής επικοινωνίας', uses: ['comms', 'grade', 'iq_ma'] },
  fog: { label: 'Γεννήτρια καπνού', needs: ['volume_m3'], uses: ['grade', 'iq_ma'] },
  reader: { label: 'Αναγνώστης πρόσβασης', uses: ['doors', 'credentials'] },
  'access-controller': { label: 'Ελεγκτής πρόσβασης', uses: ['doors', 'box'] },
  lock: { label: 'Ηλεκτρική κλειδαριά', uses: ['fail', 'interface'] },
  intercom: { label: 'Θυροτηλεόραση', uses: ['box', 'credentials'] },
  doorbell: { label: 'Κουδούνι με κάμερα' },
  switch: { label: 'Switch PoE', needs: ['poe_ports', 'poe_w'], uses: ['poe'] },
  ups: { label: 'UPS', needs: ['ah', ['load_w', 'power_va']] },
  battery: { label: 'Μπαταρία συναγερμού', needs: ['ah'] },
  cable: { label: 'Καλώδιο', needs: ['length_m', 'cable_type'] },
  floodlight: { label: 'Προβολέας', needs: ['range_m'] },
  pa: { label: 'Ηχητική εγκατάσταση' },
};

/** The specifications that rules and pages read by their keys, so that no shop is without them. */
export const readKeys: ReadonlySet<string> = new Set([
  ...Object.values(deviceKinds).flatMap(({ needs = [], uses = [] }) => [...needs.flat(), ...uses]),
  'kind',
  'radio',
  'mount',
  'deterrence',
  'power_source',
  'sd_gb',
  'analogue_channels',
  'hours',
  'cable_included_m',
  'box',
  'works_with',
  'colour_night',
  'thermal_px',
  'zoom_x',
]);
