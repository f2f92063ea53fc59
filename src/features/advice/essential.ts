// The smallest of the three systems: of all reductions of the core, the one that protects most within the budget.
import { coverageOf } from './coverage.ts';
import type { Alarm } from './alarm.ts';
import type { Catalogue } from './pick.ts';
import { protectionOf } from './risk.ts';
import type { RuleId } from './rules.ts';
import { grossCentsOf, type System } from './system.ts';
import type { Home } from './types.ts';
import { entrancesOf, isResidence } from './zones.ts';

/** Whether an alarm can be installed without a technician: at home, up to grade 2, without wires. */
export const isForOwnHands = (home: Home, { frame, parts, panel }: Alarm) =>
  isResidence(home) &&
  frame.needed <= 2 &&
  panel.calc.wiredZones === 0 &&
  parts.every(
    ({ need, item }) =>
      need.quantity === 0 ||
      !item ||
      !('isWireless' in item.calc) ||
      item.calc.isWireless ||
      ('isStandalone' in item.calc && item.calc.isStandalone),
  );

/** Whether the customer installs it: who wants to. */
export const canInstallAlone = (home: Home, alarm: Alarm) =>
  home.experience !== 'beginner' && isForOwnHands(home, alarm);

const indexOf = ({ parts }: Alarm, ruleId: RuleId) => parts.findIndex(({ need }) => need.ruleId === ruleId);

/** From a number down to the least of it. */
const downTo = (least: number, count: number) =>
  Array.from({ length: count - least + 1 }, (_, index) => count - index);

/**
 * The fewest detectors of a whole system: half of the motion detectors, one a floor at least, a contact at every entrance, and
 * no fewer of both than sirens; where no motion detector serves, every contact.
 */
function fewestOf({ alarm, home, quantities }: System, at: Places): Pick<Places, 'contacts' | 'motion'> {
  const [contacts, asked] = [quantities[at.contacts] ?? 0, quantities[at.motion] ?? 0];
  const isServed = alarm?.parts[at.motion]?.item !== undefined;
  const motion = Math.min(asked, Math.max(home.floors, Math.ceil(asked / 2)));
  const sirens = (alarm?.parts ?? []).reduce(
    (sum, { need }, index) => sum + (need.ruleId.startsWith('ALM-SIREN') ? (quantities[index] ?? 0) : 0),
    0,
  );
  const least = asked > 0 && !isServed ? contacts : Math.max(entrancesOf(home), sirens - motion);
  return { contacts: Math.min(contacts, least), motion };
}

/** A core without contacts and motion detectors beyond these. */
function reduced(core: System, at: Places, contacts: number, motion: number, smoke: number): System {
  const quantities = core.quantities.map((quantity, index) =>
    index === at.contacts ? contacts : index === at.motion ? motion : index === at.smoke ? smoke : quantity,
  );
  return { ...core, quantities };
}
type Places = { contacts: number; motion: number; smoke: number };

/**
 * The reductions of a core that no other one beats: for every number of motion detectors the most contacts that fit. More
 * contacts never cost less, so the most is found by halving.
 */
function* fittingOf(
  core: System,
  catalogue: Catalogue,
  capCents: number,
  at: Places,
  smoke: number,
): Generator<System> {
  const asked = core.quantities[at.contacts] ?? 0;
  const { contacts: least, motion: leastMotion } = fewestOf(core, at);
  const fits = (system: System) => grossCentsOf(system, catalogue) <= capCents;
  for (const motion of downTo(leastMotion, core.quantities[at.motion] ?? 0)) {
    const smallest = reduced(core, at, least, motion, smoke);
    if (!fits(smallest)) continue;
    let [fitting, tooMany] = [least, asked + 1];
    while (tooMany - fitting > 1) {
      const middle = Math.floor((fitting + tooMany) / 2);
      if (fits(reduced(core, at, middle, motion, smoke))) fitting = middle;
      else tooMany = middle;
    }
    yield reduced(core, at, fitting, motion, smoke);
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
  const { alarm, home } = core;
  if (!alarm || grossCentsOf(core, catalogue) <= capCents) return core;
  const at = {
    contacts: indexOf(alarm, 'ALM-CONTACT'),
    motion: indexOf(alarm, 'ALM-MOTION'),
    smoke: indexOf(alarm, 'FIRE-SMOKE'),
  };
  const fewest = fewestOf(core, at);
  const smokes = core.quantities[at.smoke] ?? 0;
  const withSmoke = home.concerns.includes('fire-safety') || smokes === 0 ? [smokes] : [smokes, 0];
  const ways = canInstallAlone(home, alarm) ? [true, false] : [true];
  let best: Rated | undefined;
  let cheapest: Rated | undefined;
  for (const isInstalled of ways)
    for (const smoke of withSmoke) {
      const start = { ...core, isInstalled };
      const small = rate(reduced(start, at, fewest.contacts, fewest.motion, smoke), catalogue);
      if (!cheapest || small.grossCents < cheapest.grossCents) cheapest = small;
      for (const system of fittingOf(start, catalogue, capCents, at, smoke)) {
        const rated = rate(system, catalogue);
        if (!best || preferred(rated, best) < 0) best = rated;
      }
    }
  return (best ?? cheapest)?.system ?? core;
}
