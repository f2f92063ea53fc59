/** What the rules of the advice know of a product. */
export type Camera = {
  kind: 'camera';
  hpx: number;
  hfovDeg: number;
  irM: number;
  /** At the powered device. */
  pdWatts: number;
  /** What a port must deliver, in watts; 0 without PoE. */
  portWatts: number;
  mbps: number;
  isOutdoor: boolean;
  isWired: boolean;
  isCoax: boolean;
  isPanoramic: boolean;
  /** How many kinds of object its analysis tells apart: person, vehicle … */
  classes: number;
  hasDeterrence: boolean;
  /** On a battery: it records only what wakes it. */
  sleeps: boolean;
  /** How far, in metres, its sensor wakes it, where that is said. */
  wakeM?: number | undefined;
  /** It has its own mobile connection. */
  hasSim: boolean;
  /** The largest memory card that it takes, in GB; 0 where it records on none. */
  cardGb: number;
  /** How far its picture holds light and dark together, in dB; undefined where that is not said. */
  wdrDb?: number | undefined;
  /** Whether a motor turns it; undefined where that is not said. */
  turns?: boolean | undefined;
};
export type Recorder = {
  kind: 'recorder';
  channels: number;
  inMbps: number;
  bays: number;
  maxTb: number;
  poePorts: number;
  poeBudgetW: number;
  isCoax: boolean;
  /** What it takes itself, without disks and cameras. */
  watts: number;
};
export type Panel = {
  kind: 'panel';
  grade: number;
  zones: number;
  wirelessZones: number;
  wiredZones: number;
  iqMa: number;
  paths: number;
  hasData: boolean;
  /** It reports by the mobile network. */
  hasMobile: boolean;
  /** It works without mains for good: by the sun, or a battery for months. */
  isSelfPowered: boolean;
  standbyH: number;
  radio: Radio | undefined;
};
/** A maker's own protocol and its range in metres in the open; devices of another family never join. */
export type Radio = { family: string; openM: number };
/** A detector, siren or control of the alarm. */
export type Device = {
  kind:
    | 'contact'
    | 'pir'
    | 'dual'
    | 'curtain'
    | 'outdoor'
    | 'beam'
    | 'glassbreak'
    | 'flood'
    | 'smoke'
    | 'co'
    | 'siren'
    | 'keypad'
    | 'remote'
    | 'panic'
    | 'communicator'
    | 'fog';
  /** Undefined where the standard gives no grade: smoke, gas, water, remotes. */
  grade: number | undefined;
  isWireless: boolean;
  isOutdoor: boolean;
  isStandalone: boolean;
  isShutter: boolean;
  /** Of a wireless contact: a wired one joins its panel through it. */
  hasInput: boolean;
  /** Whether it calls for help when pressed: a hold-up button, or a remote with such a key. */
  hasPanic: boolean;
  /** Of a motion detector: it shows what set it off, by the panel's own line. */
  takesPhotos: boolean;
  iqMa: number;
  rangeM: number;
  petKg: number;
  volumeM3: number;
  /** Of a communicator: it reports by the mobile network. */
  hasMobile: boolean;
  radio: Radio | undefined;
};
export type Other =
  | { kind: 'kit' }
  | { kind: 'hdd'; tb: number; watts: number }
  | { kind: 'switch'; poePorts: number; poeBudgetW: number; portWatts: number }
  | { kind: 'cable'; lengthM: number; isData: boolean }
  | { kind: 'battery'; ah: number }
  | { kind: 'ups'; wh: number; watts: number }
  | { kind: 'floodlight'; rangeM: number; isSelfPowered: boolean }
  | { kind: 'reader'; doors: number; isBiometric: boolean }
  | { kind: 'lock'; isWireless: boolean; isFailSafe: boolean }
  /** `hasSupply`: what feeds it is in its box. */
  | { kind: 'intercom'; hasSupply: boolean; hasCards: boolean }
  | { kind: 'doorbell' }
  /** Placed by no rule; `fedDoors`: doors whose reader and lock the 12 V supply in its box feeds, 0 without one. */
  | { kind: 'access-controller'; fedDoors: number }
  /** Known, and used by no rule. */
  | { kind: 'pa' };
export type Calc = Camera | Recorder | Panel | Device | Other;
export type KindOf = Calc['kind'];
