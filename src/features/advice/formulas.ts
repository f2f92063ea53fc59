// Every figure of a system as a formula with this home's numbers.
import { isOnline } from './utilities.ts';
import { decimalText } from '#shared/decimals.ts';
import { formatEuro, vatPercent } from '#shared/money.ts';
import { isMotionless } from './animals.ts';
import { gradedParts, supplyGradeOf } from './checks.ts';
import { coverageOf, waysIn } from './coverage.ts';
import { alarmAmperes, alarmHours, cableLoss, headroom, rechargeAmperesOf, upsMinutesOf } from './power.ts';
import {
  contentScores,
  effects,
  gradeBasis,
  gradeNeededOf,
  homeRisk,
  isGradeOfGoods,
  isNearGrade3,
  likelihoodOf,
  likelihoodScore,
  maxMitigation,
  mitigationOf,
  riskOf,
  supposedRisk,
  type Measure,
} from './risk.ts';
import { wallLoss, type Reach } from './radio.ts';
import { rules } from './rules.ts';
import { distanceAt } from '#features/catalogue/field-of-view.ts';
import { hoursOf } from './lines.ts';
import { batteryLoadOfSystem, followingParts, upsLoadOf, zonesTaken, type System } from './system.ts';
import { numberText as text } from './text.ts';
import type { Catalogue } from './pick.ts';
import { groupsOf } from './video.ts';
import type { Formula, Line, Totals } from './types.ts';
import { motionOf, motionSum } from './motion.ts';
import { zonesWithReserve } from './zones.ts';

const formulaOf = (
  id: string,
  title: string,
  formula: string,
  numbers: string,
  result: number,
  unit = '',
  isPrice = false,
): Formula => ({ id, title, formula, numbers, result: Math.round(result * 100) / 100, unit, isPrice });

function riskFormulas(system: System): Formula[] {
  const likelihood = likelihoodScore(likelihoodOf(system.home));
  const contents = contentScores[system.home.contents];
  const coverage = coverageOf(system);
  const mitigation = mitigationOf(coverage);
  const measures = (Object.keys(effects) as Measure[]).filter((name) => (coverage[name] ?? 0) > 0);
  const { doors, windows, shutters, panes, noticed } = waysIn(system);
  const product = measures.map((name) => `(1 − ${text(effects[name])}·${fine(coverage[name] ?? 0)})`);
  return [
    formulaOf(
      'risk-before',
      'Κίνδυνος πριν',
      'R = 100·(0,6·L + 0,4·C)',
      `100·(0,6·${fine(likelihood)} + 0,4·${text(contents)})`,
      riskOf(likelihood, contents),
    ),
    ...(system.alarm
      ? [
          formulaOf(
            'ways-in',
            windows === 0 && system.home.assumed.includes('windows') && system.home.floor <= 1
              ? 'Κάλυψη ανοιγμάτων, χωρίς παράθυρα: δεν δόθηκαν'
              : 'Κάλυψη ανοιγμάτων',
            'όσα έχουν επαφή ή ανιχνευτή θραύσης / (πόρτες + παράθυρα + ρολά + χώροι με τζαμαρίες)',
            `${noticed} / (${doors} + ${windows} + ${shutters} + ${panes})`,
            noticed / (doors + windows + shutters + panes),
          ),
        ]
      : []),
    formulaOf(
      'mitigation',
      'Μείωση από το σύστημα',
      `M = 1 − Π(1 − e·κάλυψη), το πολύ ${text(maxMitigation)}`,
      measures.length === 0 ? 'κανένα μέτρο' : `min(1 − ${product.join('·')}; ${text(maxMitigation)})`,
      mitigation,
    ),
    formulaOf(
      'risk-after',
      'Κίνδυνος μετά',
      'R = 100·(0,6·L + 0,4·C)·(1 − M)',
      `${text(riskOf(likelihood, contents))}·(1 − ${fine(mitigation)})`,
      riskOf(likelihood, contents, mitigation),
    ),
  ];
}

/** Three decimals, for weights. */
const fine = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',');

/** The range behind walls and slabs, with their losses. */
const rangeText = ({ openM, walls, slabs }: Reach) =>
  `${text(openM)}·10^(−(${walls}·${wallLoss.brick} + ${slabs}·${wallLoss.concrete})/20)`;

function alarmFormulas(system: System): Formula[] {
  const { alarm, home } = system;
  if (!alarm) return [];
  const { reach } = alarm.frame;
  const zones = zonesTaken(system);
  const load = batteryLoadOfSystem(system);
  return [
    ...(isMotionless(alarm.frame)
      ? []
      : [
          formulaOf(
            'motion',
            'Ανιχνευτές κίνησης',
            motionSum(home).formula,
            motionSum(home).numbers,
            motionOf(home),
          ),
        ]),
    formulaOf('zones', 'Ζώνες', '⌈ζώνες·1,25⌉', `⌈${zones}·1,25⌉`, zonesWithReserve(zones)),
    ...(alarm.panel.calc.radio
      ? [
          formulaOf(
            'radio',
            'Ασύρματη εμβέλεια',
            reach.wallM === undefined
              ? 'ανοιχτό πεδίο·10^(−(τοίχοι·6 dB + πλάκες·15 dB)/20)'
              : 'όπου σβήνει το σήμα, ή στον τοίχο που δεν περνά: min(ανοιχτό πεδίο·10^(−dB/20); m ως τον τοίχο)',
            reach.wallM === undefined ? rangeText(reach) : `min(${rangeText(reach)}; ${text(reach.wallM)})`,
            reach.rangeM,
            'm',
          ),
        ]
      : []),
    ...(load
      ? [
          formulaOf(
            'battery',
            'Μπαταρία πίνακα',
            'C = 1,25·(Iq·Ts + Ia·0,25)',
            `1,25·(${fine(load.standbyMa / 1000)}·${load.hours} + ${fine(load.standbyMa / 1000 + alarmAmperes)}·${text(alarmHours)})`,
            load.needAh,
            'Ah',
          ),
          formulaOf(
            'recharge',
            'Ρεύμα φόρτισης',
            'I = 0,8·C / (T·0,85)',
            `0,8·${text(load.needAh)} / (${load.grade >= 3 ? 24 : 72}·0,85)`,
            rechargeAmperesOf(load.needAh, load.grade),
            'A',
          ),
        ]
      : []),
  ];
}

function videoFormulas(system: System, catalogue: Catalogue): Formula[] {
  const { video, home } = system;
  if (!video) return [];
  const groups = groupsOf(video);
  const lenses = groups
    .filter(
      ({ target }, index) =>
        groups.findIndex(
          (other) => other.target.ruleId === target.ruleId && other.item.id === groups[index]?.item.id,
        ) === index,
    )
    .map(({ target, item }) =>
      formulaOf(
        `reach-${target.ruleId}-${item.id}`,
        `${item.name}: ${target.className}`,
        'd = Hpx / (2·px/m·εφ(HFOV/2))',
        `${item.calc.hpx} / (2·${target.pixels}·εφ(${text(item.calc.hfovDeg)}°/2))`,
        distanceAt(item.calc, target.pixels),
        'm',
      ),
    );
  const plan = video.recorder;
  if (!plan) return lenses;
  const watts = plan.poeWatts / cableLoss / headroom;
  const ups = followingParts(system, catalogue).find(({ need }) => need.ruleId === 'REC-UPS')?.item?.calc;
  const load = upsLoadOf(system);
  return [
    ...lenses,
    formulaOf(
      'storage',
      'Αποθήκευση ανά καταγραφικό',
      `TB = Mbps·10,8·ημέρες/1000·1,10${plan.duty < 1 ? '·ποσοστό του χρόνου' : ''}`,
      `${text(plan.mbps)}·10,8·${home.daysKept}/1000·1,10${plan.duty < 1 ? `·${text(plan.duty)}` : ''}`,
      plan.terabytes,
      'TB',
    ),
    formulaOf('poe', 'Ισχύς PoE', 'W = Σ PD·1,19·1,2', `${text(watts)}·1,19·1,2`, plan.poeWatts, 'W'),
    ...(isOnline(system.home)
      ? [
          formulaOf(
            'upload',
            'Ανέβασμα για θέαση από μακριά',
            'κάμερες·0,5 Mbps',
            `${plan.cameras * plan.recorders}·0,5`,
            plan.cameras * plan.recorders * 0.5,
            'Mbps',
          ),
        ]
      : []),
    ...(ups?.kind === 'ups'
      ? [
          formulaOf(
            'ups',
            'Διάρκεια UPS',
            'λεπτά = Wh·0,85·0,8/W·60',
            `${text(ups.wh)}·0,85·0,8/${load}·60`,
            upsMinutesOf(ups.wh, load),
            'λεπτά',
          ),
        ]
      : []),
  ];
}

/** A technician's hours, as the sum of the lines' own. */
const hoursFormula = (lines: readonly Line[], isInstalled: boolean): Formula =>
  formulaOf(
    'hours',
    'Εργασία τεχνικών',
    'Σ τεμάχια·ώρες εγκατάστασης του καθενός',
    isInstalled
      ? lines
          .filter(({ item }) => item.hours > 0)
          .map(({ item, quantity }) => `${quantity}·${text(item.hours)}`)
          .join(' + ') || 'κανένα προϊόν δεν θέλει τεχνικό'
      : 'το τοποθετείτε εσείς',
    hoursOf(lines, isInstalled),
    'ώρες',
  );

/** The grade of the whole, by its weakest parts, and the one that the risk asks for. */
function gradeFormulas(system: System): Formula[] {
  const parts = gradedParts(system);
  if (parts.length === 0) return [];
  const named = [
    ...parts.map(({ part, grade }) => ({ grade, name: rules[part.need.ruleId].part as string })),
    { grade: supplyGradeOf(system), name: 'αυτονομία' },
  ];
  const byGrade = Map.groupBy(named, ({ grade }) => grade);
  const grades = [...byGrade.keys()].toSorted((a, b) => a - b);
  const namesOf = (grade: number) => [...new Set(byGrade.get(grade)?.map(({ name }) => name))].join(', ');
  const risk = homeRisk(system.home);
  const isNear = isNearGrade3(system.home);
  const ofGoods = isGradeOfGoods(system.home);
  return [
    formulaOf(
      'grade',
      'Βαθμός ασφάλειας του συστήματος',
      'ο χαμηλότερος βαθμός των μερών και της αυτονομίας',
      grades.map((grade) => `βαθμός ${grade}: ${namesOf(grade)}`).join(' · '),
      grades[0] ?? 0,
    ),
    formulaOf(
      'grade-needed',
      `Βαθμός που ζητά ο κίνδυνος${gradeBasis(system.home)}`,
      `βαθμός(R): R < 25: 1 · R < 60: 2 · R ≥ 60: 3${ofGoods ? ' · όσα φυλάσσονται: 3' : ''}`,
      ofGoods
        ? `max(βαθμός(${text(risk)}); 3)`
        : `βαθμός(${text(risk)}${isNear ? ` − ${text(supposedRisk(system.home))}` : ''})`,
      gradeNeededOf(system.home),
    ),
  ];
}

const priceFormula = (totals: Totals): Formula =>
  formulaOf(
    'total',
    'Σύνολο με ΦΠΑ',
    `(εξοπλισμός + εγκατάσταση)·${decimalText((100 + vatPercent()) / 100)}`,
    `(${formatEuro(totals.equipmentCents)} + ${formatEuro(totals.installationCents)})·${decimalText((100 + vatPercent()) / 100)}`,
    totals.grossCents / 100,
    '€',
    true,
  );

/** The formulas of a system, those of its price last. */
export const formulasOf = (
  system: System,
  lines: readonly Line[],
  totals: Totals,
  catalogue: Catalogue,
): Formula[] => [
  ...riskFormulas(system),
  ...gradeFormulas(system),
  ...alarmFormulas(system),
  ...videoFormulas(system, catalogue),
  hoursFormula(lines, system.isInstalled),
  priceFormula(totals),
];
