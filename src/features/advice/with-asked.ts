// What the smallest system has of what was asked beside its alarm: as much as fits, in the order of its use.
import { budgetCaps } from './budget.ts';
import { spareDeskCameras } from './cameras.ts';
import { coverageOf } from './coverage.ts';
import type { Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import { norms, type RuleId } from './rules.ts';
import { grossCentsOf, type System } from './system.ts';
import type { Home } from './types.ts';
import { isOnline } from './utilities.ts';
import { camerasOf, isWifi, videoOf, type VideoPlan } from './video.ts';
import { asksForAlarm } from './zones.ts';

/** What smaller plans leave out, the least first. */
const scopes = [
  { facades: true, rooms: true, sharesDesks: true },
  { facades: true, rooms: false, sharesDesks: true },
  { facades: false, rooms: true, sharesDesks: true },
  { facades: false, rooms: false, sharesDesks: true },
] as const;

/** Plans of the same home with fewer cameras, the most first; none where not even the whole one is recorded. */
export function smallerPlans(home: Home, catalogue: Catalogue, whole: VideoPlan): VideoPlan[] {
  if (whole.unrecorded > 0) return [];
  return scopes
    .filter(({ facades, rooms }) => !facades || !rooms || spareDeskCameras(home) > 0)
    .map((scope) => videoOf(home, catalogue, scope))
    .filter((plan) => plan.unrecorded === 0 && camerasOf(plan) > 0 && camerasOf(plan) < camerasOf(whole))
    .toSorted((one, other) => camerasOf(other) - camerasOf(one))
    .map((plan) => ({
      ...plan,
      missing: whole.missing,
      leftOut: camerasOf(whole) - camerasOf(plan),
    }));
}

/**
 * Plans without cables, each camera on its own card, for where a recorder does not fit: the most first. Nobody who asks for
 * cables gets them, and nothing that no such camera can watch is left out in silence.
 */
function cablelessPlans(home: Home, catalogue: Catalogue, whole: VideoPlan): VideoPlan[] {
  if (isWifi(home) || !isOnline(home) || home.wiring === 'wired' || whole.unrecorded > 0) return [];
  return [{ facades: true, rooms: true }, ...scopes]
    .map((scope) => videoOf({ ...home, wiring: 'wireless' }, catalogue, scope))
    .filter((plan) => plan.missing.length === 0 && camerasOf(plan) > 0 && camerasOf(plan) <= norms.mostOnWifi)
    .toSorted((one, other) => camerasOf(other) - camerasOf(one))
    .map((plan) => ({ ...plan, leftOut: Math.max(0, camerasOf(whole) - camerasOf(plan)) }));
}

const isAccess = (ruleId: RuleId) => ruleId.startsWith('ACC-');
const isLight = (ruleId: RuleId) => ruleId === 'LIGHT-DOOR';
/** Parts of the alarm that the smallest system may do without, those that are placed together in one list. */
const alarmGroups: readonly (readonly RuleId[])[] = [['ALM-SHUTTER', 'ALM-INPUT'], ['EXT-YARD']];

const protects = (system: System) => protectionOf(coverageOf(system));

const bandsUpTo = (capCents: number) =>
  Object.values(budgetCaps)
    .filter((cap) => cap <= capCents)
    .toSorted((one, other) => one - other);

/** What follows the cameras, the most useful first: each gives a system with one group more of what was asked. */
const additionsOf = (balanced: System): ((system: System) => System)[] => [
  ...alarmGroups.map((group) => (system: System) => ({
    ...system,
    quantities: system.quantities.map((quantity, index) =>
      group.some((ruleId) => ruleId === balanced.alarm?.parts[index]?.need.ruleId)
        ? (balanced.quantities[index] ?? quantity)
        : quantity,
    ),
  })),
  ...[isAccess, isLight].map((isOf) => (system: System) => {
    const group = balanced.solos.filter(({ need }) => isOf(need.ruleId));
    return group.every(({ item }) => item) ? { ...system, solos: [...system.solos, ...group] } : system;
  }),
];

/**
 * The smallest system with what was asked and fits beside its whole alarm, where all of it does not: cameras, fewer of them or
 * without cables before none, shutters, yard, access, light. Within the largest band for which that is so, and never less than in a smaller one, so that a
 * larger band never protects less. Who asks for cameras alone gets as many as fit.
 */
export function withAsked(
  essential: System,
  core: System,
  balanced: System,
  catalogue: Catalogue,
  capCents: number,
): System {
  const whole = balanced.video && balanced.video.groups.length > 0 ? balanced.video : undefined;
  const cents = (system: System) => grossCentsOf(system, catalogue);
  if (!asksForAlarm(core.home)) {
    if (!whole) return essential;
    if (cents(core) <= capCents) return core;
    const plans = [
      ...smallerPlans(core.home, catalogue, whole),
      ...cablelessPlans(core.home, catalogue, whole),
    ].map((video): System => ({ ...core, video }));
    const cheapest = plans.toSorted((one, other) => cents(one) - cents(other))[0];
    if (!cheapest) return core;
    return bandsUpTo(capCents).reduce((best, cap) => {
      const next = plans.find((system) => cents(system) <= cap);
      return next && protects(next) >= protects(best) - 1e-9 ? next : best;
    }, cheapest);
  }
  const [least, asked] = [cents(core), cents(balanced)];
  const caps = bandsUpTo(capCents).filter((cap) => cap < asked && cap >= least);
  if (caps.length === 0) return essential;
  const systemsWith = (plans: readonly VideoPlan[]) => plans.map((video): System => ({ ...core, video }));
  const fitting = (systems: readonly System[], cap: number) => systems.find((system) => cents(system) <= cap);
  const cabled = whole ? systemsWith([whole, ...smallerPlans(core.home, catalogue, whole)]) : [];
  const loose =
    whole && caps.some((cap) => !fitting(cabled, cap))
      ? systemsWith(cablelessPlans(core.home, catalogue, whole))
      : [];
  const additions = additionsOf(balanced);
  const filled = (cap: number) =>
    additions.reduce(
      (system, add) => {
        const next = add(system);
        return cents(next) <= cap ? next : system;
      },
      fitting(cabled, cap) ?? fitting(loose, cap) ?? core,
    );
  return caps.map(filled).reduce((best, next) => (protects(next) >= protects(best) - 1e-9 ? next : best));
}
