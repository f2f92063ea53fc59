// What saves lives in a home whose band holds no alarm, and the lights that were asked beside it.
import { budgetCaps } from './budget.ts';
import { needsSmoke } from './concessions.ts';
import { smokeOf } from './fire.ts';
import { askedNeeds, lifeNeeds, someLights, supposedNeeds } from './modules.ts';
import { pick, type Catalogue, type Need } from './pick.ts';
import { aloneSmokeNeed } from './smoke.ts';
import { grossCentsOf, type System } from './system.ts';

/** From so many down to one. */
const downFrom = (count: number) => Array.from({ length: count }, (_, less) => count - less);

/**
 * A system without an alarm, where not even the smallest one fits: smoke alarms that ring on the spot, monoxide, and as many of the
 * lights as fit. None where nobody asked for what saves lives and nothing burns, or where it does not fit either.
 */
export function lifeAloneOf(smallest: System, catalogue: Catalogue, capCents: number): System | undefined {
  const { home, alarm } = smallest;
  // In a larger band it would protect less than an alarm that exceeds the smallest.
  if (!alarm || !needsSmoke(home) || capCents > budgetCaps.low) return undefined;
  const partsOf = (needs: readonly Need[]) =>
    needs.filter(({ quantity }) => quantity > 0).map((need) => ({ need, item: pick(catalogue, need) }));
  const withParts = (needs: readonly Need[]): System => ({
    ...smallest,
    alarm: undefined,
    quantities: [],
    solos: partsOf(needs),
    video: undefined,
    isLifeAlone: true,
  });
  const fits = (system: System) =>
    system.solos.length > 0 &&
    system.solos.every(({ item }) => item) &&
    grossCentsOf(system, catalogue) <= capCents;
  const needs = [aloneSmokeNeed(home, smokeOf(home)), ...lifeNeeds(home)];
  const lit = askedNeeds(home)
    .filter(({ ruleId }) => ruleId === 'LIGHT-DOOR')
    .flatMap((light) =>
      downFrom(light.quantity).map((count) =>
        withParts([...needs, count === light.quantity ? light : someLights(light, home, count)]),
      ),
    );
  return [...lit, withParts(needs)].find(fits);
}

/** A system with a monoxide alarm for what only most houses burn, where its band has room for it. */
export function withSupposedGas(system: System, catalogue: Catalogue, capCents: number): System {
  const parts = supposedNeeds(system.home).map((need) => ({ need, item: pick(catalogue, need) }));
  const has = system.solos.some(({ need }) => need.ruleId === 'FIRE-CO');
  if (!system.alarm || has || parts.length === 0 || parts.some(({ item }) => !item)) return system;
  const next = { ...system, solos: [...system.solos, ...parts] };
  return grossCentsOf(next, catalogue) <= capCents ? next : system;
}
