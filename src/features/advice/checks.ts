// The hard constraints of a system, and what the catalogue lacks for it.
import { priceOf, type Part } from './alarm.ts';
import { placedPieces } from './coverage.ts';
import type { Device } from '#features/catalogue/device.ts';
import { isSold, type Catalogue } from './pick.ts';
import { norms, rules } from './rules.ts';
import { standbyHoursFor } from './battery.ts';
import {
  batteryLoadOfSystem,
  followingParts,
  largestBatteryAh,
  upsLoadOf,
  zonesTaken,
  type System,
} from './system.ts';
import { countText, numberText } from './text.ts';
import type { Check, Gap, Item } from './types.ts';
import { cableRunOf } from './video.ts';
import { joins } from './zones.ts';

const round = (value: number) => Math.round(value * 100) / 100;

type Wording = { held: string; open: string };

/** What is asked for and what there is, in their places: `{value}` and `{limit}`. */
const enough: Wording = {
  held: 'χρειάζονται {value}, υπάρχουν {limit}',
  open: 'χρειάζονται {value}, υπάρχουν μόνο {limit}',
};
const atMost: Wording = { held: '{value}, με όριο {limit}', open: '{value}, πάνω από το όριο {limit}' };

/** A constraint that holds while its value is not above its limit. */
function checkOf(
  id: string,
  title: string,
  [value, limit]: readonly [number, number],
  unit: string,
  wording: Wording,
  gapId?: string,
): Check {
  const held = value <= limit + 1e-9;
  const text = (number: number) => `${numberText(round(number))}${unit === '' ? '' : ` ${unit}`}`;
  const said = wording[held ? 'held' : 'open']
    .replace('{value}', text(value))
    .replace('{limit}', text(limit));
  return {
    id,
    value: round(value),
    limit: round(limit),
    unit,
    held,
    sentence: `${title}: ${said}.`,
    ...(!held && gapId !== undefined && { gapId }),
  };
}

const deviceOf = (item: Item | undefined): Device | undefined =>
  item && 'isStandalone' in item.calc ? item.calc : undefined;

/** The graded products of an alarm: of every part that is placed. */
export function gradedParts({ alarm, quantities }: System): { part: Part; grade: number }[] {
  return (alarm?.parts ?? []).flatMap((part, index) => {
    const calc = part.item?.calc;
    const grade = calc && 'grade' in calc ? calc.grade : undefined;
    return (quantities[index] ?? 0) > 0 && grade !== undefined ? { part, grade } : [];
  });
}

/** The grade up to which an alarm's supply and its paths were chosen; for grade 1 as for 2. */
export const supplyGradeOf = ({ alarm }: System) => Math.max(2, alarm?.frame.grade ?? 2);

/** The lowest grade among an alarm's parts and its supply: the grade of the whole. */
export function gradeOf(system: System): number | undefined {
  const grades = gradedParts(system).map(({ grade }) => grade);
  return grades.length === 0 ? undefined : Math.min(...grades, supplyGradeOf(system));
}

function alarmChecks(system: System, catalogue: Catalogue): Check[] {
  const { alarm, quantities, home } = system;
  if (!alarm) return [];
  const { frame, panel, parts } = alarm;
  const strangers = parts.filter(({ item }, index) => {
    const device = deviceOf(item);
    return (
      device !== undefined &&
      !device.isStandalone &&
      device.kind !== 'communicator' &&
      (quantities[index] ?? 0) > 0 &&
      !joins(device, panel.calc)
    );
  });
  const hasRadio = parts.some(
    ({ item }, index) => deviceOf(item)?.isWireless && (quantities[index] ?? 0) > 0,
  );
  const load = batteryLoadOfSystem(system);
  const battery = followingParts(system, catalogue).find(({ need }) => need.ruleId === 'ALM-BATTERY')?.item;
  const sirens = parts.filter(({ need }) => need.ruleId.startsWith('ALM-SIREN'));
  const asked = sirens.reduce((sum, { need }) => sum + need.quantity, 0);
  const placed = placedPieces(system, 'ALM-SIREN-IN') + placedPieces(system, 'ALM-SIREN-OUT');
  const missingSiren = sirens.find(({ item, need }) => !item && need.quantity > 0)?.need.ruleId;
  const grade = gradeOf(system) ?? 0;
  const checks = [
    checkOf(
      'zones',
      'Ζώνες με εφεδρεία 25%',
      [zonesTaken(system) * norms.zoneReserve, panel.calc.zones],
      '',
      enough,
    ),
    checkOf('radio-family', 'Συσκευές', [strangers.length, 0], '', {
      held: 'όλες συνδέονται με τον πίνακα',
      open: '{value} δεν συνδέονται με τον πίνακα',
    }),
    load
      ? checkOf(
          'battery',
          `Μπαταρία για ${load.hours} ώρες`,
          [load.needAh, battery?.calc.kind === 'battery' ? battery.calc.ah : largestBatteryAh(catalogue)],
          'Ah',
          enough,
          'ALM-BATTERY',
        )
      : checkOf(
          'battery',
          'Αυτονομία του πίνακα',
          [standbyHoursFor(frame), panel.calc.standbyH],
          'ώρες',
          enough,
          'STANDBY',
        ),
    checkOf('siren', 'Σειρήνες', [asked, placed], '', enough, missingSiren),
    checkOf(
      'grade',
      'Βαθμός ασφάλειας',
      [frame.grade, grade],
      '',
      {
        held: '{limit}, σε κάθε εξάρτημα του συναγερμού',
        open: 'ο πίνακας έχει {value}, κάποιο εξάρτημα μόνο {limit}',
      },
      'GRADE',
    ),
  ];
  if (hasRadio)
    checks.splice(
      2,
      0,
      checkOf('radio-reach', 'Ασύρματη εμβέλεια', [frame.reach.distanceM, frame.reach.rangeM], 'm', {
        held: 'η πιο μακρινή συσκευή είναι στα {value}, το σήμα φτάνει {limit}',
        open: 'η πιο μακρινή συσκευή είναι στα {value}, το σήμα φτάνει μόνο {limit}',
      }),
    );
  if (home.wiring !== 'wireless' || !hasRadio)
    checks.push(
      checkOf(
        'cable-alarm',
        'Καλώδιο ως τη μακρύτερη συσκευή',
        [cableRunOf(home), norms.cableLimitM],
        'm',
        atMost,
      ),
    );
  return checks;
}

function videoChecks(system: System, catalogue: Catalogue): Check[] {
  const { video, home } = system;
  const plan = video?.recorder;
  if (!video || !plan) return [];
  const ups = followingParts(system, catalogue).find(({ need }) => need.ruleId === 'REC-UPS')?.item?.calc;
  return [
    checkOf('channels', 'Κανάλια καταγραφικού', [plan.cameras, plan.recorder.calc.channels], '', enough),
    checkOf('bandwidth', 'Εισερχόμενο εύρος', [plan.mbps, plan.recorder.calc.inMbps], 'Mbps', enough),
    checkOf('poe-port', 'Ισχύς ανά θύρα PoE', [plan.portWatts, plan.portLimit], 'W', enough),
    checkOf('poe-sum', 'Ισχύς PoE συνολικά', [plan.poeWatts, plan.poeLimit], 'W', enough),
    checkOf(
      'storage',
      `Αποθήκευση ${home.daysKept} ημερών`,
      [plan.terabytes, plan.diskTerabytes],
      'TB',
      enough,
    ),
    checkOf('days', 'Ημέρες τήρησης', [home.daysKept, norms.daysLimit], '', atMost),
    checkOf('cable-video', 'Καλώδιο ως τη μακρύτερη κάμερα', [video.runM, norms.cableLimitM], 'm', atMost),
    ...(ups?.kind === 'ups' ? [checkOf('ups', 'Ισχύς UPS', [upsLoadOf(video), ups.watts], 'W', enough)] : []),
  ];
}

/** Every hard constraint with its value and limit. */
export const checksOf = (system: System, catalogue: Catalogue): Check[] => [
  ...alarmChecks(system, catalogue),
  ...videoChecks(system, catalogue),
];

const gapOf = (catalogue: Catalogue, part: Part, missing: number, detail = ''): Gap => {
  const { need } = part;
  const isOutOfStock = isSold(catalogue, need);
  const { part: name } = rules[need.ruleId];
  return {
    id: need.ruleId,
    ruleId: need.ruleId,
    missing,
    isOutOfStock,
    sentence: isOutOfStock
      ? `Κενό καταλόγου: ${name}${detail}, ${missing} τεμ. Υπάρχει στον κατάλογο, αλλά δεν είναι διαθέσιμο τώρα.`
      : `Κενό καταλόγου: ${name}${detail}, ${missing} τεμ. Ο κατάλογος δεν έχει προϊόν που να ταιριάζει.`,
  };
};

/** What the catalogue lacks for a system: products, a grade, or reach. */
export function gapsOf(system: System, catalogue: Catalogue): Gap[] {
  const { alarm, quantities, home, video, solos } = system;
  const gaps: Gap[] = [];
  if (alarm) {
    const { kit } = priceOf(alarm, quantities, system.isInstalled);
    alarm.parts.forEach((part, index) => {
      const missing = (quantities[index] ?? 0) - (kit?.covers[index] ?? 0);
      const pet =
        part.need.ruleId === 'ALM-MOTION' && home.petKg > 0 ? ` για ζώο ${numberText(home.petKg)} kg` : '';
      if (!part.item && missing > 0) gaps.push(gapOf(catalogue, part, missing, pet));
    });
    const needed = Math.min(3, alarm.frame.grade);
    for (const { part, grade } of gradedParts(system).filter(({ grade: own }) => own < needed)) {
      const { ruleId } = part.need;
      gaps.push({
        id: gaps.some(({ id }) => id === 'GRADE') ? `GRADE-${ruleId}` : 'GRADE',
        ruleId,
        missing: 1,
        isOutOfStock: false,
        sentence: `Κενό καταλόγου: ${rules[ruleId].part} βαθμού ${needed}. Με βαθμό ${grade} ολόκληρο το σύστημα μένει βαθμού ${gradeOf(system)}.`,
      });
    }
    const hours = standbyHoursFor(alarm.frame);
    if (!batteryLoadOfSystem(system) && alarm.panel.calc.standbyH < hours)
      gaps.push({
        id: 'STANDBY',
        ruleId: 'ALM-PANEL',
        missing: 1,
        isOutOfStock: false,
        sentence: `Κενό καταλόγου: πίνακας που αντέχει ${hours} ώρες χωρίς ρεύμα.`,
      });
    const { needed: asked, grade } = alarm.frame;
    if (grade < asked)
      gaps.push({
        id: 'GRADE-NEEDED',
        ruleId: 'ALM-PANEL',
        missing: 1,
        isOutOfStock: false,
        sentence: `Ο κίνδυνος ζητά βαθμό ${Math.min(3, asked)}, το σύστημα είναι βαθμού ${grade}. Για τον ανώτερο λείπουν από τον κατάλογο: ${alarm.lacking.join(', ')}. Αν τον ζητά ο ασφαλιστής σας, ρωτήστε μας πριν αγοράσετε.`,
      });
    if (alarm.withoutZone > 0)
      gaps.push({
        id: 'ZONES',
        ruleId: 'ALM-PANEL',
        missing: 1,
        isOutOfStock: false,
        sentence: `Κενό καταλόγου: πίνακας με περισσότερες ζώνες. ${countText(alarm.withoutZone, 'ανιχνευτής μένει', 'ανιχνευτές μένουν')} εκτός.`,
      });
    const { reach } = alarm.frame;
    if (reach.share < 1 || reach.floors < home.floors)
      gaps.push({
        id: 'RADIO',
        ruleId: 'RADIO',
        missing: 1,
        isOutOfStock: false,
        sentence: `Κενό καταλόγου: αναμεταδότης. Το ασύρματο σήμα φτάνει ${numberText(Math.round(reach.distanceM))} m και ${numberText(reach.floors)} από ${numberText(home.floors)} ορόφους.`,
      });
  }
  for (const part of [...solos, ...followingParts(system, catalogue)]) {
    const load = part.need.ruleId === 'ALM-BATTERY' ? batteryLoadOfSystem(system) : undefined;
    const detail = load ? ` τουλάχιστον ${numberText(load.needAh)} Ah` : '';
    if (!part.item && part.need.quantity > 0) gaps.push(gapOf(catalogue, part, part.need.quantity, detail));
  }
  const missing = (video?.missing ?? []).map(({ ruleId, mounts }) => ({ ruleId, mounts }));
  for (const { ruleId, mounts } of missing)
    gaps.push({
      id: ruleId,
      ruleId,
      missing: mounts,
      isOutOfStock: false,
      sentence: `Κενό καταλόγου: ${rules[ruleId].part}, ${mounts} τεμ. Ο κατάλογος δεν έχει διαθέσιμο προϊόν που να ταιριάζει.`,
    });
  if (video && video.unrecorded > 0)
    gaps.push({
      id: 'REC-RECORDER',
      ruleId: 'REC-RECORDER',
      missing: video.unrecorded,
      isOutOfStock: false,
      sentence: `Κενό καταλόγου: καταγραφικό, δίσκος ή τροφοδοσία PoE για ${countText(video.unrecorded, 'κάμερα', 'κάμερες')} ακόμη.`,
    });
  return gaps;
}
