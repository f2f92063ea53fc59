// The complete system: of all selections of its extras, the one that protects most within the budget.
import { amountOf } from '#shared/money.ts';
import type { Part } from './alarm.ts';
import { budgetCaps } from './budget.ts';
import { allPieces, coverageOf } from './coverage.ts';
import { pick, type Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import { extrasOf, priorityWeight, type Extra } from './modules.ts';
import { routerUps } from './network.ts';
import { usefulPhoto } from './photo.ts';
import { zonesOf } from './alarm.ts';
import { followingParts, netCentsOf, withParts, yardLineOf, zonesTaken, type System } from './system.ts';
import { isOnSim } from './utilities.ts';
import { camerasOf, videoOf, type VideoPlan } from './video.ts';
import { asksForYard, yardNeed } from './yard.ts';
import { asksForCameras } from './cameras.ts';
import { smallerPlans } from './with-asked.ts';
import { asksForAlarm, zonesWithoutReserve } from './zones.ts';

/** An extra: parts, or a plan of cameras, of which a selection has one at most. */
export type Choice = {
  parts: readonly Part[];
  video: VideoPlan | undefined;
  netCents: number;
  worth: number;
  risk: number;
};

const isLight = ({ parts }: Choice) => parts.some(({ need }) => need.ruleId === 'LIGHT-DOOR');

/** The extras that the catalogue has, each with its price and what it is worth; none for who asks for nothing against burglars. */
export function choicesOf(balanced: System, catalogue: Catalogue, video: VideoPlan | undefined): Choice[] {
  const { home, alarm } = balanced;
  if (!asksForAlarm(home) && !asksForCameras(home)) return [];
  const before = protectionOf(coverageOf(balanced));
  const worthOf = (system: System, { points, isPreferred }: Pick<Extra, 'points' | 'isPreferred'>) => {
    const risk = Math.max(0, protectionOf(coverageOf(system)) - before) * 100;
    return { risk, worth: (risk + points) * (isPreferred ? priorityWeight : 1) };
  };
  let free = alarm ? zonesWithoutReserve(alarm.panel.calc) - zonesTaken(balanced) : 0;
  const lacks = (system: System) => followingParts(system, catalogue).filter(({ item }) => !item).length;
  const yard =
    alarm && asksForYard(home) && allPieces(balanced, 'EXT-YARD') === 0
      ? (yardLineOf(balanced)?.need ?? yardNeed(home, alarm.panel.calc, catalogue))
      : undefined;
  // With the extras before it: wired ones take from the same battery, and a longer cable.
  let together = balanced;
  const records = balanced.video ? balanced.video.recorder !== undefined : video?.recorder !== undefined;
  const photo: Extra[] =
    alarm && !home.concerns.includes('remote-monitoring')
      ? usefulPhoto(home, alarm.panel.calc, catalogue).map((need) => ({
          needs: [need],
          points: 2,
          isPreferred: home.priority === 'detection',
        }))
      : [];
  const wanted = [...extrasOf(home, alarm?.frame, yard), ...photo, ...(records ? [] : routerUps(balanced))];
  const choices = wanted.flatMap((extra): Choice[] => {
    const parts = extra.needs.map((need) => ({ need, item: pick(catalogue, need) }));
    const joined = zonesOf(
      parts,
      parts.map(({ need }) => need.quantity),
    );
    if (parts.some(({ item }) => !item) || joined > free) return [];
    const next = withParts(together, parts);
    if (lacks(next) > lacks(together)) return [];
    free -= joined;
    const netCents = netCentsOf(next, catalogue) - netCentsOf(together, catalogue);
    together = next;
    const system = withParts(balanced, parts);
    return [{ parts, video: undefined, netCents, ...worthOf(system, extra) }];
  });
  if (balanced.video) return [...choices, ...moreOnSim(balanced, catalogue, worthOf)];
  // Nobody is filmed at home who did not ask for it.
  if (!video || video.groups.length === 0 || home.propertyType === 'apartment') return choices;
  const isPreferred = home.priority === 'evidence' || home.priority === 'monitoring';
  const without = netCentsOf(balanced, catalogue);
  const planned = (plan: VideoPlan): Choice => {
    const system = { ...balanced, video: plan };
    const netCents = netCentsOf(system, catalogue) - without;
    return { parts: [], video: plan, netCents, ...worthOf(system, { points: 0, isPreferred }) };
  };
  const whole = planned(video);
  // Where what was asked takes the whole band, nothing is added.
  const hasRoom = amountOf(without).gross < budgetCaps[home.budget];
  const smaller = hasRoom ? smallerPlans(home, catalogue, video).map(planned) : [];
  return [...choices, whole, ...smaller.filter(({ risk }) => risk > 0 && risk < whole.risk)];
}

/** The other entrances of a place whose cameras each have a contract of their own, which nothing asks for. */
function moreOnSim(
  balanced: System,
  catalogue: Catalogue,
  worthOf: (system: System, extra: Pick<Extra, 'points' | 'isPreferred'>) => { risk: number; worth: number },
): Choice[] {
  const { home, video } = balanced;
  if (!video || !isOnSim(home)) return [];
  const more = videoOf(home, catalogue, { onSim: mostOnSim });
  if (camerasOf(more) <= camerasOf(video)) return [];
  const system = { ...balanced, video: more };
  const netCents = netCentsOf(system, catalogue) - netCentsOf(balanced, catalogue);
  return [{ parts: [], video: more, netCents, ...worthOf(system, { points: 3, isPreferred: true }) }];
}
const mostOnSim = 3;

type Selection = {
  chosen: number;
  picked: readonly Choice[];
  worth: number;
  risk: number;
  netCents: number;
};

/** Every selection of the parts, each without cameras and with every plan of them. */
function selectionsOf(choices: readonly Choice[]): Selection[] {
  const parts = choices.filter(({ video }) => !video);
  const plans = [undefined, ...choices.filter(({ video }) => video)];
  return Array.from({ length: 2 ** parts.length }, (_, bits) =>
    plans.map((plan) => {
      const picked = [...parts.filter((_choice, index) => (bits >> index) & 1), ...(plan ? [plan] : [])];
      const sum = (value: (choice: Choice) => number) =>
        picked.reduce((total, choice) => total + value(choice), 0);
      return {
        picked,
        worth: sum(({ worth }) => worth),
        risk: sum(({ risk }) => risk),
        netCents: sum(({ netCents }) => netCents),
      };
    }),
  )
    .flat()
    .map((selection, chosen) => ({ ...selection, chosen }));
}

/** Whether light takes no money from cameras: no plan that protects more would fit in its place. */
function isCamerasFirst({ picked, netCents }: Selection, choices: readonly Choice[], fits: Fits): boolean {
  const light = picked.find(isLight);
  if (!light) return true;
  const own = picked.find(({ video }) => video);
  const others = netCents - light.netCents - (own?.netCents ?? 0);
  return !choices.some((plan) => plan.video && plan.risk > (own?.risk ?? 0) && fits(others + plan.netCents));
}
type Fits = (netCents: number) => boolean;

/**
 * The best selection within a budget, light after cameras. Bands below are decided first, and a larger one may not take more
 * risk: so a larger budget never protects less.
 */
export function bestSelection(
  balancedNetCents: number,
  choices: readonly Choice[],
  capsCents: readonly number[],
): Selection {
  const selections = selectionsOf(choices);
  let best: Selection = { chosen: 0, picked: [], worth: 0, risk: 0, netCents: 0 };
  for (const cap of capsCents) {
    const floor = best.risk;
    const fits: Fits = (netCents) => amountOf(balancedNetCents + netCents).gross <= cap;
    const rank = (selection: Selection) => (isCamerasFirst(selection, choices, fits) ? 1 : 0);
    for (const selection of selections) {
      if (!fits(selection.netCents) || selection.risk < floor - 1e-9) continue;
      const better =
        rank(selection) - rank(best) ||
        selection.worth - best.worth ||
        best.netCents - selection.netCents ||
        best.chosen - selection.chosen;
      if (better > 0) best = selection;
    }
  }
  return best;
}
