// The three systems of one piece of advice.
import { withVat } from '#shared/money.ts';
import { budgetCaps, budgetNames } from './budget.ts';
import { checksOf, gradeOf } from './checks.ts';
import { gapsOf } from './gaps.ts';
import { catchesOf } from './catches.ts';
import { coverageOf } from './coverage.ts';
import { essentialOf } from './essential.ts';
import { bestSelection, choicesOf, type Choice } from './extras.ts';
import { formulasOf } from './formulas.ts';
import { insurerOf } from './insurer.ts';
import { lawOf } from './law.ts';
import { hoursOf, linesOf, totalsOf } from './lines.ts';
import type { Catalogue } from './pick.ts';
import { notesOf } from './notes.ts';
import { questionsOf } from './questions.ts';
import { homeRisk } from './risk.ts';
import { partName, type RuleId } from './rules.ts';
import { ownWorkOf, runningOf } from './running.ts';
import { grossCentsOf, netCentsOf, type System } from './system.ts';
import { numberText } from './text.ts';
import type { Bundle, BundleId, LeftOut } from './types.ts';
import { standingNotes, uncoveredOf } from './uncovered.ts';
import { withAsked } from './with-asked.ts';
import { camerasOf, type VideoPlan } from './video.ts';

/** All about a system, under the name of one of the three. */
function bundleOf(
  system: System,
  core: System,
  catalogue: Catalogue,
  leftOut: readonly LeftOut[],
  { essential, priceRatio }: { essential?: Bundle; priceRatio: number },
): (id: BundleId) => Bundle {
  const cap = budgetCaps[system.home.budget];
  const lines = linesOf(system, catalogue);
  const totals = totalsOf(lines);
  const overByCents = Math.max(0, totals.grossCents - cap);
  const isWithinBudget = overByCents === 0;
  const mayFitBudget = totals.grossCents <= cap * priceRatio;
  const uncovered = uncoveredOf(system, core);
  const gaps = gapsOf(system, catalogue);
  const fit = isWithinBudget ? 'surely' : mayFitBudget ? 'perhaps' : 'not';
  const hasGaps = gaps.length > 0;
  const ownWork = ownWorkOf(system, lines);
  const isWhole = uncovered.length === 0 && !hasGaps;
  const told: Fit = {
    fit,
    isWhole,
    hasGaps,
    hasSmaller: essential?.isWithinBudget === true && essential.lines.length > 0,
    leftOut,
    fitsByOwnWork:
      system.isInstalled && ownWork !== undefined && totals.grossCents - ownWork.grossCents <= cap,
  };
  const bundle = {
    lines,
    checks: checksOf(system, catalogue),
    catches: catchesOf(system),
    uncovered: [...uncovered, ...standingNotes(system)],
    law: lawOf(system),
    notes: notesOf(system),
    questions: questionsOf(system),
    gaps,
    formulas: formulasOf(system, lines, totals, catalogue),
    grade: gradeOf(system),
    riskAfter: homeRisk(system.home, coverageOf(system)),
    hours: hoursOf(lines, system.isInstalled),
    isInstalled: system.isInstalled,
    totals,
    isWithinBudget,
    mayFitBudget,
    overByCents: Number.isFinite(overByCents) ? overByCents : 0,
    leftOut,
    running: runningOf(system, lines),
    insurer: insurerOf(system, lines, catalogue),
    ownWork,
  };
  return (id) => ({ ...bundle, id, why: whyOf(id, system, told) });
}

type Fit = {
  fit: 'surely' | 'perhaps' | 'not';
  /** Nothing is open or missing. */
  isWhole: boolean;
  hasGaps: boolean;
  /** The essential system is within the band. */
  hasSmaller: boolean;
  leftOut: readonly LeftOut[];
  /** It is within the band where the customer puts up what he can. */
  fitsByOwnWork: boolean;
};

const told = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

function whyOf(
  id: BundleId,
  system: System,
  { fit, isWhole, hasGaps, hasSmaller, leftOut, fitsByOwnWork }: Fit,
): string {
  const band = `«${budgetNames[system.home.budget]}»`;
  const alone = fitsByOwnWork ? 'Αν τοποθετήσετε εσείς τα ασύρματα, χωρά.' : '';
  if (id === 'essential' && fit !== 'surely')
    return told(
      fit === 'not'
        ? `Ούτε το μικρότερο σύστημα για αυτόν τον χώρο χωρά στον προϋπολογισμό ${band}${alone ? ' με τεχνικό' : ''}.`
        : `Το μικρότερο σύστημα για αυτόν τον χώρο ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      alone,
    );
  if (fit !== 'surely')
    return told(
      fit === 'not'
        ? `Ξεπερνά τον προϋπολογισμό ${band}.`
        : `Ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      alone,
      isWhole ? 'Καλύπτει όλα όσα ζητήσατε.' : 'Τι μένει έξω και από αυτό το γράφουμε παρακάτω.',
      hasSmaller ? 'Τι χωρά στον προϋπολογισμό το δείχνει το απαραίτητο.' : '',
    );
  const names = leftOut.map(({ name, quantity }) => `${numberText(quantity)} ${name}`);
  if (id === 'essential' && names.length > 0)
    return `${system.isInstalled ? '' : 'Το τοποθετείτε εσείς. '}Για να χωρέσει στον προϋπολογισμό ${band}, έμειναν έξω: ${names.join(', ')}.`;
  if (id === 'complete' && names.length > 0)
    return `Πέρα από τον προϋπολογισμό ${band} μένουν: ${names.join(', ')}.`;
  return hasGaps
    ? `Δεν ξεπερνά τον προϋπολογισμό ${band}, όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω.`
    : `Χωρά στον προϋπολογισμό ${band}.`;
}

/** What the essential system leaves of the core, each with the total that it would make. */
function reducedBy(essential: System, core: System, balanced: System, catalogue: Catalogue): LeftOut[] {
  const cap = budgetCaps[core.home.budget];
  const totalWith = (system: System, ruleId: LeftOut['ruleId'], name: string, quantity: number): LeftOut => {
    const grossCents = grossCentsOf(system, catalogue);
    return { ruleId, name, quantity, grossCents, overByCents: Math.max(0, grossCents - cap) };
  };
  const parts = (core.alarm?.parts ?? []).flatMap(({ need }, index) => {
    const whole = core.quantities[index] ?? 0;
    const missing = whole - (essential.quantities[index] ?? 0);
    if (missing <= 0) return [];
    const quantities = essential.quantities.map((quantity, at) => (at === index ? whole : quantity));
    return totalWith({ ...essential, quantities }, need.ruleId, partName(need.ruleId, missing), missing);
  });
  const { leftOut = 0 } = essential.video ?? {};
  const cameras =
    leftOut === 0
      ? []
      : [
          totalWith(
            { ...essential, video: balanced.video },
            'CAM-ROOM',
            leftOut === 1 ? 'κάμερα' : 'κάμερες',
            leftOut,
          ),
        ];
  const reduced = [...parts, ...cameras.filter(({ overByCents }) => overByCents > 0)];
  if (essential.isInstalled) return reduced;
  return [
    ...reduced,
    totalWith({ ...essential, isInstalled: true }, 'ALM-PANEL', 'εγκατάσταση από τεχνικό', 1),
  ];
}

/** What the complete system leaves out, each with the total that it would make: parts, and cameras of the whole plan. */
function leftOf(
  choices: readonly Choice[],
  picked: readonly Choice[],
  complete: System,
  catalogue: Catalogue,
): LeftOut[] {
  const net = netCentsOf(complete, catalogue);
  const leftOut = (ruleId: RuleId, name: string, quantity: number, netCents: number): LeftOut => {
    const grossCents = withVat(net + netCents);
    const overByCents = Math.max(0, grossCents - budgetCaps[complete.home.budget]);
    return { ruleId, name, quantity, grossCents, overByCents };
  };
  const parts = choices.flatMap((choice) => {
    const need = choice.parts[0]?.need;
    if (!need || picked.includes(choice)) return [];
    const { ruleId, quantity } = need;
    return leftOut(ruleId, partName(ruleId, quantity), quantity, choice.netCents);
  });
  // The whole plan comes before the smaller ones.
  const whole = choices.find(({ video }) => video);
  const own = picked.find(({ video }) => video);
  if (!whole?.video || whole === own) return parts;
  const cameras = camerasOf(whole.video) - (own?.video ? camerasOf(own.video) : 0);
  const name = cameras === 1 ? 'κάμερα' : 'κάμερες';
  return [...parts, leftOut('CAM-FACADE', name, cameras, whole.netCents - (own?.netCents ?? 0))];
}

/** The three systems: the core, all that was asked, and what suits beyond it. */
export function bundlesOf(
  core: System,
  balanced: System,
  video: VideoPlan | undefined,
  catalogue: Catalogue,
  priceRatio: number,
): readonly [Bundle, Bundle, Bundle] {
  const cap = budgetCaps[core.home.budget];
  const essential = withAsked(essentialOf(core, catalogue, cap), core, balanced, catalogue, cap);
  const choices = choicesOf(balanced, catalogue, video);
  const caps = Object.values(budgetCaps)
    .filter((value) => value <= cap)
    .toSorted((one, other) => one - other);
  const { picked } = bestSelection(netCentsOf(balanced, catalogue), choices, caps);
  const complete: System =
    picked.length === 0
      ? balanced
      : {
          ...balanced,
          solos: [...balanced.solos, ...picked.flatMap(({ parts }) => parts)],
          video: balanced.video ?? picked.find((choice) => choice.video)?.video,
        };
  const smallest = bundleOf(essential, core, catalogue, reducedBy(essential, core, balanced, catalogue), {
    priceRatio,
  })('essential');
  const above = { essential: smallest, priceRatio };
  const left = leftOf(choices, picked, complete, catalogue);
  // Where nothing is added, the two are one system, and what would help beyond it is said of it.
  const isOne = picked.length === 0;
  const balancedAs = bundleOf(balanced, balanced, catalogue, isOne ? left : [], above);
  const completeAs = isOne ? balancedAs : bundleOf(complete, balanced, catalogue, left, above);
  return [smallest, balancedAs('balanced'), completeAs('complete')];
}
