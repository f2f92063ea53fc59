import type { Home, Advice, Item } from './types.ts';
import { controllerParts, isReaderSpare } from './access.ts';
import { alarmOf, detects, quantitiesOf, zonesOf, type Deciding, type Part } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { bundlesOf, smallestOf, smallestWith } from './bundles.ts';
import { asksForCameras } from './cameras.ts';
import { concessions, withoutClearCurtains } from './concessions.ts';
import { canInstallAlone } from './own-hands.ts';
import { linesOf, totalsOf } from './lines.ts';
import { askedNeeds, lifeNeeds, supposedNeeds } from './modules.ts';
import { catalogueOf, pick, type Catalogue, type Need } from './pick.ts';
import { gradeNeededOf, homeRisk, riskBandOf } from './risk.ts';
import type { RuleId } from './rules.ts';
import { hasDecidingShutters, wantsBetterParts } from './shutters.ts';
import { surveyReasonsOf } from './survey.ts';
import { fitsTechnician } from './technician.ts';
import { grossCentsOf, without, type System } from './system.ts';
import { reasonOf } from './text.ts';
import { camerasOf, videoOf, type VideoPlan } from './video.ts';
import { seesPeopleAlong } from './sim-plans.ts';
import { smokeOf } from './fire.ts';
import { photoNeed } from './photo.ts';
import { isLodging, isResidence } from './premises.ts';
import { isYardFirst, outdoorNeed } from './yard.ts';
import { asksForAlarm, zonesWithoutReserve } from './zones.ts';
import { smokeNeed } from './smoke.ts';

export type Systems = {
  /** What an alarm without cameras protects; without an alarm, all that was asked. */
  core: System;
  /** All that was asked. */
  balanced: System;
  video: VideoPlan | undefined;
};

/** The systems that the three bundles are made from. */
export function systemsOf(
  home: Home,
  catalogue: Catalogue,
  grade: number,
  deciding: Deciding = { isBetter: false, hasShutters: hasDecidingShutters(home) },
): Systems {
  const wantsAlarm = asksForAlarm(home);
  const found = wantsAlarm ? alarmOf(home, catalogue, grade, deciding) : undefined;
  const alarm = found && detects(found) ? found : undefined;
  // At home the door behind a shutter has its own contact: the smallest system does without one on the shutter.
  const isExtra = (ruleId: RuleId) =>
    ruleId === 'EXT-YARD' || ((ruleId === 'ALM-SHUTTER' || ruleId === 'ALM-INPUT') && isResidence(home));
  const coreQuantities = (alarm?.parts ?? []).map(({ need }) => (isExtra(need.ruleId) ? 0 : need.quantity));
  const partsOf = (needs: readonly Need[]): Part[] =>
    needs.filter(({ quantity }) => quantity > 0).map((need) => ({ need, item: pick(catalogue, need) }));
  // In a workplace one of its own calls nobody, and what it needs is a gap; where people sleep it wakes them.
  const wakes = isResidence(home) || isLodging(home);
  const alone = alarm || !wakes ? [] : partsOf([smokeNeed(home, undefined, smokeOf(home))]);
  const lacking = (found?.parts ?? []).filter(
    ({ need, item }) => !item && need.quantity > 0 && need.ruleId !== 'FIRE-SMOKE',
  );
  const missing = lacking.length > 0 ? lacking : partsOf([missingPanel]);
  const solos = wantsAlarm && !alarm ? [...missing, ...alone] : alone;
  const hasBeams = alarm?.parts.some(({ need, item }) => need.ruleId === 'EXT-YARD' && item);
  const garden = alarm && !hasBeams && outdoorNeed(home, alarm.panel.calc, catalogue);
  const isRoom =
    alarm && zonesOf(alarm.parts, quantitiesOf(alarm.parts)) < zonesWithoutReserve(alarm.panel.calc);
  const onPanel =
    alarm && isRoom ? [...(garden ? [garden] : []), ...photoNeed(home, alarm.panel.calc, catalogue)] : [];
  const besides = partsOf([...askedNeeds(home), ...supposedNeeds(home), ...onPanel]);
  const beside = [...besides, ...controllerParts(home, besides, catalogue)];
  const asked = [
    ...solos,
    ...beside.filter(
      ({ need: { ruleId } }) =>
        !['ACC-READER', 'ACC-CONTROL', 'ACC-BATTERY'].includes(ruleId) || !isReaderSpare(home, beside),
    ),
  ];
  const asks = asksForCameras(home);
  // Cameras that exist keep away those that nobody asked for: what they see and record is unknown before a survey.
  const video = asks || !home.existing.includes('cameras') ? videoOf(home, catalogue) : undefined;
  const hasCameras =
    video !== undefined && (camerasOf(video) > 0 || video.missing.length + video.unrecorded > 0);
  const asksVideo = asks && hasCameras && !(hasBeams && isYardFirst(home)) ? video : undefined;
  const core: System = {
    home,
    alarm,
    quantities: coreQuantities,
    solos: wantsAlarm ? [...solos, ...partsOf(lifeNeeds(home))] : asked,
    video: wantsAlarm ? undefined : asksVideo,
    isInstalled: true,
  };
  const balanced: System = {
    ...core,
    quantities: alarm ? quantitiesOf(alarm.parts) : [],
    solos: asked,
    video: asksVideo,
  };
  // Where cameras see who comes to the building, the line of its yard is a step after somebody has walked it.
  return {
    core,
    balanced: seesPeopleAlong(asksVideo) ? without(balanced, ['EXT-YARD']) : balanced,
    // Where a station shows who rings, one that keeps it is an addition.
    video: asks && video && !hasCameras ? videoOf(home, catalogue, { isBesideStation: true }) : video,
  };
}

/**
 * The advice for a home from a catalogue: pure, and the same whatever the order of answers and products. Amounts are in
 * cents without VAT unless they are called gross. Prices may be up to `priceRatio` times what the products cost.
 */
export function adviseOn(home: Home, items: readonly Item[], priceRatio = 1): Advice {
  const catalogue = catalogueOf(items);
  // One risk for the band, the grade and the formula.
  const riskBefore = homeRisk(home);
  const band = riskBandOf(riskBefore);
  const gradeNeeded = gradeNeededOf(home);
  const hasShutters = hasDecidingShutters(home);
  const first = systemsOf(home, catalogue, gradeNeeded);
  const isForTechnician =
    home.experience === 'intermediate' &&
    fitsTechnician(withoutClearCurtains(first.balanced), catalogue, budgetCaps[home.budget]);
  const forWhom = ({ core, balanced, video }: Systems): Systems => ({
    core: { ...core, isForTechnician },
    balanced: { ...balanced, isForTechnician },
    video,
  });
  const systems = (deciding: Deciding) => forWhom(systemsOf(home, catalogue, gradeNeeded, deciding));
  const usual = forWhom(first);
  const plain = hasShutters ? withoutShutters(systems({ isBetter: false, hasShutters: false })) : undefined;
  // Where the band has an end, the smallest system may be of the cheaper panel.
  const cheaper = plain ?? (Number.isFinite(budgetCaps[home.budget]) ? withoutShutters(usual) : undefined);
  const smallestFrom = (asked: Systems) => smallestOf(asked, cheaper ?? asked, catalogue);
  const bundlesFrom = ({ core, balanced, video }: Systems, smallest: System) =>
    bundlesOf({ core, balanced }, smallest, video, catalogue, priceRatio);
  const smallest = smallestFrom(usual);
  const usualBundles = bundlesFrom(usual, smallest);
  const better = wantsBetterParts(home) ? systems({ isBetter: true, hasShutters }) : usual;
  const betterBundles =
    better === usual
      ? usualBundles
      : bundlesFrom(better, smallestWith(smallestFrom(better), smallest, catalogue));
  // Better parts stand only where none of the three protects less with them, or leaves the band for them.
  const isBetter = betterBundles.every(({ riskAfter, isWithinBudget }, index) => {
    const other = usualBundles[index];
    return other && riskAfter <= other.riskAfter + 1e-9 && (isWithinBudget || !other.isWithinBudget);
  });
  const { core } = isBetter ? better : usual;
  const bundles = isBetter ? betterBundles : usualBundles;
  const isAlone = core.alarm && canInstallAlone(core, core.alarm) && bundles[0].isInstalled === false;
  // Another panel that is not chosen for shutters may take their contacts as well.
  const cores = plain?.core.alarm?.frame.hasInputs ? [core, plain.core] : [core];
  const [cheapest = core] = cores
    .flatMap((one) => [one, ...concessions(one, catalogue, ['unasked', 'quality'])])
    .map((system) => ({ ...system, isInstalled: !isAlone }))
    .toSorted((one, other) => grossCentsOf(one, catalogue) - grossCentsOf(other, catalogue));
  const cap = budgetCaps[home.budget];
  return {
    home,
    riskBefore,
    riskBand: band.id,
    gradeNeeded,
    surveyReasons: surveyReasonsOf(home, band.id, bundles),
    budgetCapCents: Number.isFinite(cap) ? cap : undefined,
    cheapestWhole: totalsOf(linesOf(cheapest, catalogue)),
    bundles,
  };
}

/** The systems without a contact on any shutter, and what a workplace needs for it; as they are where it joins through another contact. */
function withoutShutters(systems: Systems): Systems {
  const { core, balanced, video } = systems;
  if (core.alarm?.frame.hasInputs) return systems;
  const gone: RuleId[] = isResidence(core.home) ? ['ALM-SHUTTER'] : ['ALM-SHUTTER', 'ALM-REMOTE'];
  return { core: without(core, gone), balanced: without(balanced, gone), video };
}

/** Stands for the panel that no catalogue has: it becomes a gap. */
const missingPanel: Need = {
  ruleId: 'ALM-PANEL',
  quantity: 1,
  kinds: ['panel'],
  accepts: () => false,
  reason: () => reasonOf('', {}),
};
