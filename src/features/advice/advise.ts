import type { Home, Advice, Item } from './types.ts';
import { alarmOf, quantitiesOf, type Part } from './alarm.ts';
import { budgetCaps, bundlesOf } from './bundles.ts';
import { asksForCameras } from './cameras.ts';
import { existingCoverage } from './coverage.ts';
import { canInstallAlone } from './essential.ts';
import { linesOf, totalsOf } from './lines.ts';
import { askedNeeds } from './modules.ts';
import { catalogueOf, pick, type Need } from './pick.ts';
import { homeRisk, riskBandOf } from './risk.ts';
import { norms } from './rules.ts';
import type { System } from './system.ts';
import { reasonOf } from './text.ts';
import { videoOf } from './video.ts';
import { asksForAlarm, smokeNeed, smokeOf, type AlarmFrame } from './zones.ts';

const panelReason =
  ({ grade, panel }: AlarmFrame, zones: number): Need['reason'] =>
  () =>
    reasonOf(
      'Ο κίνδυνος ζητά βαθμό {grade}. {zones:ζώνη:ζώνες} με εφεδρεία 25% είναι {reserved}, ο πίνακας έχει {limit}.',
      { grade, zones, reserved: zones * norms.zoneReserve, limit: panel.zones },
    );

/**
 * The advice for a home from a catalogue: pure, and the same whatever the order of answers and products. Amounts are in
 * cents without VAT unless they are called gross.
 */
export function adviseOn(home: Home, items: readonly Item[]): Advice {
  const catalogue = catalogueOf(items);
  const riskBefore = homeRisk(home, existingCoverage(home));
  // What exists lowers the risk, not the grade that the place asks for.
  const place = riskBandOf(homeRisk(home));
  const { grade } = place;

  const alarm = asksForAlarm(home) ? alarmOf(home, catalogue, grade, panelReason) : undefined;
  const smokes = home.existing.includes('smoke') ? 0 : smokeOf(home);
  const partsOf = (needs: readonly Need[]): Part[] =>
    needs.filter(({ quantity }) => quantity > 0).map((need) => ({ need, item: pick(catalogue, need) }));
  const solos = [
    ...partsOf(asksForAlarm(home) && !alarm ? [missingPanel] : []),
    ...(alarm ? [] : partsOf([smokeNeed(home, undefined, smokes)])),
  ];
  const isOwn = !home.existing.includes('cameras');
  const planned = isOwn ? videoOf(home, catalogue) : undefined;
  const video = planned?.isUnrecorded ? { ...planned, groups: [] } : planned;
  const asked = partsOf(askedNeeds(home));
  const core: System = {
    home,
    alarm,
    quantities: alarm ? quantitiesOf(alarm.parts) : [],
    solos: asksForAlarm(home) ? solos : [...solos, ...asked],
    video: asksForCameras(home) && !asksForAlarm(home) ? video : undefined,
    isInstalled: true,
  };
  const balanced: System = {
    ...core,
    solos: [...solos, ...asked],
    video: asksForCameras(home) ? video : undefined,
  };
  const alone = alarm && canInstallAlone(home, alarm) ? { ...core, isInstalled: false } : core;
  const cap = budgetCaps[home.budget];
  return {
    home,
    riskBefore,
    riskBand: riskBandOf(riskBefore).id,
    gradeNeeded: grade,
    needsSurvey: place.id === 'very-high',
    budgetCapCents: Number.isFinite(cap) ? cap : undefined,
    cheapestWhole: totalsOf(linesOf(alone, catalogue)),
    bundles: bundlesOf(core, balanced, video, catalogue),
  };
}

/** Stands for the panel that no catalogue has: it becomes a gap. */
const missingPanel: Need = {
  ruleId: 'ALM-PANEL',
  quantity: 1,
  kinds: ['panel'],
  accepts: () => false,
  reason: () => reasonOf('', {}),
};
