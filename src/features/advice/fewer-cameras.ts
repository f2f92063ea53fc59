// The smallest system's cameras: fewer of them before none, from the entrance inwards.
import { budgetCaps } from './budget.ts';
import type { Catalogue } from './pick.ts';
import { grossCentsOf, type System } from './system.ts';
import { camerasOf, videoOf, type VideoPlan } from './video.ts';
import { asksForAlarm } from './zones.ts';

/** What smaller plans leave out, the least first. */
const scopes = [
  { facades: true, rooms: false },
  { facades: false, rooms: true },
  { facades: false, rooms: false },
] as const;

/** Plans of the same home with fewer cameras, the most first; none where not even the whole one is recorded. */
function smallerPlans({ home }: System, catalogue: Catalogue, whole: VideoPlan): VideoPlan[] {
  if (whole.unrecorded > 0) return [];
  return scopes
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
 * The smallest system with the cameras that fit beside its whole alarm where all that was asked does not: within the largest
 * band for which that is so, so that a larger band never has fewer. Who asks for cameras alone gets as many as fit.
 */
export function withCameras(
  essential: System,
  core: System,
  balanced: System,
  catalogue: Catalogue,
  capCents: number,
): System {
  const whole = balanced.video;
  if (!whole || whole.groups.length === 0) return essential;
  const cents = (system: System) => grossCentsOf(system, catalogue);
  if (!asksForAlarm(core.home)) {
    if (cents(core) <= capCents) return core;
    const smaller = smallerPlans(core, catalogue, whole).map((video) => ({ ...core, video }));
    return smaller.find((system) => cents(system) <= capCents) ?? smaller.at(-1) ?? core;
  }
  const asked = cents(balanced);
  const limit = Math.max(0, ...Object.values(budgetCaps).filter((cap) => cap <= capCents && cap < asked));
  if (cents(core) > limit) return essential;
  return (
    [whole, ...smallerPlans(core, catalogue, whole)]
      .map((video) => ({ ...core, video }))
      .find((system) => cents(system) <= limit) ?? essential
  );
}
