// The rules against exhaustive search on small cases: what a program finds that tries everything.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { randomHome, seeded } from '../../../tests/support/advice/random-homes.ts';
import { withVat } from '#shared/money.ts';
import { systemsOf } from './advise.ts';
import { priceOf, quantitiesOf } from './alarm.ts';
import { distanceAt } from '#features/catalogue/field-of-view.ts';
import { camerasAlong, facadeTargets, type Target } from './cameras.ts';
import { entranceTarget } from './door-cameras.ts';
import { insideTargets } from './inside-cameras.ts';
import { coverageOf } from './coverage.ts';
import { essentialOf } from './essential.ts';
import { bestSelection, choicesOf } from './extras.ts';
import { homeOf } from './home.ts';
import { canInstallAlone } from './own-hands.ts';
import { catalogueOf, pick, stocked, unitCents, type Catalogue, type ItemOf } from './pick.ts';
import { isResidence } from './premises.ts';
import { recorderCents, recorderFor } from './recorder.ts';
import { homeRisk, protectionOf, riskBandOf } from './risk.ts';
import { netCentsOf, type System } from './system.ts';
import type { Finer, Home, Item } from './types.ts';
import { isAlong } from './sim-plans.ts';
import { camerasOf, videoOf, type VideoPlan } from './video.ts';
import { scopesOf, withAsked } from './with-asked.ts';

const maxGap = 0.05;
const shuffledPrices = (seed: number): Item[] => {
  const random = seeded(seed);
  const shuffled = ({ priceCents }: Item) => Math.max(100, Math.round(priceCents * (0.5 + random())));
  return stockedItems.map((item) => ({ ...item, priceCents: shuffled(item) }));
};

/** Small homes: everything can still be tried. */
function smallHome(seed: number, some: Finer = {}): Home {
  const [answers, finer] = randomHome(seed);
  return homeOf(
    { ...answers, concerns: [...answers.concerns, 'break-in', 'perimeter'] },
    { ...finer, areaM2: 60 + (seed % 5) * 25, floors: 1, doors: 1 + (seed % 2), windows: seed % 5, ...some },
  );
}

const gradeFor = (home: Home) => riskBandOf(homeRisk(home)).grade;

describe('the essential system', () => {
  it('protects as much as the best of all reductions that fit', () => {
    let worst = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const home = smallHome(seed);
      const catalogue = catalogueOf(shuffledPrices(seed));
      const { core } = systemsOf(home, catalogue, gradeFor(home));
      const cap = [40_000, 60_000, 80_000, 100_000][seed % 4] ?? 50_000;
      const best = bestReduction(core, catalogue, cap);
      if (best === undefined) continue;
      const found = protectionOf(coverageOf(essentialOf(core, catalogue, cap)));
      worst = Math.max(worst, (best - found) / best);
    }
    expect(worst).toBeLessThanOrEqual(maxGap);
  });
});

function bestReduction(core: System, catalogue: Catalogue, cap: number): number | undefined {
  const { alarm, home } = core;
  if (!alarm) return undefined;
  const at = (ruleId: string) => alarm.parts.findIndex(({ need }) => need.ruleId === ruleId);
  const [contacts, motion, remotes] = [at('ALM-CONTACT'), at('ALM-MOTION'), at('ALM-REMOTE')];
  const most = (index: number) => core.quantities[index] ?? 0;
  const isByTelephone = alarm.panel.calc.hasData && isResidence(home);
  const remoteCounts = isByTelephone ? [most(remotes), 0] : [most(remotes)];
  // A whole system, with what saves lives: the entrances, or every opening where nothing detects motion, and half of the motion detectors.
  const isMotionServed = alarm.parts[motion]?.item !== undefined || most(motion) === 0;
  const fewestContacts = Math.min(most(contacts), isMotionServed ? home.doors - home.balconyDoors : 99);
  const fewestMotion = Math.min(most(motion), Math.max(home.floors, Math.ceil(most(motion) / 2)));
  let best: number | undefined;
  for (const isInstalled of canInstallAlone(core, alarm) ? [true, false] : [true])
    for (let c = fewestContacts; c <= most(contacts); c += 1)
      for (let m = fewestMotion; m <= most(motion); m += 1)
        for (const r of remoteCounts) {
          const quantities = core.quantities.map((quantity, index) =>
            index === contacts ? c : index === motion ? m : index === remotes ? r : quantity,
          );
          const system = { ...core, quantities, isInstalled };
          if (withVat(netCentsOf(system, catalogue)) > cap) continue;
          best = Math.max(best ?? 0, protectionOf(coverageOf(system)));
        }
  return best;
}

describe('the extras', () => {
  it('are worth as much as the best of all selections that fit', () => {
    let worst = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const home = smallHome(seed, { yardM: 30, combustionRooms: 1 });
      const catalogue = catalogueOf(shuffledPrices(seed));
      const { balanced, video } = systemsOf(home, catalogue, gradeFor(home));
      const choices = choicesOf(balanced, catalogue, video);
      const net = netCentsOf(balanced, catalogue);
      const cap = withVat(net) + 15_000 * (1 + (seed % 6));
      const best = bestExtras(balanced, catalogue, choices, cap);
      const found = bestSelection(net, choices, [cap]).worth;
      if (best > 0) worst = Math.max(worst, (best - found) / best);
    }
    expect(worst).toBeLessThanOrEqual(maxGap);
  });
});

/** Of all selections that fit: with one plan of cameras at most, and no light whose money would buy a better plan. */
function bestExtras(
  balanced: System,
  catalogue: Catalogue,
  choices: ReturnType<typeof choicesOf>,
  cap: number,
) {
  const isLight = ({ parts }: (typeof choices)[number]) => parts[0]?.need.ruleId === 'LIGHT-DOOR';
  const fits = (chosen: typeof choices) => {
    const system: System = {
      ...balanced,
      solos: [...balanced.solos, ...chosen.flatMap(({ parts }) => parts)],
      video: chosen.find(({ video }) => video)?.video ?? balanced.video,
    };
    return withVat(netCentsOf(system, catalogue)) <= cap;
  };
  let best = 0;
  for (let bits = 0; bits < 2 ** choices.length; bits += 1) {
    const chosen = choices.filter((_, index) => (bits >> index) & 1);
    const plans = chosen.filter(({ video }) => video);
    if (plans.length > 1 || !fits(chosen)) continue;
    const others = chosen.filter((choice) => !isLight(choice) && !choice.video);
    const better = choices.filter(({ video, risk }) => video && risk > (plans[0]?.risk ?? 0));
    if (chosen.some(isLight) && better.some((plan) => fits([...others, plan]))) continue;
    best = Math.max(
      best,
      chosen.reduce((sum, { worth }) => sum + worth, 0),
    );
  }
  return best;
}

describe('the alarm', () => {
  it('costs what the cheapest choice of products and kit costs', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const home = smallHome(seed, { wiring: 'either', petKg: 0, existing: [] });
      const catalogue = catalogueOf(shuffledPrices(seed));
      const { alarm } = systemsOf(home, catalogue, gradeFor(home)).core;
      if (!alarm) continue;
      const found = priceOf(alarm, quantitiesOf(alarm.parts), true).cents;
      const best = cheapestAlarm(alarm, catalogue);
      expect(found - best, String(seed)).toBeLessThanOrEqual(maxGap * best);
    }
  });
});

/** Every product of equal rank for every part, with every kit: the least sum. */
function cheapestAlarm({ parts, panel }: NonNullable<System['alarm']>, catalogue: Catalogue): number {
  const sums = [undefined, ...stocked(catalogue, 'kit')].map((kit) => {
    const pieces = new Map(Object.entries(kit?.contains ?? {}));
    if (kit && !pieces.has(panel.id)) return Infinity;
    return parts.reduce(
      (sum, { need }) => {
        const best = pick(catalogue, need);
        const rank = best ? (need.rank?.(best) ?? 0) : Infinity;
        const serving = need.kinds
          .flatMap((kind) => stocked(catalogue, kind) as readonly Item[])
          .filter((item) => need.accepts(item) && (need.rank?.(item) ?? 0) <= rank);
        const inKit = serving.reduce((count, item) => count + (pieces.get(item.id) ?? 0), 0);
        const cheapest = Math.min(...serving.map((item) => unitCents(item, true)));
        const rest = Math.max(0, need.quantity - inKit);
        return sum + (rest === 0 || serving.length === 0 ? 0 : rest * cheapest);
      },
      kit ? unitCents(kit, true) : 0,
    );
  });
  return Math.min(...sums);
}

describe('the cameras', () => {
  it('are as few as in the best of all assignments, and cost at most 5 % more with their recorder', () => {
    const gaps: number[] = [];
    for (let seed = 1; seed <= 45; seed += 1) {
      const home: Home = {
        ...smallHome(seed, { wiring: 'either', doors: 1, cashDesks: 1, perimeterM: 30 + seed, floor: 0 }),
        priority: 'prevention',
      };
      if (home.propertyType === 'apartment') continue;
      const catalogue = catalogueOf(shuffledPrices(seed));
      const plan = videoOf(home, catalogue);
      if (!plan.recorder || plan.missing.length > 0) continue;
      const facades = facadeTargets(home);
      const door = facades.length === 0 ? entranceTarget(home, 0) : undefined;
      const targets = [...facades, ...(door ? [door] : []), ...insideTargets(home)];
      const found =
        plan.groups.reduce((sum, { item, quantity }) => sum + quantity * unitCents(item, true), 0) +
        recorderCents(plan.recorder);
      const best = fewestVideo(home, targets, catalogue);
      if (best.cents === Infinity) continue;
      expect([seed, plan.groups.reduce((sum, { quantity }) => sum + quantity, 0)]).toEqual([
        seed,
        best.cameras,
      ]);
      gaps.push((found - best.cents) / best.cents);
    }
    expect(gaps.length).toBeGreaterThan(20);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(maxGap);
  });
});

/** Of all assignments those with the fewest cameras, and of these the cheapest. */
function fewestVideo(home: Home, targets: readonly Target[], catalogue: Catalogue) {
  const cameras = stocked(catalogue, 'camera').filter(
    ({ calc }) =>
      calc.isWired && !calc.isCoax && !calc.isPanoramic && calc.hfovDeg >= 60 && calc.hfovDeg <= 120,
  );
  let best = { cameras: Infinity, cents: Infinity };
  const assign = (index: number, chosen: readonly ItemOf<'camera'>[]) => {
    const target = targets[index];
    if (!target) {
      if (chosen.length > best.cameras) return;
      const recorder = recorderFor(catalogue, chosen, home.daysKept);
      if (!recorder) return;
      const cents = chosen.reduce((sum, item) => sum + unitCents(item, true), recorderCents(recorder));
      if (chosen.length < best.cameras || cents < best.cents) best = { cameras: chosen.length, cents };
      return;
    }
    for (const camera of cameras) {
      if (camera.calc.classes < (target.isOutdoor ? 2 : 1)) continue;
      if (target.distanceM > 0 && distanceAt(camera.calc, target.pixels) < target.distanceM) continue;
      const along = (slack: number, { calc } = camera) =>
        camerasAlong(calc, target.lengthM, target.pixels, slack);
      const fewest = (slack: number) => Math.min(...cameras.map((one) => along(slack, one)));
      const slack = fewest(1.15) < fewest(1) ? 1.15 : 1;
      const count = target.mounts * (target.lengthM === 0 ? 1 : along(slack));
      assign(index + 1, [...chosen, ...Array.from({ length: count }, () => camera)]);
    }
  };
  assign(0, []);
  return best;
}

/** A side of the perimeter, light and doors that were asked for come before one more camera. */
const sidesFirst = (plans: VideoPlan[]) => (plans.some(isAlong) ? plans.filter(isAlong) : plans);

describe('the smallest system’s cameras', () => {
  it('are as many as the best of the smaller plans that fit beside the whole alarm', () => {
    let [some, none, below] = [0, 0, 0];
    for (let seed = 1; seed <= 120; seed += 1) {
      const told: Finer = { cashDesks: 1, internet: 'yes', hasMains: true, existing: [] };
      const asked = smallHome(seed, told);
      const yardM = asked.propertyType === 'apartment' ? 0 : 60;
      const concerns = asked.concerns.filter((id) => !/lighting|access/.test(id));
      const home: Home = { ...asked, yardM, concerns, budget: 'high' };
      const catalogue = catalogueOf(shuffledPrices(seed));
      const { core, balanced } = systemsOf(home, catalogue, gradeFor(home));
      const whole = balanced.video;
      const bare: System = {
        ...core,
        quantities: core.quantities.map((quantity, index) =>
          core.alarm?.parts[index]?.need.ruleId === 'EXT-FLOOD' ? 0 : quantity,
        ),
      };
      if (!whole || whole.unrecorded > 0 || camerasOf(whole) === 0 || !core.alarm) continue;
      for (const cap of [150_000, 300_000]) {
        if (withVat(netCentsOf(balanced, catalogue)) <= cap) continue;
        const fittingFor = (isLoose: boolean) =>
          [{}, ...scopesOf(home)]
            .map((scope) => videoOf(home, catalogue, { ...scope, isLoose }))
            // What is no smaller than the whole plan is none of the smaller ones.
            .filter((plan, index) => isLoose || index === 0 || camerasOf(plan) < camerasOf(whole))
            .filter(({ groups, unrecorded }) => groups.length > 0 && unrecorded === 0)
            .filter((video) => withVat(netCentsOf({ ...bare, video }, catalogue)) <= cap);
        const cabled = sidesFirst(fittingFor(false)).map(camerasOf);
        const loose = fittingFor(true)
          .filter((plan) => plan.missing.length === 0 && home.wiring !== 'wired')
          .filter(() => isResidence(home) && home.priority !== 'evidence')
          .map(camerasOf)
          .filter((count) => count <= 4);
        const fitting = cabled.length > 0 ? cabled : loose;
        const askedIn = (band: number) =>
          withAsked(essentialOf(core, catalogue, band), core, balanced, catalogue, band);
        const system = askedIn(cap);
        const found = camerasOf(system.video ?? { groups: [], afar: undefined });
        // What the band below has beside fewer cameras may protect more.
        const isFromBelow =
          cap > 150_000 && netCentsOf(system, catalogue) === netCentsOf(askedIn(150_000), catalogue);
        if (system.video?.lacksUps) continue; // None fits with its UPS.
        // Else what nobody asked for makes room for those at the entrances, and for proof at a desk.
        const givesWay = home.concerns.includes('entry-monitoring') && fitting.length === 0;
        const least = givesWay ? Math.min(home.doors + Number(home.priority === 'evidence'), found) : 0;
        expect([seed, cap, found]).toEqual([seed, cap, isFromBelow ? found : Math.max(least, ...fitting)]);
        below += isFromBelow ? 1 : 0;
        [some, none] = found > 0 ? [some + 1, none] : [some, none + 1];
      }
    }
    expect(Math.min(some, none)).toBeGreaterThan(10);
    expect(below).toBeLessThan(some / 4);
  });
});
