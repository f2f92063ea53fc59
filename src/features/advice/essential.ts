// The smallest of the three systems: of all reductions of the core, the one that protects most within the budget.
import { coverageOf } from './coverage.ts';
import type { Alarm } from './alarm.ts';
import type { Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import type { RuleId } from './rules.ts';
import { grossCentsOf, type System } from './system.ts';
import type { Home } from './types.ts';
import { isResidence } from './zones.ts';

/** Whether the customer can install an alarm: at home, up to grade 2, without wires. */
export const canInstallAlone = (home: Home, { frame, parts, panel }: Alarm) =>
  isResidence(home) &&
  frame.grade <= 2 &&
  panel.calc.wiredZones === 0 &&
  parts.every(({ item }) => !item || !('isWireless' in item.calc) || item.calc.isWireless || ('isStandalone' in item.calc && item.calc.isStandalone));

const indexOf = ({ parts }: Alarm, ruleId: RuleId) => parts.findIndex(({ need }) => need.ruleId === ruleId);

/** From a number down to one, or nothing where there is nothing. */
const downFrom = (count: number) =>
  count === 0 ? [0] : Array.from({ length: count }, (_, index) => count - index);

/** Every reduction of a core system: fewer contacts, fewer motion detectors, without smoke alarm, installed or not. */
function* reductionsOf(core: System, alarm: Alarm): Generator<System> {
  const [contacts, motion, smoke] = (['ALM-CONTACT', 'ALM-MOTION', 'FIRE-SMOKE'] as const).map((id) =>
    indexOf(alarm, id),
  );
  const asked = (index: number | undefined) => (index === undefined ? 0 : (core.quantities[index] ?? 0));
  const keepsSmoke = core.home.concerns.includes('fire-safety') && core.home.propertyType !== 'apartment';
  for (const isInstalled of canInstallAlone(core.home, alarm) ? [true, false] : [true])
    for (const smokes of keepsSmoke || asked(smoke) === 0 ? [asked(smoke)] : [asked(smoke), 0])
      for (const contactsKept of downFrom(asked(contacts)))
        for (const motionKept of downFrom(asked(motion))) {
          const quantities = core.quantities.map((quantity, index) =>
            index === contacts ? contactsKept : index === motion ? motionKept : index === smoke ? smokes : quantity,
          );
          yield { ...core, quantities, isInstalled };
        }
}

type Rated = { system: System; protection: number; pieces: number; grossCents: number };

const rate = (system: System, catalogue: Catalogue): Rated => ({
  system,
  protection: protectionOf(coverageOf(system)),
  pieces: system.quantities.reduce((sum, quantity) => sum + quantity, 0),
  grossCents: grossCentsOf(system, catalogue),
});

const preferred = (one: Rated, other: Rated) =>
  Math.round((other.protection - one.protection) * 1e9) ||
  other.pieces - one.pieces ||
  Number(other.system.isInstalled) - Number(one.system.isInstalled) ||
  one.grossCents - other.grossCents;

/** The most protecting reduction within the budget; if none fits, the cheapest of all. */
export function essentialOf(core: System, catalogue: Catalogue, capCents: number): System {
  const { alarm } = core;
  if (!alarm || grossCentsOf(core, catalogue) <= capCents) return core;
  let best: Rated | undefined;
  let cheapest: Rated | undefined;
  for (const system of reductionsOf(core, alarm)) {
    const rated = rate(system, catalogue);
    if (!cheapest || rated.grossCents < cheapest.grossCents || (rated.grossCents === cheapest.grossCents && preferred(rated, cheapest) < 0))
      cheapest = rated;
    if (rated.grossCents <= capCents && (!best || preferred(rated, best) < 0)) best = rated;
  }
  return (best ?? cheapest)?.system ?? core;
}
