// What notices somebody in the yard before he reaches the building: the reference, C.8.
import type { Device, KindOf, Panel } from '#features/catalogue/device.ts';
import { budgetCaps } from './budget.ts';
import { deviceOf, joins } from './frame.ts';
import { byText, unitCents, type Catalogue, type Need } from './pick.ts';
import { isOpenLodging } from './premises.ts';
import { sidesOf } from './home.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { isOnline } from './utilities.ts';

/** Whether the yard can be watched: guests walk in that of a place where strangers sleep. */
export const hasWatchedYard = (home: Home) => home.yardM > 0 && !isOpenLodging(home);

/** Whether detection in the yard is part of what was asked: nothing is reckoned for a yard that nobody measured. */
export const asksForYard = (home: Home) =>
  home.concerns.includes('perimeter') && hasWatchedYard(home) && !home.assumed.includes('yardM');

/** Whether detection along its line comes before cameras, which would tell nobody: they were asked for nothing else, and there is no line. */
export const isYardFirst = (home: Home) =>
  asksForYard(home) &&
  home.hasMains &&
  home.propertyType !== 'apartment' &&
  home.priority === 'detection' &&
  !isOnline(home) &&
  !home.concerns.includes('entry-monitoring') &&
  !home.concerns.includes('remote-monitoring');

/**
 * How many of them watch a whole perimeter: a pair of beams looks along one line and around no corner, so each side of the
 * yard, as long to wide as a building, has its own.
 */
const piecesAlong = (yardM: number, device: Device) =>
  (device.kind === 'beam' ? sidesOf(yardM).flatMap((side) => [side, side]) : [yardM]).reduce(
    (sum, lengthM) => sum + Math.ceil(lengthM / device.rangeM - 1e-9),
    0,
  );

/** The cheapest way to watch a yard's whole perimeter with devices of these kinds; none is needed where there is no way. */
function cheapest(
  home: Home,
  catalogue: Catalogue,
  kinds: readonly KindOf[],
  fits: (device: Device) => boolean,
  reason: (device: Device) => string,
): Need {
  const [best] = kinds
    .flatMap((kind) => catalogue.byKind.get(kind) ?? [])
    .flatMap((item) => {
      const device = item.inStock ? deviceOf(item.calc) : undefined;
      return device && device.rangeM > 0 && fits(device)
        ? [{ item, device, pieces: piecesAlong(home.yardM, device) }]
        : [];
    })
    .toSorted(
      (one, other) =>
        one.pieces * unitCents(one.item, true) - other.pieces * unitCents(other.item, true) ||
        byText(one.item.id, other.item.id),
    );
  return {
    ruleId: 'EXT-YARD',
    quantity: best?.pieces ?? 0,
    kinds,
    accepts: ({ id }) => id === best?.item.id,
    reason: (_item, quantity) =>
      reasonOf(best ? reason(best.device) : '', {
        yard: home.yardM,
        quantity,
        per: best?.device.rangeM ?? 0,
        ...(best && best.device.petKg > 0 && best.device.kind !== 'beam' && { bears: best.device.petKg }),
      }),
  };
}

/** A fence is watched by beams, which want mains, wires to the panel and a straight line. */
export const beamNeed = (home: Home, panel: Panel, catalogue: Catalogue): Need =>
  cheapest(
    home,
    catalogue,
    asksForYard(home) && home.hasMains ? ['beam'] : [],
    (device) => !device.isWireless && joins(device, panel),
    () =>
      'Αυλή με περίμετρο {yard} m: {quantity:ζεύγος:ζεύγη} δεσμών, ένα τουλάχιστον σε καθεμία από τις 4 πλευρές της και ένα ανά {per} m, για ειδοποίηση πριν φτάσει κάποιος στο κτίριο.',
  );

/**
 * A flat’s own garden has one before its balcony doors: no camera of its own looks there. None where no product bears the animal
 * that lives inside, or nothing joins the panel.
 */
function gardenNeed(home: Home, panel: Panel, catalogue: Catalogue): Need | undefined {
  if (home.propertyType !== 'apartment' || home.floor > 0 || !asksForYard(home)) return undefined;
  const one = cheapest(
    { ...home, yardM: 1 },
    catalogue,
    ['outdoor', 'curtain'],
    (device) =>
      joins(device, panel) && device.petKg >= home.petKg && (device.kind === 'outdoor' || device.isOutdoor),
    () => '',
  );
  if (one.quantity === 0) return undefined;
  return {
    ...one,
    reason: ({ calc }, quantity) => {
      const petKg = deviceOf(calc)?.petKg ?? 0;
      return reasonOf(
        `Αυλή με περίμετρο {yard} m: {quantity:εξωτερικός ανιχνευτής:εξωτερικοί ανιχνευτές} εκεί όπου βγαίνει κανείς σε αυτή, όχι σε όλη τη γραμμή. ${animalsText(petKg)}`,
        { yard: home.yardM, quantity, ...(petKg > 0 && { bears: petKg }) },
      );
    },
  };
}

/** More of them along a fence are no proposal before somebody has seen it. */
const mostAlong = 4;
/** At the two ways by which somebody comes to the building. */
const mostWays = 2;

/**
 * Detectors in a yard, as a step after somebody has seen it: which animals move there nobody was asked, and each of them above
 * what they bear sets them off. Along the whole line of a small yard, else at so many ways to the building.
 */
export function yardNeed(
  home: Home,
  panel: Panel,
  catalogue: Catalogue,
  ways = mostWays,
  most = mostAlong,
): Need {
  const kindsOf = (kinds: readonly KindOf[]) =>
    cheapest(
      home,
      catalogue,
      kinds,
      (device) =>
        joins(device, panel) && device.petKg >= home.petKg && (device.kind === 'outdoor' || device.isOutdoor),
      ({ petKg }) =>
        `Αυλή με περίμετρο {yard} m: {quantity:εξωτερικός ανιχνευτής:εξωτερικοί ανιχνευτές}, ένας ανά {per} m, μετά την αυτοψία. ${animalsText(petKg)}`,
    );
  const along = kindsOf(['outdoor', 'curtain']);
  if (along.quantity <= most) return along;
  const { accepts, kinds } = kindsOf(['outdoor']);
  return {
    ruleId: 'EXT-YARD',
    quantity: ways,
    kinds,
    accepts,
    reason: ({ calc }, quantity) => {
      const petKg = deviceOf(calc)?.petKg ?? 0;
      return reasonOf(
        `Αυλή με περίμετρο {yard} m: {quantity:εξωτερικός ανιχνευτής:εξωτερικοί ανιχνευτές} εκεί απ’ όπου πλησιάζει κάποιος το κτίριο, όχι σε όλη τη γραμμή, μετά την αυτοψία. ${animalsText(petKg)}`,
        { yard: home.yardM, quantity, ...(petKg > 0 && { bears: petKg }) },
      );
    },
  };
}

const animalsText = (petKg: number) =>
  `Τους ενεργοποιεί ${petKg > 0 ? 'ζώο πάνω από {bears} kg' : 'κάθε ζώο'}, δικό σας ή αδέσποτο.`;

/** What stands outside beside an alarm that takes no beams: in a flat's own garden, and at the house whose band has no end. */
export const outdoorNeed = (home: Home, panel: Panel, catalogue: Catalogue): Need | undefined =>
  isOpenHouse(home)
    ? yardNeed(home, panel, catalogue, mostWays, mostWays)
    : gardenNeed(home, panel, catalogue);

/** Whether money sets no limit to the perimeter of a house: its smallest system has nothing of it. */
export const isOpenHouse = (home: Home) =>
  home.propertyType === 'house' && asksForYard(home) && !Number.isFinite(budgetCaps[home.budget]);
