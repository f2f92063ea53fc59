import type { Specification } from './contract.ts';

export type SpecGroup = Specification['group'];

/** The stored form: group → key → value. */
export type StoredSpecifications = Readonly<Record<string, unknown>>;

/** Key → label and unit, in reading order. A count has a label only. */
export const specSchema: Readonly<
  Record<SpecGroup, Readonly<Record<string, readonly [label: string, unit?: string]>>>
> = {
  technical: {
    kind: ['Είδος'],
    resolution_mp: ['Ανάλυση', 'MP'],
    resolution_px: ['Ανάλυση εικόνας', 'px'],
    sensor: ['Αισθητήρας'],
    lens: ['Φακός', 'mm'],
    hfov_deg: ['Οριζόντιο πεδίο θέασης', '°'],
    ir_m: ['Εμβέλεια νυχτερινής λήψης', 'm'],
    min_lux: ['Ελάχιστος φωτισμός', 'lx'],
    colour_night: ['Έγχρωμη εικόνα τη νύχτα'],
    wdr_db: ['WDR', 'dB'],
    fps: ['Καρέ ανά δευτερόλεπτο', 'fps'],
    bitrate_mbps: ['Ροή εικόνας στα 15 fps', 'Mbps'],
    zoom_x: ['Οπτικό ζουμ', '×'],
    ip: ['Προστασία από νερό και σκόνη'],
    ik: ['Αντοχή σε κρούση'],
    temp_c: ['Θερμοκρασία λειτουργίας', '°C'],
    channels: ['Κανάλια'],
    analogue_channels: ['Αναλογικά κανάλια'],
    in_mbps: ['Εισερχόμενο εύρος ζώνης', 'Mbps'],
    bays: ['Θέσεις δίσκων'],
    max_tb: ['Μέγιστη χωρητικότητα', 'TB'],
    capacity_tb: ['Χωρητικότητα', 'TB'],
    grade: ['Βαθμός ασφάλειας EN 50131'],
    zones: ['Ζώνες'],
    devices: ['Ασύρματες συσκευές'],
    wired_zones: ['Ενσύρματες ζώνες'],
    partitions: ['Υποσυστήματα'],
    users: ['Χρήστες'],
    standby_h: ['Αυτονομία χωρίς ρεύμα', 'ώρες'],
    range_m: ['Εμβέλεια ανίχνευσης', 'm'],
    angle_deg: ['Γωνία ανίχνευσης', '°'],
    pet_kg: ['Ανοχή σε κατοικίδιο έως', 'kg'],
    spl_db: ['Στάθμη ήχου στο 1 m', 'dB'],
    battery_y: ['Διάρκεια μπαταρίας', 'έτη'],
    sensor_life_y: ['Διάρκεια ζωής αισθητήρα', 'έτη'],
    standard: ['Πρότυπο'],
    hold_kg: ['Δύναμη συγκράτησης', 'kg'],
    screen_in: ['Οθόνη', '″'],
    volume_m3: ['Κάλυψη χώρου', 'm³'],
    lumen: ['Φωτεινή ροή', 'lm'],
    power_va: ['Ισχύς UPS', 'VA'],
    load_w: ['Μέγιστο φορτίο', 'W'],
    runtime_min: ['Αυτονομία με φορτίο 75 W', 'λεπτά'],
    ah: ['Χωρητικότητα μπαταρίας', 'Ah'],
    length_m: ['Μήκος', 'm'],
    cable_type: ['Τύπος καλωδίου'],
    conductor: ['Αγωγοί'],
    thermal_px: ['Θερμική ανάλυση', 'px'],
    speakers: ['Ηχεία'],
    doors: ['Πόρτες'],
  },
  connectivity: {
    interface: ['Σύνδεση'],
    poe: ['Τροφοδοσία μέσω δικτύου'],
    codec: ['Συμπίεση βίντεο'],
    onvif: ['ONVIF'],
    wifi_band: ['WiFi'],
    poe_ports: ['Θύρες PoE'],
    poe_w: ['Προϋπολογισμός PoE', 'W'],
    comms: ['Επικοινωνία'],
    radio: ['Ασύρματη ζώνη', 'MHz'],
    protocol: ['Ασύρματο πρωτόκολλο'],
    radio_m: ['Εμβέλεια σε ανοιχτό χώρο', 'm'],
    video_out: ['Έξοδος εικόνας'],
    encrypted: ['Κρυπτογραφημένη επικοινωνία'],
    works_with: ['Συνεργάζεται με'],
  },
  functions: {
    sd_gb: ['Κάρτα microSD έως', 'GB'],
    audio: ['Ήχος'],
    ai: ['Αναγνώριση με AI'],
    masks: ['Ζώνες απόκρυψης'],
    deterrence: ['Φως και σειρήνα αποτροπής'],
    app: ['Εφαρμογή κινητού'],
    anti_mask: ['Προστασία από κάλυψη'],
    tamper: ['Προστασία από παραβίαση'],
    photo: ['Φωτογραφική επιβεβαίωση'],
    credentials: ['Τρόποι ταυτοποίησης'],
    fail: ['Συμπεριφορά σε διακοπή ρεύματος'],
    interlink: ['Διασύνδεση'],
  },
  installation: {
    power_w: ['Κατανάλωση', 'W'],
    power_source: ['Πηγή ρεύματος'],
    iq_ma: ['Ρεύμα ηρεμίας', 'mA'],
    mount: ['Τοποθέτηση'],
    fixing: ['Στερέωση'],
    height_m: ['Ύψος τοποθέτησης', 'm'],
    hours: ['Εκτιμώμενος χρόνος εγκατάστασης', 'ώρες'],
    cable_m: ['Μέγιστο μήκος καλωδίου', 'm'],
    weight_g: ['Βάρος', 'g'],
    dimensions_mm: ['Διαστάσεις Π × Υ × Β', 'mm'],
    contains: ['Τεμάχια του σετ'],
    box: ['Στη συσκευασία'],
  },
};

/** Specifications that a product's page shows as a chapter of its own: lists of things and of products' codes. */
export const chapterSpecifications: ReadonlySet<string> = new Set(['box', 'contains', 'works_with']);

/** A specification that lists several things in one line: «Κάμερα, βίδες, οδηγός». Commas separate them. */
export const listedIn = (value: Specification['value'] | undefined): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

/** The singular forms of units. */
export const singularUnits: Readonly<Record<string, string>> = { ώρες: 'ώρα', έτη: 'έτος', λεπτά: 'λεπτό' };

/** Zero and a dash mean that the product does not have the feature. */
const isMissing = (value: unknown) => value === 0 || value === '—' || value === '';

const isEntries = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A product's specification values by key, regardless of group; features that the product lacks are left out. */
export function flatSpecifications(stored: StoredSpecifications): Map<string, Specification['value']> {
  const flat = new Map<string, Specification['value']>();
  const entries = Object.entries(stored).flatMap(([name, value]) =>
    isEntries(value) ? Object.entries(value) : [[name, value] as const],
  );
  for (const [key, value] of entries) {
    const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isValue && !isMissing(value)) flat.set(key, value);
  }
  return flat;
}

/**
 * A product's specifications with labels, units and groups, in reading order. A key missing from the schema is its own label
 * and comes last, in the technical group.
 */
export function describeSpecifications(stored: StoredSpecifications): Record<string, Specification> {
  const values = flatSpecifications(stored);
  const described: Record<string, Specification> = {};
  for (const group of Object.keys(specSchema) as SpecGroup[]) {
    for (const [key, [label, unit]] of Object.entries(specSchema[group])) {
      const value = values.get(key);
      if (value === undefined) continue;
      const fitting = unit && value === 1 ? (singularUnits[unit] ?? unit) : unit;
      described[key] = { label, value, ...(fitting && { unit: fitting }), group };
      values.delete(key);
    }
  }
  for (const [key, value] of values) described[key] = { label: key, value, group: 'technical' };
  return described;
}
