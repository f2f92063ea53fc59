// What the catalogue lacks for a system.
import { accessoryGaps } from './accessory-gaps.ts';
import { animalGapText } from './animal-gaps.ts';
import { priceOf, type Alarm, type Part } from './alarm.ts';
import { standbyHoursFor } from './battery.ts';
import { gradedParts, gradeOf } from './checks.ts';
import { deviceOf, joins } from './frame.ts';
import { askedNeeds, fogNeed, volumeOf } from './modules.ts';
import { isSold, pick, stocked, type Catalogue } from './pick.ts';
import { rules, type RuleId } from './rules.ts';
import { terabytesOf } from './storage.ts';
import { batteryLoadOfSystem, followingParts, type System } from './system.ts';
import { countText, numberText } from './text.ts';
import type { Gap, Home } from './types.ts';
import { conditionOf, isOnSim } from './utilities.ts';

const gapOf = (catalogue: Catalogue, part: Part, missing: number, detail = ''): Gap => {
  const { need } = part;
  const isOutOfStock = isSold(catalogue, need);
  const { part: name } = rules[need.ruleId];
  const pieces = countText(missing, 'τεμάχιο', 'τεμάχια');
  return {
    id: need.ruleId,
    ruleId: need.ruleId,
    missing,
    isOutOfStock,
    sentence: isOutOfStock
      ? `Λείπει: ${name}${detail} (${pieces}). Το πουλάμε, αλλά δεν είναι διαθέσιμο τώρα.`
      : `Λείπει: ${name}${detail} (${pieces}). ${detail === '' ? 'Κανένα προϊόν μας δεν ταιριάζει με τα υπόλοιπα της πρότασης.' : 'Κανένα προϊόν μας δεν είναι τέτοιο.'}`,
  };
};

/** Of a part that this panel does not take, with which panel it would be had; undefined where none in stock takes one. */
function withOtherPanel(
  catalogue: Catalogue,
  { panel, frame }: Alarm,
  { need: { ruleId, kinds, serves } }: Part,
  missing: number,
  detail: string,
): Gap | undefined {
  const devices = kinds
    .flatMap((kind) => catalogue.byKind.get(kind) ?? [])
    .flatMap(({ inStock, calc }) => {
      const device = inStock ? deviceOf(calc) : undefined;
      return device && !device.isStandalone && serves?.(device) ? device : [];
    });
  const other = stocked(catalogue, 'panel').find(
    ({ id, calc }) =>
      id !== panel.id &&
      (frame.home.hasMains || calc.isSelfPowered) &&
      devices.some((device) => joins(device, calc)),
  );
  if (!other) return undefined;
  const pieces = countText(missing, 'τεμάχιο', 'τεμάχια');
  return lackingGap(
    ruleId,
    ruleId,
    `Λείπει: ${rules[ruleId].part}${detail} (${pieces}). Υπάρχει για άλλον πίνακα, όπως «${other.name}»: ρωτήστε μας πόσο αλλάζει η πρόταση με εκείνον.`,
    missing,
  );
}

/** A gap that is no product out of stock. */
const lackingGap = (id: string, ruleId: RuleId, sentence: string, missing = 1): Gap => ({
  id,
  ruleId,
  missing,
  isOutOfStock: false,
  sentence,
});

/** What the grade that the risk asks for would take, part by part, where the alarm is of a lower one. */
function gradeGaps(alarm: Alarm, quantities: readonly number[], isInstalled: boolean): Gap[] {
  const { frame, higher, parts } = alarm;
  if (!higher) return [];
  const { kit } = priceOf(alarm, quantities, isInstalled);
  // Of what a smaller system does not have nothing is lacking, and what no product serves is a gap of its own.
  const absent = new Set(
    parts.flatMap(({ need: { ruleId }, item }, index) =>
      (quantities[index] ?? 0) > 0 && (item || (kit?.covers[index] ?? 0) > 0) ? [] : ruleId,
    ),
  );
  const { grade, served, lacking } = higher;
  const have = served.map((ruleId) => rules[ruleId].part).join(', ');
  return [
    lackingGap(
      'GRADE-NEEDED',
      'ALM-PANEL',
      `Ο κίνδυνος ζητά βαθμό ${grade}, το σύστημα είναι βαθμού ${frame.grade}. ${have === '' ? '' : `Σε βαθμό ${grade} ${frame.partsGrade === grade ? 'μπαίνουν' : 'έχουμε'}: ${have}. `}Αν τον ζητά ο ασφαλιστής σας, ρωτήστε μας πριν αγοράσετε.`,
    ),
    ...lacking
      .filter(({ ruleId }) => !absent.has(ruleId))
      .map(({ ruleId, what, why }) =>
        lackingGap(`GRADE-NEEDED-${ruleId}`, ruleId, `Για βαθμό ${grade} λείπει: ${what}, ${why}.`),
      ),
  ];
}

/** How much of the place one that the shop sells would fill; the place alone where it sells none. */
function fogDetail(home: Home, catalogue: Catalogue): string {
  const volume = volumeOf(home);
  const most = Math.max(
    0,
    ...(catalogue.byKind.get('fog') ?? []).map(({ calc }) => deviceOf(calc)?.volumeM3 ?? 0),
  );
  if (most === 0) return ` για ${numberText(volume)} m³`;
  return most < volume
    ? ` για ${numberText(most)} από τα ${numberText(volume)} m³: μπαίνει στον χώρο με ό,τι αξίζει`
    : ` για ${numberText(volume)} m³`;
}

/** What the catalogue lacks for a system: products, a grade, or reach. */
export function gapsOf(system: System, catalogue: Catalogue): Gap[] {
  const { alarm, quantities, home, video, solos } = system;
  const gaps: Gap[] = [];
  if (alarm) {
    const { kit } = priceOf(alarm, quantities, system.isInstalled);
    alarm.parts.forEach((part, index) => {
      const { ruleId } = part.need;
      const missing = (quantities[index] ?? 0) - (kit?.covers[index] ?? 0);
      const pet = ruleId === 'ALM-MOTION' && home.petKg > 0 ? ` για ζώο ${numberText(home.petKg)} kg` : '';
      if (part.item || missing <= 0) return;
      const detail = pet + conditionOf(ruleId, home);
      const other = isSold(catalogue, part.need)
        ? undefined
        : withOtherPanel(catalogue, alarm, part, missing, detail);
      const animal = other || isSold(catalogue, part.need) ? undefined : animalGapText(system, ruleId);
      gaps.push(
        animal === undefined
          ? (other ?? gapOf(catalogue, part, missing, detail))
          : lackingGap(ruleId, ruleId, animal, missing),
      );
    });
    const needed = Math.min(3, alarm.frame.grade);
    for (const { part, grade } of gradedParts(system).filter(({ grade: own }) => own < needed)) {
      const { ruleId } = part.need;
      gaps.push(
        lackingGap(
          gaps.some(({ id }) => id === 'GRADE') ? `GRADE-${ruleId}` : 'GRADE',
          ruleId,
          `Λείπει: ${rules[ruleId].part} βαθμού ${needed}. Με βαθμό ${grade} ολόκληρο το σύστημα μένει βαθμού ${gradeOf(system)}.`,
        ),
      );
    }
    const hours = standbyHoursFor(alarm.frame);
    if (!batteryLoadOfSystem(system) && alarm.panel.calc.standbyH < hours)
      gaps.push(lackingGap('STANDBY', 'ALM-PANEL', `Λείπει: πίνακας που αντέχει ${hours} ώρες χωρίς ρεύμα.`));
    gaps.push(...gradeGaps(alarm, quantities, system.isInstalled));
    if (alarm.withoutZone > 0)
      gaps.push(
        lackingGap(
          'ZONES',
          'ALM-PANEL',
          `Λείπει: πίνακας με περισσότερες ζώνες. ${countText(alarm.withoutZone, 'ανιχνευτής μένει', 'ανιχνευτές μένουν')} εκτός.`,
        ),
      );
    const { reach } = alarm.frame;
    if (reach.share < 1 || reach.floors < home.floors)
      gaps.push(
        lackingGap(
          'RADIO',
          'RADIO',
          `Λείπει: αναμεταδότης. Το ασύρματο σήμα φτάνει ${numberText(Math.round(reach.distanceM))} m και ${numberText(reach.floors)} από ${numberText(home.floors)} ορόφους.`,
        ),
      );
  }
  // Also what a smaller system would not have, if anybody could.
  const absent = askedNeeds(home)
    .filter((asked) => !solos.some(({ need }) => need.ruleId === asked.ruleId))
    .flatMap((need): Part[] => (pick(catalogue, need) ? [] : [{ need, item: undefined }]));
  for (const part of [...solos, ...absent, ...followingParts(system, catalogue)]) {
    const load = part.need.ruleId === 'ALM-BATTERY' ? batteryLoadOfSystem(system) : undefined;
    const detail = load ? ` τουλάχιστον ${numberText(load.needAh)} Ah` : conditionOf(part.need.ruleId, home);
    if (!part.item && part.need.quantity > 0) gaps.push(gapOf(catalogue, part, part.need.quantity, detail));
  }
  const fog = fogNeed(home, alarm?.frame);
  if (fog.quantity > 0 && !pick(catalogue, fog))
    gaps.push(gapOf(catalogue, { need: fog, item: undefined }, fog.quantity, fogDetail(home, catalogue)));
  gaps.push(...accessoryGaps(system, catalogue));
  const hasSolar = stocked(catalogue, 'camera').some(({ calc }) => calc.hasSim && calc.sleeps);
  for (const { ruleId, mounts, isOutdoor } of video?.missing ?? []) {
    const pieces = countText(mounts, 'τεμάχιο', 'τεμάχια');
    gaps.push(
      lackingGap(
        ruleId,
        ruleId,
        hasSolar && !isOutdoor && isOnSim(home)
          ? `Λείπει: ${rules[ruleId].part} με δική της κάρτα SIM που δουλεύει μέσα (${pieces}). Όποια έχουμε με SIM φορτίζει από τον ήλιο, και μπαίνει μόνο έξω.`
          : `Λείπει: ${rules[ruleId].part}${conditionOf(ruleId, home)} (${pieces}). Δεν έχουμε διαθέσιμο προϊόν που να ταιριάζει.`,
        mounts,
      ),
    );
  }
  const plan = video?.recorder;
  if (plan && plan.duty < 1) {
    const terabytes = terabytesOf(plan.mbps, home.daysKept);
    const { bays, maxTb } = plan.recorder.calc;
    gaps.push(
      lackingGap(
        'REC-CONTINUOUS',
        'REC-DISK',
        `Για συνεχή καταγραφή ${numberText(home.daysKept)} ημερών χρειάζονται ${numberText(terabytes)} TB: λείπει ${
          terabytes <= maxTb
            ? `δίσκος τουλάχιστον ${numberText(Math.ceil(terabytes / bays))} TB`
            : `καταγραφικό που δέχεται πάνω από ${numberText(maxTb)} TB`
        }. Ως τότε γράφεται μόνο ό,τι κινείται.`,
      ),
    );
  }
  if (video && video.unrecorded > 0)
    gaps.push(
      lackingGap(
        'REC-RECORDER',
        'REC-RECORDER',
        `Λείπει: καταγραφικό, δίσκος ή τροφοδοσία PoE για ${countText(video.unrecorded, 'κάμερα', 'κάμερες')} ακόμη.`,
        video.unrecorded,
      ),
    );
  return gaps;
}
