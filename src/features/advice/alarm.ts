// Puts the alarm together: for every panel the devices that join it, and the kit that makes it cheaper.
import type { Device, Panel } from '#features/catalogue/device.ts';
import { bearableKg } from './animals.ts';
import { batteryLoadOf, batteryNeed, standbyHoursFor } from './battery.ts';
import { gradeOfParts, type HigherGrade } from './higher-grade.ts';
import { offersFor, type KitOffer } from './kits.ts';
import { byText, pick, stocked, unitCents, type Catalogue, type ItemOf, type Need } from './pick.ts';
import { isResidence } from './premises.ts';
import { reachOf, type Reach } from './radio.ts';
import { reasonOf } from './text.ts';
import type { Home, Item } from './types.ts';
import type { AlarmFrame } from './frame.ts';
import { alarmNeeds, placedIn, seesTooLittle, withInputs, zoneRules, zonesWithoutReserve } from './zones.ts';
import { communicatorNeed } from './communicator.ts';
import { floodNeed, smokeNeed } from './smoke.ts';
import { beamNeed, isYardFirst } from './yard.ts';

/** The grade of an alarm, that of its parts, the one that the risk asks for, and what else decides the panel. */
type Grades = Pick<AlarmFrame, 'grade' | 'partsGrade' | 'needed' | 'isForShutters'>;

export type Part = { need: Need; item: Item | undefined };
export type Alarm = {
  frame: AlarmFrame;
  panel: ItemOf<'panel'>;
  /** The panel first. */
  parts: readonly Part[];
  offers: readonly KitOffer[];
  /** Detectors for which the panel has no zone. */
  withoutZone: number;
  /** What the grade that the risk asks for would take, where the alarm is of a lower one. */
  higher: HigherGrade | undefined;
};
export type Priced = {
  kit: KitOffer | undefined;
  /** Pieces that no product serves. */
  missing: number;
  cents: number;
};

/** What an alarm costs with these quantities of its parts: with the kit that saves most, if one does; of two that cost the same the one that brings more. */
export function priceOf(
  { parts, offers }: Pick<Alarm, 'parts' | 'offers'>,
  quantities: readonly number[],
  isInstalled: boolean,
): Priced {
  const unitAt = (index: number) => {
    const item = parts[index]?.item;
    return item && unitCents(item, isInstalled);
  };
  const bare = { kit: undefined, missing: 0, cents: 0 };
  for (let index = 0; index < parts.length; index += 1) {
    const quantity = quantities[index] ?? 0;
    if (quantity === 0) continue;
    const unit = unitAt(index);
    if (unit === undefined) bare.missing += quantity;
    else bare.cents += quantity * unit;
  }
  let best: Priced = bare;
  let most = 0;
  for (const offer of offers) {
    let { missing, cents } = bare;
    cents += unitCents(offer.kit, isInstalled);
    for (const index of offer.covered) {
      const spared = Math.min(quantities[index] ?? 0, offer.covers[index] ?? 0);
      const unit = unitAt(index);
      if (unit === undefined) missing -= spared;
      else cents -= spared * unit;
    }
    const isCheaper = missing < best.missing || (missing === best.missing && cents < best.cents);
    const isAsCheap = missing === best.missing && cents === best.cents;
    if (isCheaper || (isAsCheap && offer.pieces > most)) {
      best = { kit: offer, missing, cents };
      most = offer.pieces;
    }
  }
  return best;
}

const isRadioDevice = (calc: Item['calc']): calc is Device =>
  'isStandalone' in calc && calc.radio !== undefined;

/** The reach of a panel with the weakest device of its family. */
function reachFor(home: Home, catalogue: Catalogue, panel: Panel): Reach {
  const devices = [...catalogue.byId.values()].flatMap(({ calc }) =>
    isRadioDevice(calc) && calc.radio?.family === panel.radio?.family && calc.kind !== 'remote'
      ? (calc.radio?.openM ?? 0)
      : [],
  );
  return reachOf(home, Math.min(panel.radio?.openM ?? Infinity, ...devices));
}

/** What its line says depends on the whole system: `lines.ts` does. */
const needsPanel = (panel: ItemOf<'panel'>): Need => ({
  ruleId: 'ALM-PANEL',
  quantity: 1,
  kinds: ['panel'],
  accepts: ({ id }) => id === panel.id,
  reason: () => reasonOf('', {}),
});

export const zonesOf = (parts: readonly Part[], quantities: readonly number[]) =>
  parts.reduce(
    (sum, { need, item }, index) =>
      sum +
      (zoneRules.has(need.ruleId) && item && !('isStandalone' in item.calc && item.calc.isStandalone)
        ? (quantities[index] ?? 0)
        : 0),
    0,
  );

export const quantitiesOf = (parts: readonly Part[]) => parts.map(({ need }) => need.quantity);

function alarmWith(home: Home, catalogue: Catalogue, panel: ItemOf<'panel'>, grades: Grades): Alarm {
  const frame = withInputs(
    {
      home,
      panel: panel.calc,
      ...grades,
      reach: reachFor(home, catalogue, panel.calc),
      bearsKg: bearableKg(catalogue, panel.calc),
      hasInputs: false,
    },
    catalogue,
  );
  const needs = [
    ...alarmNeeds(frame),
    communicatorNeed(frame),
    smokeNeed(home, panel.calc, placedIn(frame).smoke),
    floodNeed(home, panel.calc),
    beamNeed(home, panel.calc, catalogue),
  ];
  const rest: Part[] = needs.map((need) => ({ need, item: pick(catalogue, need) }));
  const { fitting, withoutZone } = withinZones(rest, zonesWithoutReserve(panel.calc));
  const hasShutters = fitting.some(
    ({ need, item }) => need.ruleId === 'ALM-SHUTTER' && item && need.quantity > 0,
  );
  const useful = isResidence(home) || hasShutters ? fitting : fitting.map(withoutRemotes);
  const parts: Part[] = [{ need: needsPanel(panel), item: panel }, ...useful];
  return { frame, panel, parts, offers: offersFor(catalogue, panel, parts), withoutZone, higher: undefined };
}

/** Where no shutter has a contact, a workplace disarms at its keypad. */
const withoutRemotes = (part: Part): Part =>
  part.need.ruleId === 'ALM-REMOTE' ? { ...part, need: { ...part.need, quantity: 0 } } : part;

/** The parts that the panel has zones for: where they are too few, contacts go first, motion detectors next. */
function withinZones(parts: readonly Part[], zones: number): { fitting: Part[]; withoutZone: number } {
  const over = Math.max(0, zonesOf(parts, quantitiesOf(parts)) - zones);
  if (over === 0) return { fitting: [...parts], withoutZone: 0 };
  let left = over;
  const fitting = parts.map((part): Part => {
    const { need, item } = part;
    const taken = item && zoneRules.has(need.ruleId) ? Math.min(left, need.quantity) : 0;
    if (taken === 0) return part;
    left -= taken;
    const asked = need.quantity;
    const reason: Need['reason'] = (_item, quantity) =>
      reasonOf('Ο πίνακας έχει ζώνες για {quantity} από τα {asked} τεμάχια που χρειάζονται.', {
        quantity,
        asked,
      });
    return { item, need: { ...need, quantity: asked - taken, reason } };
  });
  return { fitting, withoutZone: over - left };
}

/** Whether an alarm has anything that detects a burglar: without it a panel and its sirens are useless. */
export const detects = ({ parts, offers }: Alarm): boolean =>
  parts.some(
    ({ need: { ruleId, quantity }, item }, index) =>
      (ruleId === 'ALM-CONTACT' || ruleId === 'ALM-MOTION') &&
      quantity > 0 &&
      (item !== undefined || offers.some(({ covers }) => (covers[index] ?? 0) > 0)),
  );

/** Whether the panel's battery lasts as long as the standard asks: the panel's own, or one in stock. */
const lasts = (alarm: Alarm, catalogue: Catalogue): boolean => {
  const load = batteryLoadOf(alarm, quantitiesOf(alarm.parts));
  return load
    ? pick(catalogue, batteryNeed(load)) !== undefined
    : alarm.panel.calc.standbyH >= standbyHoursFor(alarm.frame);
};

/** What else decides than the place: parts of the higher grade though others keep the whole below it, and contacts of shutters. */
export type Deciding = { isBetter: boolean; hasShutters: boolean };

/** What is no reason for another panel: contacts of shutters, unless they decide. */
const isLess = ({ hasShutters }: Deciding, ruleId: string) => ruleId === 'ALM-SHUTTER' && !hasShutters;

/**
 * How much an alarm lacks by the kinds of parts that no product serves, not by their number: one opening more must not lead
 * to another panel, for which something else is missing. Motion detectors that see too little of a hall lack something too,
 * unless no wires are wanted.
 */
const lackOf = ({ parts, frame }: Alarm, deciding: Deciding) =>
  (frame.home.wiring !== 'wireless' &&
  parts.some(({ need, item }) => need.ruleId === 'ALM-MOTION' && item && seesTooLittle(frame.home, item.calc))
    ? 5
    : 0) +
  (isYardFirst(frame.home) && !parts.some(({ need, item }) => need.ruleId === 'EXT-YARD' && item) ? 2 : 0) +
  parts.reduce(
    (sum, { need: { ruleId, quantity }, item }) =>
      sum +
      (item || quantity === 0 || isLess(deciding, ruleId)
        ? 0
        : ruleId === 'ALM-CONTACT'
          ? 100
          : ruleId === 'ALM-MOTION'
            ? 10
            : 1),
    0,
  );

/** Pieces that no product serves, and are no reason for another panel. */
const lessOf = ({ parts }: Alarm, deciding: Deciding) =>
  parts.reduce(
    (sum, { need: { ruleId, quantity }, item }) => sum + (item || !isLess(deciding, ruleId) ? 0 : quantity),
    0,
  );

/**
 * The best alarm: one that detects anything, the panel's grade next, then one that lasts without mains, then the fewest gaps,
 * then wired or wireless as asked, then the price. Undefined if no panel is in stock.
 */
function bestAlarm(home: Home, catalogue: Catalogue, grades: Grades, deciding: Deciding): Alarm | undefined {
  let best: { alarm: Alarm; key: readonly number[]; id: string } | undefined;
  for (const panel of stocked(catalogue, 'panel')) {
    if (!home.hasMains && !panel.calc.isSelfPowered) continue;
    const alarm = alarmWith(home, catalogue, panel, grades);
    const quantities = quantitiesOf(alarm.parts);
    const { missing, cents } = priceOf(alarm, quantities, true);
    const isOther =
      (home.wiring === 'wired' && panel.calc.wiredZones === 0) ||
      (home.wiring === 'wireless' && panel.calc.wirelessZones === 0);
    const key = [
      detects(alarm) ? 0 : 1,
      Math.max(0, grades.partsGrade - panel.calc.grade),
      lasts(alarm, catalogue) ? 0 : 1,
      lackOf(alarm, deciding),
      missing - lessOf(alarm, deciding) + alarm.withoutZone,
      isOther ? 1 : 0,
      cents,
    ];
    if (!best || isBefore(key, panel.id, best.key, best.id)) best = { alarm, key, id: panel.id };
  }
  return best?.alarm;
}

/** The highest grade that the trade installs without a study of its own. */
const topGrade = 3;
/** The lowest grade of a place whose risk is more than low. */
const usualGrade = 2;

/**
 * The alarm of the highest grade, up to the one that the risk asks for, that all of its parts have: dearer parts of a higher
 * grade in a system of a lower one protect little more for half as much money again. Undefined if no panel is in stock.
 */
export function alarmOf(
  home: Home,
  catalogue: Catalogue,
  needed: number,
  deciding: Deciding,
): Alarm | undefined {
  let higher: HigherGrade | undefined;
  const isForShutters = deciding.hasShutters || home.assumed.includes('shutters');
  for (let grade = Math.min(topGrade, needed); ; grade -= 1) {
    const alarm = bestAlarm(home, catalogue, { grade, partsGrade: grade, needed, isForShutters }, deciding);
    if (!alarm) return undefined;
    const parts = gradeOfParts(alarm, lasts(alarm, catalogue));
    if (parts.lacking.length === 0 || grade <= Math.min(usualGrade, needed)) {
      const partsGrade = higher && deciding.isBetter ? higher.grade : grade;
      const best =
        partsGrade > grade
          ? bestAlarm(home, catalogue, { grade, partsGrade, needed, isForShutters }, deciding)
          : undefined;
      // They leave nothing out that the others detect.
      const isWhole =
        best && best.withoutZone <= alarm.withoutZone && lackOf(best, deciding) <= lackOf(alarm, deciding);
      return { ...(isWhole ? best : alarm), higher };
    }
    higher ??= parts;
  }
}

function isBefore(key: readonly number[], id: string, other: readonly number[], otherId: string): boolean {
  for (let index = 0; index < key.length; index += 1) {
    const difference = (key[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return byText(id, otherId) < 0;
}
