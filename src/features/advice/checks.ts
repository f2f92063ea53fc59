// The hard constraints of a system, and what the catalogue lacks for it.
import { type Part } from './alarm.ts';
import { atMost, checkOf, enough, ofSystem } from './check-of.ts';
import { placedPieces, reportsByMobile } from './coverage.ts';
import type { Device } from '#features/catalogue/device.ts';
import { wiredPieces } from './cables.ts';
import { joins } from './frame.ts';
import { type Catalogue } from './pick.ts';
import { isHall } from './premises.ts';
import { norms } from './rules.ts';
import { standbyHoursFor } from './battery.ts';
import {
  batteryLoadOfSystem,
  followingParts,
  largestBatteryAh,
  upsLoadOf,
  zonesTaken,
  type System,
} from './system.ts';
import type { Check, Item } from './types.ts';
import { needsMobile, offlineCause } from './utilities.ts';
import { cableRunOf } from './video.ts';
import { zonesWithReserve } from './zones.ts';

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
  const strangers = parts.filter(({ item, need: { ruleId } }, index) => {
    const device = deviceOf(item);
    return (
      device !== undefined &&
      !device.isStandalone &&
      device.kind !== 'communicator' &&
      (quantities[index] ?? 0) > 0 &&
      !joins(device, panel.calc) &&
      !(frame.hasInputs && ruleId === 'ALM-SHUTTER')
    );
  });
  const hasRadio = parts.some(
    ({ item }, index) => deviceOf(item)?.isWireless && (quantities[index] ?? 0) > 0,
  );
  const load = batteryLoadOfSystem(system);
  const battery = followingParts(system, catalogue).find(({ need }) => need.ruleId === 'ALM-BATTERY')?.item;
  const sirens = parts.filter(({ need }) => need.ruleId.startsWith('ALM-SIREN'));
  const asked = parts.reduce(
    (sum, { need }, index) => sum + (need.ruleId.startsWith('ALM-SIREN') ? (quantities[index] ?? 0) : 0),
    0,
  );
  const placed = placedPieces(system, 'ALM-SIREN-IN') + placedPieces(system, 'ALM-SIREN-OUT');
  const missingSiren = sirens.find(({ item, need }) => !item && need.quantity > 0)?.need.ruleId;
  const grade = gradeOf(system) ?? 0;
  // What holds for the grade of the parts is no answer to a higher one.
  const isBelow = frame.needed > frame.grade;
  const checks = [
    checkOf(
      'zones',
      'Ζώνες με εφεδρεία 25%',
      [zonesWithReserve(zonesTaken(system)), panel.calc.zones],
      '',
      enough,
    ),
    checkOf('radio-family', 'Συσκευές του συναγερμού', [strangers.length, 0], '', {
      held: 'όλες συνδέονται με τον πίνακα',
      open: '{value} δεν συνδέονται με τον πίνακα',
    }),
    load
      ? checkOf(
          'battery',
          `Μπαταρία για ${load.hours} ώρες${isBelow ? `, όσο ζητά ο βαθμός ${frame.grade}` : ''}`,
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
    ...(asked > 0 ? [checkOf('siren', 'Σειρήνες', [asked, placed], '', ofSystem, missingSiren)] : []),
    checkOf(
      'grade',
      isBelow ? `Βαθμός ασφάλειας του συστήματος, ενώ ο κίνδυνος ζητά ${frame.needed}` : 'Βαθμός ασφάλειας',
      [frame.grade, grade],
      '',
      {
        held: 'τουλάχιστον {limit} σε κάθε εξάρτημα του συναγερμού που έχει βαθμό',
        open: 'ο πίνακας έχει {value}, κάποιο εξάρτημα μόνο {limit}',
      },
      'GRADE',
    ),
  ];
  if (needsMobile(home)) {
    checks.push(
      checkOf(
        'mobile-path',
        'Ειδοποίηση από το δίκτυο κινητής',
        [1, reportsByMobile(system) ? 1 : 0],
        '',
        {
          held: 'ο συναγερμός έχει θέση για κάρτα SIM',
          open: `${offlineCause(home).toLowerCase()} δεν ειδοποιεί κανέναν`,
        },
        'ALM-COMM',
      ),
    );
  }
  if (hasRadio)
    checks.splice(
      2,
      0,
      checkOf('radio-reach', 'Ασύρματη εμβέλεια', [frame.reach.distanceM, frame.reach.rangeM], 'm', {
        held: `ως την πιο μακρινή συσκευή του κτιρίου, στα {value}, το σήμα φτάνει ${
          frame.reach.walls + frame.reach.slabs > 0
            ? 'με τους τοίχους που υπολογίστηκαν'
            : 'χωρίς τοίχους ανάμεσα'
        }${isHall(home) ? ', όμως ράφια, μέταλλο και ρολά το κόβουν' : ''}· κάθε θέση δοκιμάζεται πριν στερεωθεί κάτι`,
        open: 'η πιο μακρινή συσκευή είναι στα {value}, το σήμα φτάνει μόνο {limit}',
      }),
    );
  if (wiredPieces(system) > 0)
    checks.push(
      checkOf(
        'cable-alarm',
        'Καλώδιο ως τη μακρύτερη συσκευή μέσα στο κτίριο',
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
      `Αποθήκευση ${home.daysKept} ημερών${plan.duty < 1 ? ', μόνο όταν κινείται κάτι' : ''}`,
      [plan.terabytes, plan.diskTerabytes],
      'TB',
      enough,
    ),
    checkOf('cable-video', 'Καλώδιο ως τη μακρύτερη κάμερα', [video.runM, norms.cableLimitM], 'm', atMost),
    ...(ups?.kind === 'ups'
      ? [checkOf('ups', 'Ισχύς UPS', [upsLoadOf(system), ups.watts], 'W', enough)]
      : []),
  ];
}

/** Every hard constraint with its value and limit. */
export const checksOf = (system: System, catalogue: Catalogue): Check[] => [
  ...alarmChecks(system, catalogue),
  ...videoChecks(system, catalogue),
];
