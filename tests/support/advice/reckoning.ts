// What the claims of an advice are measured with: the place and the products alone, by small rules of their own.
import type { Advice, Bundle, Home, Item } from '#features/advice/types.ts';
import { piecesByRule } from './pieces.ts';

export type Facts = {
  home: Home;
  advice: Advice;
  bundle: Bundle;
  items: readonly Item[];
  placed: (ruleId: string) => number;
  /** In the system with everything that was asked. */
  asked: (ruleId: string) => number;
  panel: Extract<Item['calc'], { kind: 'panel' }> | undefined;
};

const counter = (bundle: Bundle) => {
  const pieces = piecesByRule(bundle);
  return (ruleId: string) => pieces.get(ruleId) ?? 0;
};

/** What a system costs where what exists of an alarm, and joins its panel, passes its test. */
export const dueOf = ({ totals, keptParts }: Bundle) => totals.grossCents - (keptParts?.grossCents ?? 0);

/** The system with everything that was asked: where it exceeds its band, one that comes near the band stands before it. */
export const askedBundle = ({ bundles, home }: Advice): Bundle =>
  dueOf(bundles[2]) > budgetOf(home) ? bundles[2] : bundles[1];

export function factsOf(advice: Advice, bundle: Bundle, items: readonly Item[]): Facts {
  const pieces = bundle.lines.flatMap(({ item }) => [
    item,
    ...items.filter(({ id }) => item.contains?.[id] !== undefined),
  ]);
  const panel = pieces.map(({ calc }) => calc).find(({ kind }) => kind === 'panel');
  return {
    home: advice.home,
    advice,
    bundle,
    items,
    placed: counter(bundle),
    asked: counter(askedBundle(advice)),
    panel: panel?.kind === 'panel' ? panel : undefined,
  };
}

const number = String.raw`(\d[\d.]*(?:,\d+)?)`;

/** A sentence as a pattern: `#` is a number, `(α|β)` are forms of a word, `~` makes what is before it optional. */
export const sentence = (text: string) =>
  new RegExp(
    `^${text
      .replaceAll(/[.+*?^$[\]]/g, String.raw`\$&`)
      .replaceAll('(', '(?:')
      .replaceAll('‹', String.raw`\(`)
      .replaceAll('›', String.raw`\)`)
      .replaceAll('~', '?')
      .replaceAll('@', '(?:.+?)')
      .replaceAll('#', number)}\\s*`,
  );

/** The first of these sentences that a text begins with. */
export function firstOf<Claim>(known: readonly (readonly [RegExp, Claim])[], text: string) {
  for (const [shape, claim] of known) {
    const match = shape.exec(text);
    if (match) return { said: match[0], numbers: match.slice(1).map(valueOf), claim };
  }
  return undefined;
}

/** A number in Greek. */
export const valueOf = (text: string | undefined) =>
  text === undefined ? Number.NaN : Number(text.replaceAll('.', '').replace(',', '.'));

export const near = (one: number, other: number, by = 0.006) => Math.abs(one - other) <= by;
export const up = (value: number) => Math.ceil(value - 1e-9);
export const sumOf = <Value>(all: readonly Value[], value: (one: Value) => number) =>
  all.reduce((sum, one) => sum + value(one), 0);

export const budgetOf = ({ budget }: Home) =>
  ({ low: 50_000, medium: 150_000, high: 300_000, premium: Infinity })[budget];

export const isResidence = ({ propertyType: type }: Home) => type === 'house' || type === 'apartment';
export const isKind = ({ propertyType, placeKind }: Home, ...kinds: Home['placeKind'][]) =>
  propertyType === 'business' && kinds.includes(placeKind);
export const isHall = (home: Home) =>
  home.propertyType === 'warehouse' ||
  isKind(home, 'store') ||
  (isKind(home, 'workshop') && home.floor === 0);
export const isLodging = (home: Home) => isKind(home, 'lodging');
/** Visitors are let in one by one. */
export const isReceiving = (home: Home) => isKind(home, 'practice', 'office', 'lodging') && home.hasVisitors;
/** Twenty strangers or more sleep there: two in each of ten rooms beside three others, or one for 18 m². */
export const isHotel = (home: Home) =>
  isLodging(home) && (home.assumed.includes('rooms') ? home.areaM2 > 360 : home.rooms >= 13);
/** Whoever works alone in a kiosk wears the remote that arms and calls for help. */
export const armsByPanic = (home: Home) =>
  home.propertyType === 'business' &&
  home.areaM2 <= 25 &&
  Math.max(home.cashDesks, Number(home.hasVisitors && home.contents === 'special')) === 1;
/** Strangers may sleep there tonight. */
export const isOpenLodging = (home: Home) => isLodging(home) && home.emptyFor !== 'months';
/** Before it is the street: in town, where nobody told of a yard. */
export const isOnStreet = (home: Home) =>
  /urban/.test(home.location) &&
  home.yardM === 0 &&
  home.propertyType !== 'apartment' &&
  (home.propertyType === 'business' || !home.assumed.includes('yardM'));
/** Doors of a hall that have a light beside those of its rollers, where those were told. */
export const leaves = (home: Home) =>
  isHall(home) && !home.assumed.includes('shutters') ? Math.max(1, home.doors - home.shutters) : home.doors;
export const openings = (home: Home) => (isOpenLodging(home) ? entrances(home) : home.doors + home.windows);
export const entrances = ({ doors, balconyDoors }: Home) => doors - balconyDoors;
/** A house whose entrance has a light already. */
export const isLitHouse = (home: Home) =>
  isResidence(home) &&
  home.propertyType !== 'apartment' &&
  home.existing.includes('lights') &&
  home.balconyDoors > 0;
/** Where strangers sleep, the others may be doors of their rooms. */
export const sharedEntrances = (home: Home) =>
  isLodging(home) && (home.assumed.includes('rooms') || home.rooms < entrances(home) * 2)
    ? Math.min(entrances(home), Math.max(1, home.assumed.includes('rooms') ? 0 : Math.floor(home.rooms / 4)))
    : entrances(home);

/** Doors that open by card: one of the staff's where strangers sleep, else two at most, and one is left as a way out. */
export const cardDoors = (home: Home) =>
  isLodging(home) ? 1 : Math.max(1, Math.min(2, entrances(home) - 1));
/** Visitors are let in from a desk, by a station and a lock: of an office, where it asks to see them. */
export const hasStation = (home: Home) =>
  isKind(home, 'practice', 'office') &&
  home.hasVisitors &&
  (home.placeKind === 'practice' ||
    (home.wiring !== 'wireless' && home.concerns.includes('entry-monitoring')));
/** Doors with a strike: those with a reader, and that of the station. */
export const strikeDoors = (home: Home) => cardDoors(home) + Number(hasStation(home) && entrances(home) > 1);

/** A hall above 300 m² a floor has detectors of 15 m. */
export const isLargeHall = (home: Home) => isHall(home) && home.areaM2 / home.floors > 300;
export const perDetector = ({ areaM2, ...home }: Home) =>
  !isHall({ areaM2, ...home }) ? 55 : areaM2 / home.floors > 300 ? 150 : 80;
/** One more where rooms beside the hall were told. */
export const hasRoomsBeside = (home: Home) =>
  isHall(home) && !home.assumed.includes('rooms') && home.rooms > 1;

/** Detectors of motion for the area, and where they were counted for the rooms. */
export function motions(home: Home): number {
  const least = isLargeHall(home) ? 4 * home.floors : 0;
  const byArea = Math.max(least, up(home.areaM2 / perDetector(home))) + Number(hasRoomsBeside(home));
  if (isOpenLodging(home)) return 2;
  if (isLodging(home)) return Math.max(home.floors + 2, Math.min(6 * home.floors, up(home.areaM2 / 150)));
  const { rooms, floors } = home;
  const isOpen = isHall(home) || home.assumed.includes('rooms');
  const most = isHall(home) ? Infinity : 6 * floors;
  if (isResidence(home)) return Math.min(most, isOpen ? byArea : Math.max(byArea, up(rooms / 2)));
  if (home.propertyType !== 'business') return Math.min(most, byArea);
  return Math.min(
    most,
    Math.max(byArea, floors, isOpen ? 1 : Math.min(rooms, Math.max(byArea + 1, entrances(home)), 3)),
  );
}

/** The sides of a footprint of 1.4 to 1, and the way of a cable from its middle. */
export const sidesM = ({ perimeterM }: Home) => [(perimeterM / 4.8) * 1.4, perimeterM / 4.8] as const;
export function runM(home: Home) {
  const { perimeterM, floors } = home;
  // Sides as 1.4 to 1; from the middle of a long one of a hall.
  const wall = (perimeterM / 4.8) * 1.7 + 3 * floors;
  return isHall(home) && wall <= 100 ? wall : perimeterM / 4 + 3 * floors;
}

const halfAngle = (degrees: number) => Math.tan((degrees * Math.PI) / 360);
export const pixelsAt = ({ calc }: Item, metres: number) =>
  calc.kind === 'camera' ? calc.hpx / (2 * metres * halfAngle(calc.hfovDeg)) : 0;
/** Metres at which a camera gives this many pixels per metre by night. */
export const sightM = ({ calc }: Item, pixels: number) =>
  calc.kind === 'camera'
    ? Math.min(calc.hpx / (2 * pixels * halfAngle(calc.hfovDeg)), calc.irM, calc.sleeps ? 10 : Infinity)
    : 0;

export const camerasOf = ({ bundle }: Facts) =>
  bundle.lines.flatMap(({ ruleId, item, quantity }) =>
    ruleId.startsWith('CAM-') ? Array.from({ length: quantity }, () => item) : [],
  );
/** The recorder for cameras that exist on coaxial cable. */
export const oldRecorderOf = ({ bundle }: Facts) =>
  bundle.lines.find(({ item: { calc } }) => calc.kind === 'recorder' && calc.isCoax)?.item.calc;
/** Those on the recorder: all but one that shows the entrance from afar. */
export const recordedOf = ({ bundle }: Facts) =>
  bundle.lines.flatMap(({ ruleId, item, quantity }) =>
    ruleId.startsWith('CAM-') && ruleId !== 'CAM-AFAR' ? Array.from({ length: quantity }, () => item) : [],
  );
/** Each camera has its own mobile connection: no mains, or no internet where cameras are to be without cables. */
export const isOnSim = ({ hasMains, internet, propertyType, wiring, priority, concerns }: Home) =>
  !hasMains ||
  (internet !== 'yes' &&
    (propertyType === 'apartment' || (propertyType === 'house' && wiring === 'wireless'))) ||
  // Who only wants to look in, and could not.
  (internet === 'no' &&
    propertyType === 'house' &&
    priority === 'monitoring' &&
    concerns.includes('remote-monitoring') &&
    !concerns.some((id) => id === 'entry-monitoring' || id === 'perimeter'));
export const lineOf = ({ bundle }: Facts, ruleId: string) =>
  bundle.lines.find((line) => line.ruleId === ruleId);
export const wattsOf = (cameras: readonly Item[]) =>
  sumOf(cameras, ({ calc }) => (calc.kind === 'camera' ? calc.pdWatts : 0));
export const mbpsOf = (cameras: readonly Item[]) =>
  sumOf(cameras, ({ calc }) => (calc.kind === 'camera' ? calc.mbps : 0));

/** The alarm's pieces that are wired to its panel, or else those that join it at all. */
export const joined = ({ bundle }: Facts, onlyWired: boolean) =>
  sumOf(bundle.lines, ({ item: { calc }, quantity }) =>
    'isStandalone' in calc &&
    !calc.isStandalone &&
    calc.kind !== 'communicator' &&
    !(onlyWired && (calc.isWireless || calc.kind === 'beam'))
      ? quantity
      : 0,
  );
/** What leads to the panel by wires of its own, a shutter's contact too, and the readers; each as often as it is there. */
export const wiredItems = ({ bundle, panel }: Facts): Item[] =>
  bundle.lines.flatMap(({ item, quantity }) => {
    const { calc } = item;
    const isAlarm =
      (panel?.wiredZones ?? 0) > 0 &&
      'isStandalone' in calc &&
      !calc.isStandalone &&
      !calc.isWireless &&
      calc.kind !== 'communicator' &&
      calc.kind !== 'beam';
    return isAlarm || calc.kind === 'reader' ? Array.from({ length: quantity }, () => item) : [];
  });
/** Whether its panel takes no wires, and its contacts have an input for each wired one of a shutter. */
export const hasInputs = ({ bundle, items, panel, placed }: Facts) => {
  const own = bundle.lines.flatMap(({ item, quantity, ruleId }) =>
    ruleId === 'ALM-CONTACT' || ruleId === 'ALM-INPUT' || item.calc.kind === 'kit'
      ? [
          { item, quantity },
          ...items
            .filter(({ id }) => item.contains?.[id])
            .map((piece) => ({ item: piece, quantity: quantity * (item.contains?.[piece.id] ?? 0) })),
        ]
      : [],
  );
  const inputs = sumOf(own, ({ item: { calc }, quantity }) =>
    calc.kind === 'contact' && calc.hasInput ? quantity : 0,
  );
  return panel?.wiredZones === 0 && inputs >= placed('ALM-SHUTTER');
};
/** Metres of the line of beams. */
export const yardLineM = ({ bundle, home }: Facts) =>
  bundle.lines.some(({ item: { calc } }) => calc.kind === 'beam') ? home.yardM : 0;
/** What the alarm takes from its battery, in mA. */
export const standbyMa = ({ bundle }: Facts) =>
  sumOf(bundle.lines, ({ item: { calc }, quantity }) =>
    'iqMa' in calc && calc.kind !== 'beam' && !('isStandalone' in calc && calc.isStandalone)
      ? calc.iqMa * quantity
      : 0,
  );

/** It names all that is dearer than the band, or all that is not, and something. */
export const namesAll = ({ bundle }: Facts, text: string, isOver: boolean) =>
  bundle.leftOut.some(({ overByCents }) => overByCents > 0 === isOver) &&
  bundle.leftOut.every(
    ({ name, quantity, overByCents }) => overByCents > 0 !== isOver || text.includes(`${quantity} ${name}`),
  );

/** Whether robbers were there already, for goods that customers come in to see. */
export const isRobbedShop = (home: Home) =>
  isKind(home, 'shop') && home.contents === 'special' && home.hasVisitors && home.pastIncident;
