// What the rules of the advice know of a product: read from the specifications that a person types, and from nothing else.
import { foldGreek } from '#shared/greek-letters.ts';
import type { Calc, Device, Radio } from './device.ts';
import { deviceKinds, type DeviceKind } from './device-kinds.ts';
import {
  amount,
  folded,
  isByCard,
  isCable,
  isCoaxial,
  isMobile,
  isWireless,
  wholeOf,
} from './device-words.ts';
import { poeOf } from './poe.ts';
import { flatSpecifications, listedIn, type StoredSpecifications } from './specifications.ts';

/** A product as it is stored; `categoryKind` is what products of its category are unless they say otherwise. */
export type DescribedProduct = {
  brand: string;
  categoryKind: string | null;
  /** JSON: group → key → value. */
  specifications: unknown;
};

export type KnownDevice = {
  kind: DeviceKind;
  /** Undefined while something is missing without which no rule can use it. */
  calc: Calc | undefined;
  /** A kit's parts: code → pieces; empty for other products. */
  contains: ReadonlyMap<string, number>;
  /** Keys of what is missing: needed, and useful. */
  missing: { needed: string[]; useful: string[] };
};

type Values = ReturnType<typeof flatSpecifications>;

const isKind = (text: string): text is DeviceKind => Object.hasOwn(deviceKinds, text);
const kindByLabel = new Map(
  Object.entries(deviceKinds).map(([kind, { label }]) => [foldGreek(label), kind as DeviceKind]),
);

/** The kind that a text names by its Greek label or its id, whatever its accents and case. */
export function deviceKindNamed(text: string): DeviceKind | undefined {
  const name = foldGreek(text).trim();
  return kindByLabel.get(name) ?? (isKind(name) ? name : undefined);
}

/** H.265 at 15 frames a second needs about this much for each million pixels. */
const mbpsPerMegapixel = 0.95;

/** A battery or the sun feeds it; one that only bridges a power cut does not count. */
const isSelfPowered = (values: Values) => {
  const source = folded(values.get('power_source'));
  return /μπαταρ|battery|ηλιακ|solar/.test(source) && !/ρευμα|δικτυο|230|220|\bac\b|mains|εφεδρ/.test(source);
};
/** Rain does not harm it: the second digit of its IP code. */
const isRainproof = (value: unknown) => /ip\s?\dx?[4-9]/.test(folded(value));

/** The pixels of a line of the image: «2560×1440»; 0 where it is not said. */
const widthIn = (values: Values) =>
  Number(/(\d{3,5})\s*[×x*]\s*\d{3,5}/i.exec(String(values.get('resolution_px') ?? ''))?.[1] ?? 0);

function pixelsOf(values: Values): number {
  // Of an image of 16:9.
  return widthIn(values) || Math.round(Math.sqrt((amount(values.get('resolution_mp')) * 1e6 * 16) / 9));
}

/** Farther, in metres, than any lens makes out a person. */
const withoutLightM = 1000;

function cameraOf(values: Values): Calc {
  const of = (key: string) => amount(values.get(key));
  const connection = folded(values.get('interface'));
  const poe = poeOf(values.get('poe'));
  const hpx = pixelsOf(values);
  const hfovDeg = of('hfov_deg');
  const megapixels = of('resolution_mp') || (hpx * hpx * 9) / 16e6;
  const isCoax = isCoaxial(connection);
  const sleeps = isSelfPowered(values);
  return {
    kind: 'camera',
    hpx,
    hfovDeg,
    // A thermal picture needs no light.
    irM: of('ir_m') || (values.has('thermal_px') ? withoutLightM : 0),
    pdWatts: of('power_w') || (poe?.deviceWatts ?? 0),
    portWatts: poe?.portWatts ?? 0,
    mbps: of('bitrate_mbps') || megapixels * mbpsPerMegapixel,
    isOutdoor: isRainproof(values.get('ip')),
    isWired: poe !== undefined || isCable(connection),
    isCoax,
    isPanoramic: hfovDeg >= 150,
    classes: listedIn(values.get('ai')).filter((word) => foldGreek(word) !== 'οχι').length,
    hasDeterrence: values.get('deterrence') === true,
    sleeps,
    ...(sleeps && of('range_m') > 0 && { wakeM: of('range_m') }),
    hasSim: isMobile(connection),
    cardGb: of('sd_gb'),
    ...(typeof values.get('wdr_db') === 'number' && { wdrDb: of('wdr_db') }),
    ...(typeof values.get('turns') === 'boolean' && { turns: values.get('turns') === true }),
  };
}

/** The ways on which a panel reports, without those that are extra. */
const pathsOf = (values: Values) =>
  folded(values.get('comms'))
    .split(/,| και /)
    .filter((path) => path.trim() !== '' && !path.includes('προαιρ'));

function panelOf(values: Values, radio: Radio | undefined): Calc {
  const of = (key: string) => amount(values.get(key));
  const count = (key: string) => wholeOf(values.get(key));
  const paths = pathsOf(values);
  const zones = count('zones') || count('devices');
  const wirelessZones = count('devices');
  return {
    kind: 'panel',
    grade: of('grade') || 1,
    zones,
    wirelessZones,
    wiredZones: count('wired_zones') || (wirelessZones === 0 ? zones : 0),
    iqMa: of('iq_ma'),
    paths: paths.length,
    hasMobile: paths.some(isMobile),
    isSelfPowered: isSelfPowered(values),
    hasData: paths.some((path) => /ethernet|\bip\b|lan|wi-?fi|4g|lte|gprs|3g/.test(path)),
    standbyH: of('standby_h'),
    radio,
  };
}

/** The standards for these give no grade. */
const ungraded: ReadonlySet<string> = new Set(['smoke', 'co', 'flood', 'remote']);
/** These hang where it may rain if they can bear it; others, such as a water detector, are inside whatever their code. */
const maybeOutside: ReadonlySet<string> = new Set(['siren', 'pir', 'dual', 'curtain', 'outdoor', 'beam']);

function detectorOf(kind: Device['kind'], values: Values, radio: Radio | undefined): Device {
  const of = (key: string) => amount(values.get(key));
  const isAlone = (kind === 'smoke' || kind === 'co') && radio === undefined && of('battery_y') > 0;
  return {
    kind,
    grade: ungraded.has(kind) ? undefined : of('grade') || undefined,
    isWireless: radio !== undefined,
    isOutdoor: maybeOutside.has(kind) && isRainproof(values.get('ip')),
    isStandalone: isAlone,
    isShutter: kind === 'contact' && /ρολ|γκαραζ/.test(folded(values.get('mount'))),
    hasInput: kind === 'contact' && radio !== undefined && of('inputs') > 0,
    hasPanic: kind === 'panic' || values.get('panic') === true,
    takesPhotos: kind === 'pir' && values.get('photo') === true,
    iqMa: of('iq_ma'),
    rangeM: of('range_m'),
    petKg: of('pet_kg'),
    volumeM3: of('volume_m3'),
    hasMobile: kind === 'communicator' && isMobile(folded(values.get('comms'))),
    radio,
  };
}

/** Where a product does not say what it takes. */
const usualWatts = { recorder: 15, disk: 6 };

/** What feeds it is in its box. */
const bringsSupply = (values: Values) => /τροφοδοτικ|power supply|psu/.test(folded(values.get('box')));

/** A line-interactive UPS delivers about this share of its VA in watts. */
const upsPowerFactor = 0.56;

function calcOf(kind: DeviceKind, values: Values, brand: string): Calc {
  const of = (key: string) => amount(values.get(key));
  const count = (key: string) => wholeOf(values.get(key));
  // «Phylax-868» and «PHYLAX 868» are one protocol; a maker's radio without a name is his own.
  const protocol = values.get('protocol') ?? (values.has('radio') ? `${brand} ${of('radio')}` : '');
  const family = folded(protocol).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const radio = family === '' ? undefined : { family, openM: of('radio_m') };
  switch (kind) {
    case 'camera':
      return cameraOf(values);
    case 'panel':
      return panelOf(values, radio);
    case 'recorder': {
      const isCoax = isCoaxial(folded(values.get('interface')));
      return {
        kind,
        channels: (isCoax && count('analogue_channels')) || count('channels'),
        inMbps: of('in_mbps'),
        bays: count('bays') || 1,
        maxTb: of('max_tb'),
        poePorts: count('poe_ports'),
        poeBudgetW: of('poe_w'),
        isCoax,
        watts: of('power_w') || usualWatts.recorder,
      };
    }
    case 'kit':
    case 'doorbell':
    case 'pa':
      return { kind };
    case 'intercom':
      return {
        kind,
        hasSupply: bringsSupply(values),
        hasCards: isByCard(folded(values.get('credentials'))),
      };
    case 'access-controller':
      return { kind, fedDoors: bringsSupply(values) ? count('doors') || 1 : 0 };
    case 'hdd':
      return { kind, tb: of('capacity_tb'), watts: of('power_w') || usualWatts.disk };
    case 'switch':
      return {
        kind,
        poePorts: count('poe_ports'),
        poeBudgetW: of('poe_w'),
        portWatts: poeOf(values.get('poe'))?.portWatts ?? 15.4,
      };
    case 'cable':
      return {
        kind,
        lengthM: of('length_m'),
        isData: /cat\.?\s?\d|utp|ftp|δικτυ|ethernet/.test(folded(values.get('cable_type'))),
      };
    case 'battery':
      return { kind, ah: of('ah') };
    case 'ups':
      // Its battery has 12 V.
      return { kind, wh: of('ah') * 12, watts: of('load_w') || of('power_va') * upsPowerFactor };
    case 'floodlight':
      return { kind, rangeM: of('range_m'), isSelfPowered: isSelfPowered(values) };
    case 'reader':
      return {
        kind,
        doors: count('doors') || 1,
        isBiometric: /προσωπο|δακτυλ|αποτυπωμ|βιομετρ|face|finger/.test(folded(values.get('credentials'))),
      };
    case 'lock':
      return {
        kind,
        isWireless: isWireless(folded(values.get('interface'))),
        isFailSafe: /fail-?safe|ξεκλειδ/.test(folded(values.get('fail'))),
      };
    default:
      return detectorOf(kind, values, radio);
  }
}

/** Specifications that are words; the others are numbers. */
const words: ReadonlySet<string> = new Set([
  'ai',
  'box',
  'cable_type',
  'comms',
  'contains',
  'credentials',
  'fail',
  'interface',
  'ip',
  'poe',
  'power_source',
  'protocol',
  'wifi_band',
]);

/** A kit's parts from a list such as «PHY-HUB2, PHY-PIR ×2»: code → pieces. */
const partsIn = (list: Values extends ReadonlyMap<string, infer Value> ? Value | undefined : never) =>
  new Map(
    listedIn(list).flatMap((part) => {
      const [, sku = '', pieces = '1'] = /^(\S+)(?:\s*[×x*]\s*(\d{1,3}))?$/i.exec(part) ?? [];
      return sku === '' || Number(pieces) === 0 ? [] : [[sku, Number(pieces)] as const];
    }),
  );

/** Whether a product's own specifications or its category say what it is; undefined where they do not. */
export function readDevice({
  brand,
  categoryKind,
  specifications,
}: DescribedProduct): KnownDevice | undefined {
  const isStored = typeof specifications === 'object' && specifications !== null;
  const values = flatSpecifications(isStored ? (specifications as StoredSpecifications) : {});
  const kind = deviceKindNamed(String(values.get('kind') ?? categoryKind ?? ''));
  if (!kind) return undefined;
  const { needs = [], uses = [] } = deviceKinds[kind];
  const says = (key: string) =>
    words.has(key)
      ? values.has(key)
      : key === 'resolution_px'
        ? widthIn(values) > 0
        : typeof values.get(key) === 'boolean' || amount(values.get(key)) > 0;
  const needed = needs.flatMap((one) => {
    const keys = typeof one === 'string' ? [one] : one;
    return keys.some(says) ? [] : keys.slice(0, 1);
  });
  const useful = uses.filter((key) => !says(key) && !needed.includes(key));
  return {
    kind,
    calc: needed.length > 0 ? undefined : calcOf(kind, values, brand),
    contains: kind === 'kit' ? partsIn(values.get('contains')) : new Map(),
    missing: { needed, useful },
  };
}
