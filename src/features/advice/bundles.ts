// The three systems of one piece of advice.
import { bandsUpTo, budgetCaps } from './budget.ts';
import { checksOf, gradeOf } from './checks.ts';
import { gapsOf } from './gaps.ts';
import { catchesOf } from './catches.ts';
import { conceded } from './concessions.ts';
import { coverageOf, placedPieces } from './coverage.ts';
import { essentialOf } from './essential.ts';
import { bestSelection, choicesOf } from './extras.ts';
import { formulasOf } from './formulas.ts';
import { insurerOf } from './insurer.ts';
import { keptCamerasOf, keptFormulas, keptPartsOf, wiredPanelOf } from './kept.ts';
import { withKitPieces } from './kit-pieces.ts';
import { lawOf } from './law.ts';
import { lifeAloneOf, withSupposedGas } from './life-alone.ts';
import { afarLeft, leftOf, reducedBy } from './left-out.ts';
import { hoursOf, linesOf, totalsOf } from './lines.ts';
import { pick, type Catalogue } from './pick.ts';
import { middleOf } from './middle.ts';
import { withoutOpen } from './open-band.ts';
import { notesOf } from './notes.ts';
import { questionsOf } from './questions.ts';
import { homeRisk, protectionOf } from './risk.ts';
import type { RuleId } from './rules.ts';
import { ownWorkOf, runningOf } from './running.ts';
import { isUnseenAfar, simPlans } from './sim-plans.ts';
import { grossCentsOf, netCentsOf, withParts, type System } from './system.ts';
import type { Bundle, BundleId, LeftOut } from './types.ts';
import { standingNotes } from './standing-notes.ts';
import { uncoveredOf } from './uncovered.ts';
import { isOnSim } from './utilities.ts';
import { whyOf, type Fit } from './why.ts';
import { withAsked } from './with-asked.ts';
import { camerasOf, type VideoPlan } from './video.ts';

/** What a system is compared with. */
type Beside = {
  leftOut?: readonly LeftOut[];
  spare?: readonly LeftOut[];
  more?: readonly LeftOut[];
  /** Cameras that what was asked has and it has not. */
  camerasLeft?: number;
  essential?: Bundle;
  balanced?: Bundle;
  priceRatio: number;
};

/** All about a system, under the name of one of the three. */
function bundleOf(
  system: System,
  core: System,
  catalogue: Catalogue,
  { leftOut = [], spare = [], more = [], camerasLeft, essential, balanced, priceRatio }: Beside,
): (id: BundleId) => Bundle {
  const cap = budgetCaps[system.home.budget];
  const lines = linesOf(system, catalogue);
  const totals = totalsOf(lines);
  const keptParts = keptPartsOf(system, totals.grossCents, catalogue);
  const dueCents = totals.grossCents - (keptParts?.grossCents ?? 0);
  const overByCents = Math.max(0, dueCents - cap);
  const isWithinBudget = overByCents === 0;
  const mayFitBudget = dueCents <= cap * priceRatio;
  const uncovered = uncoveredOf(system, core, camerasLeft, (need) => pick(catalogue, need) !== undefined);
  const gaps = gapsOf(system, catalogue);
  const fit = isWithinBudget ? 'surely' : mayFitBudget ? 'perhaps' : 'not';
  // A memory card is bought anywhere.
  const hasGaps = gaps.some(({ id }) => id !== 'CARD');
  const ownWork = ownWorkOf(system, lines);
  const isWhole = uncovered.length === 0 && gaps.length === 0;
  const told: Fit = {
    fit,
    isWhole,
    hasGaps,
    smaller: balanced?.isWithinBudget
      ? 'ισορροπημένο'
      : essential?.isWithinBudget && essential.lines.length > 0
        ? 'απαραίτητο'
        : undefined,
    leftOut,
    roomCents: cap - dueCents,
    spare,
    more,
    isBelowBand: dueCents <= (bandsUpTo(cap).at(-2) ?? 0),
    fitsByOwnWork:
      system.isInstalled &&
      system.home.experience !== 'beginner' &&
      ownWork !== undefined &&
      dueCents - ownWork.grossCents <= cap,
    restsOnOldParts: isWithinBudget && totals.grossCents > cap,
  };
  const bundle = {
    lines,
    checks: checksOf(system, catalogue),
    catches: catchesOf(system),
    uncovered: [...uncovered, ...standingNotes(system)],
    law: lawOf(system),
    notes: notesOf(system, catalogue),
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
    leftOut: [...spare, ...leftOut],
    running: runningOf(system, lines),
    insurer: insurerOf(system, lines, catalogue),
    ownWork,
    keptCameras: keptCamerasOf(system, catalogue),
    keptParts,
    wiredPanel: wiredPanelOf(system, catalogue),
  };
  return (id) => ({ ...bundle, id, why: whyOf(id, system, told) });
}

const isCamera = (ruleId: RuleId) => ruleId.startsWith('CAM-');
const piecesOf = (video: VideoPlan | undefined) => (video ? camerasOf(video) : 0);

const protects = (system: System) => protectionOf(coverageOf(system));

export type Asked = { core: System; balanced: System };

/** As a band asks it that holds no technician. */
const byOwn = ({ core, balanced }: Asked): Asked => ({
  core: { ...core, isForTechnician: false },
  balanced: { ...balanced, isForTechnician: false },
});

/**
 * The smallest system in a band, and where that of a band below protects more, that: what fits there fits here. Where nothing fits,
 * the cheapest; `plain` is the same without the contacts of shutters that may want a dearer panel.
 */
export function smallestOf(asked: Asked, plain: Asked, catalogue: Catalogue): System {
  const capCents = budgetCaps[asked.core.home.budget];
  const cents = (system: System) => grossCentsOf(system, catalogue);
  const inBand = (systems: Asked, cap: number) => {
    const { core, balanced } = conceded(systems, catalogue, cap);
    const asks = withoutOpen(balanced);
    const system = withAsked(essentialOf(core, catalogue, cap), core, asks, catalogue, cap);
    return withSupposedGas(withKitPieces(system), catalogue, cap);
  };
  const own = inBand(asked, capCents);
  const isOne = plain.core.alarm?.panel.id === asked.core.alarm?.panel.id;
  const other = isOne ? [] : [inBand(plain, capCents)];
  const lower = bandsUpTo(capCents).filter((cap) => cap < capCents);
  const fitting = [
    ...other,
    ...lower.flatMap((cap) => [inBand(byOwn(asked), cap), ...(isOne ? [] : [inBand(byOwn(plain), cap)])]),
  ].filter((system) => cents(system) <= capCents);
  const first = cents(own) <= capCents ? own : (fitting[0] ?? own);
  if (cents(first) > capCents)
    return [first, ...other].toSorted((one, two) => cents(one) - cents(two))[0] ?? own;
  return fitting.reduce((best, next) => (protects(next) > protects(best) + 1e-9 ? next : best), first);
}

/** The smallest system with better parts, or with the usual ones where those protect less, or alone leave the band. */
export function smallestWith(better: System, usual: System, catalogue: Catalogue): System {
  const isWithin = (system: System) => grossCentsOf(system, catalogue) <= budgetCaps[system.home.budget];
  return protects(better) >= protects(usual) - 1e-9 && (isWithin(better) || !isWithin(usual))
    ? better
    : usual;
}

/** The entrance seen from afar, where a band has room for it: of a place that is empty for weeks, for whoever asked to look in and has no line. */
function withView(
  system: System,
  whole: VideoPlan | undefined,
  catalogue: Catalogue,
  capCents: number,
): System {
  const { home } = system;
  const isBlind = !system.video?.groups.length && isUnseenAfar(home) && home.emptyFor !== 'hours';
  if (!isBlind || home.priority === 'evidence') return system;
  const video = isOnSim(home) ? whole : simPlans(home, catalogue).at(-1);
  const next = { ...system, video };
  return video?.groups.length && grossCentsOf(next, catalogue) <= capCents ? next : system;
}

/**
 * The three systems: the core, all that was asked, and what suits beyond it. The first two as they fit the band by giving up what
 * nobody asked for.
 */
export function bundlesOf(
  asked: Asked,
  smallestIn: System,
  video: VideoPlan | undefined,
  catalogue: Catalogue,
  priceRatio: number,
): readonly [Bundle, Bundle, Bundle] {
  const { home } = asked.core;
  const cap = budgetCaps[home.budget];
  const { balanced: whole } = asked;
  const { core, balanced: bare } = conceded(asked, catalogue, cap);
  const lean = withView(bare, video, catalogue, cap);
  // Where all that was asked exceeds the band, it is the complete system, and one that comes near the band stands before it.
  const isOver = grossCentsOf(lean, catalogue) > cap;
  const middle = isOver ? withKitPieces(middleOf(lean, smallestIn, catalogue, cap)) : lean;
  const balanced = reducedBy(middle, lean, catalogue).length > 0 ? middle : lean;
  // What costs more and protects no more is no smallest system.
  const isIdle =
    grossCentsOf(smallestIn, catalogue) > grossCentsOf(balanced, catalogue) &&
    protects(balanced) <= protects(smallestIn) + 1e-9;
  const essential = isIdle ? balanced : smallestIn;
  const spare = isOver ? [] : reducedBy(lean, whole, catalogue);
  const choices = choicesOf(lean, catalogue, video);
  // Where something was given up to fit, nothing that nobody asked for is added; curtains that an animal may set off are no wish.
  const hasRoom = !isOver && spare.every(({ ruleId }) => ruleId === 'ALM-CURTAIN');
  const { picked } = bestSelection(netCentsOf(lean, catalogue), hasRoom ? choices : [], bandsUpTo(cap));
  const complete: System =
    picked.length === 0
      ? lean
      : {
          ...withParts(
            lean,
            picked.flatMap(({ parts }) => parts),
          ),
          video: picked.find((choice) => choice.video)?.video ?? lean.video,
        };
  // Smoke alarms that it has not are told as those of the next one.
  const alarm = placedPieces(essential, 'FIRE-SMOKE') === 0 ? balanced.alarm : whole.alarm;
  const smallest = bundleOf(essential, core, catalogue, {
    // Sides that nobody named are no lack of the smallest.
    leftOut: [
      ...reducedBy(essential, { ...whole, alarm, video: lean.video }, catalogue),
      ...afarLeft(essential, lean, catalogue),
    ],
    camerasLeft: Math.max(0, piecesOf(lean.video) - piecesOf(essential.video)),
    priceRatio,
  })('essential');
  const above = { essential: smallest, priceRatio };
  const left = leftOf(choices, picked, complete, catalogue);
  const more = reducedBy(balanced, complete, catalogue);
  /** What would help beyond the complete system, beside a smaller one. */
  const besideOf =
    (system: System) =>
    (one: LeftOut): LeftOut => ({
      ...one,
      overByCents: Math.max(0, grossCentsOf(system, catalogue) + one.grossCents - cap),
    });
  // Cameras that the complete system has are told of already.
  const isOther = ({ ruleId }: LeftOut) => !isCamera(ruleId) || !more.some((one) => isCamera(one.ruleId));
  // Where nothing is added, the two are one system, and what would help beyond it is said of it.
  const isOne = more.length === 0;
  const fitsByOwnWork =
    home.experience !== 'beginner' && smallest.overByCents <= (smallest.ownWork?.grossCents ?? 0);
  const life = smallest.mayFitBudget || fitsByOwnWork ? undefined : lifeAloneOf(essential, catalogue, cap);
  if (life) {
    const absent: LeftOut = {
      ruleId: 'ALM-PANEL',
      name: 'συναγερμός',
      quantity: 1,
      grossCents: smallest.totals.grossCents - grossCentsOf(life, catalogue),
      overByCents: smallest.totals.grossCents - cap,
    };
    const first = bundleOf(life, life, catalogue, {
      leftOut: [absent],
      camerasLeft: piecesOf(lean.video),
      priceRatio,
    })('essential');
    const next = bundleOf(essential, core, catalogue, {
      essential: first,
      priceRatio,
      camerasLeft: Math.max(0, piecesOf(lean.video) - piecesOf(essential.video)),
      spare: reducedBy(essential, complete, catalogue),
    })('balanced');
    const last = bundleOf(complete, lean, catalogue, { essential: first, priceRatio, leftOut: left });
    return [first, next, last('complete')];
  }
  const balancedAs = bundleOf(balanced, lean, catalogue, {
    ...above,
    camerasLeft: Math.max(0, piecesOf(lean.video) - piecesOf(balanced.video)),
    spare: isOver ? more : spare,
    more: isOver ? [] : more,
    leftOut: isOne ? left : isOver ? [] : [...more, ...left.filter(isOther).map(besideOf(balanced))],
  });
  const second = balancedAs('balanced');
  const completeAs = isOne
    ? balancedAs
    : bundleOf(complete, lean, catalogue, {
        ...above,
        balanced: second,
        more: isOver ? [] : more,
        leftOut: left,
      });
  return [smallest, second, completeAs('complete')];
}
