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
import { keptCamerasOf, keptFormulas, keptPartsOf } from './kept.ts';
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
  const keptParts = keptPartsOf(system, totals.grossCents, catalogue);
  const isWhole = uncovered.length === 0 && !hasGaps;
  const told: Fit = {
    fit,
    isWhole,
    hasGaps,
    hasSmaller: essential?.isWithinBudget === true && essential.lines.length > 0,
    leftOut,
    fitsByOwnWork:
      system.isInstalled && ownWork !== undefined && totals.grossCents - ownWork.grossCents <= cap,
    fitsByOldParts: keptParts !== undefined && totals.grossCents - keptParts.grossCents <= cap,
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
    formulas: [...formulasOf(system, lines, totals, catalogue), ...keptFormulas(totals, keptParts)],
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
    keptCameras: keptCamerasOf(system, totals.grossCents, catalogue),
    keptParts,
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
  /** It is within the band where all that exists and joins its panel passes its test. */
  fitsByOldParts: boolean;
};

const namesOf = (leftOut: readonly LeftOut[]) =>
  leftOut.map(({ name, quantity }) => `${numberText(quantity)} ${name}`).join(', ');

const told = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

function whyOf(
  id: BundleId,
  system: System,
  { fit, isWhole, hasGaps, hasSmaller, leftOut, fitsByOwnWork, fitsByOldParts }: Fit,
): string {
  const band = `«${budgetNames[system.home.budget]}»`;
  const alone = fitsByOwnWork ? 'Αν τοποθετήσετε εσείς τα ασύρματα, χωρά.' : '';
  const withOld = fitsByOldParts ? 'Αν περάσουν τον έλεγχο όλα όσα έχετε και μείνουν, χωρά.' : '';
  if (id === 'essential' && fit !== 'surely')
    return told(
      fit === 'not'
        ? `Ούτε το μικρότερο σύστημα για αυτόν τον χώρο χωρά στον προϋπολογισμό ${band}${alone ? ' με τεχνικό' : withOld ? ' με όλα νέα' : ''}.`
        : `Το μικρότερο σύστημα για αυτόν τον χώρο ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      alone,
      withOld,
    );
  if (fit !== 'surely')
    return told(
      fit === 'not'
        ? `Ξεπερνά τον προϋπολογισμό ${band}.`
        : `Ίσως ξεπερνά τον προϋπολογισμό ${band}: η εκτίμηση φτάνει και πάνω από αυτόν.`,
      alone,
      withOld,
      isWhole ? 'Καλύπτει όλα όσα ζητήσατε.' : 'Τι μένει έξω και από αυτό το γράφουμε παρακάτω.',
      hasSmaller ? 'Τι χωρά στον προϋπολογισμό το δείχνει το απαραίτητο.' : '',
    );
  const names = namesOf(leftOut);
  if (id === 'essential' && names !== '') {
    const over = namesOf(leftOut.filter(({ overByCents }) => overByCents > 0));
    const fitting = leftOut.filter(({ overByCents }) => overByCents === 0);
    const others = namesOf(fitting);
    return told(
      system.isInstalled ? '' : 'Το τοποθετείτε εσείς.',
      over === '' ? '' : `Για να χωρέσει στον προϋπολογισμό ${band}, έμειναν έξω: ${over}.`,
      others === ''
        ? ''
        : `Ως το μικρότερο σύστημα δεν έχει, αν και ${fitting.length > 1 ? 'το καθένα μόνο του θα χωρούσε' : fitting[0]?.quantity === 1 ? 'θα χωρούσε' : 'θα χωρούσαν'}: ${others}.`,
    );
  }
  if (id === 'complete' && names !== '') return `Πέρα από τον προϋπολογισμό ${band} μένουν: ${names}.`;
  return hasGaps
    ? `Δεν ξεπερνά τον προϋπολογισμό ${band}, όμως λείπουν από τον κατάλογο όσα γράφουμε παρακάτω.`
    : `Χωρά στον προϋπολογισμό ${band}.`;
}

/** A reader opens nothing without its lock: whatever is of the access costs all of it. */
const isAccess = (ruleId: RuleId) => ruleId.startsWith('ACC-');

/** What the essential system has less of than all that was asked, each with the total that it would make. */
function reducedBy(essential: System, balanced: System, catalogue: Catalogue): LeftOut[] {
  const cap = budgetCaps[essential.home.budget];
  const totalWith = (more: Partial<System>, ruleId: RuleId, quantity: number, name: string): LeftOut => {
    const grossCents = grossCentsOf({ ...essential, ...more }, catalogue);
    return { ruleId, name, quantity, grossCents, overByCents: Math.max(0, grossCents - cap) };
  };
  const parts = (balanced.alarm?.parts ?? []).flatMap(({ need: { ruleId }, item }, index) => {
    const whole = balanced.quantities[index] ?? 0;
    const missing = whole - (essential.quantities[index] ?? 0);
    // What no product does is a gap, not something left out.
    if (missing <= 0 || !item) return [];
    const quantities = essential.quantities.map((quantity, at) => (at === index ? whole : quantity));
    return totalWith({ quantities }, ruleId, missing, partName(ruleId, missing));
  });
  const absent = balanced.solos.filter(
    ({ need, item }) => item && !essential.solos.some((part) => part.need.ruleId === need.ruleId),
  );
  const solos = absent.map((part) => {
    const { ruleId, quantity } = part.need;
    const together = isAccess(ruleId) ? absent.filter(({ need }) => isAccess(need.ruleId)) : [part];
    return totalWith(
      { solos: [...essential.solos, ...together] },
      ruleId,
      quantity,
      partName(ruleId, quantity),
    );
  });
  const [own, all] = [essential.video, balanced.video];
  const cameras = (all ? camerasOf(all) : 0) - (own ? camerasOf(own) : 0);
  const less =
    cameras > 0 ? [totalWith({ video: all }, 'CAM-ROOM', cameras, cameras === 1 ? 'κάμερα' : 'κάμερες')] : [];
  const work = essential.isInstalled
    ? []
    : [totalWith({ isInstalled: true }, 'ALM-PANEL', 1, 'εγκατάσταση από τεχνικό')];
  return [...parts, ...less, ...solos, ...work];
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

/** The three systems: the core, all that was asked, and what suits beyond it. The smallest leaves at most this risk. */
export function bundlesOf(
  core: System,
  balanced: System,
  video: VideoPlan | undefined,
  catalogue: Catalogue,
  priceRatio: number,
  mostRisk = Infinity,
): readonly [Bundle, Bundle, Bundle] {
  const { home } = core;
  const cap = budgetCaps[home.budget];
  const reduced = withAsked(essentialOf(core, catalogue, cap), core, balanced, catalogue, cap);
  const essential = homeRisk(home, coverageOf(reduced)) <= mostRisk + 1e-9 ? reduced : balanced;
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
  const smallest = bundleOf(essential, core, catalogue, reducedBy(essential, balanced, catalogue), {
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
