// An alarm with fewer pieces of some parts.
import type { Alarm } from './alarm.ts';
import { isLeftAlone } from './fire.ts';
import type { Catalogue } from './pick.ts';
import { isResidence } from './premises.ts';
import type { RuleId } from './rules.ts';
import { grossCentsOf, withinInputs, type System } from './system.ts';
import { entrancesOf } from './zones.ts';

const indexOf = ({ parts }: Alarm, ruleId: RuleId) => parts.findIndex(({ need }) => need.ruleId === ruleId);

/** The parts of which a smaller system may have fewer. */
const reducible = {
  contacts: 'ALM-CONTACT',
  motion: 'ALM-MOTION',
  smoke: 'FIRE-SMOKE',
  remotes: 'ALM-REMOTE',
  keypads: 'ALM-KEYPAD',
  outdoor: 'ALM-SIREN-OUT',
  indoor: 'ALM-SIREN-IN',
  floods: 'EXT-FLOOD',
  sirensIn: 'ALM-SIREN-IN',
  sirensOut: 'ALM-SIREN-OUT',
  curtains: 'ALM-CURTAIN',
  glass: 'ALM-GLASS',
  comm: 'ALM-COMM',
  shutters: 'ALM-SHUTTER',
  inputs: 'ALM-INPUT',
} as const satisfies Record<string, RuleId>;
export type Place = keyof typeof reducible;
type Places = Record<Place, number>;

/** Thousands of reductions of one alarm ask for the same places. */
const placesIn = new WeakMap<Alarm, Places>();
export function placesOf(alarm: Alarm): Places {
  const known = placesIn.get(alarm);
  if (known) return known;
  const indices = Object.entries(reducible).map(([place, ruleId]) => [place, indexOf(alarm, ruleId)]);
  const places = Object.fromEntries(indices) as Places;
  placesIn.set(alarm, places);
  return places;
}
export type Counts = Partial<Record<Place, number>>;

/** A core with so many pieces of some parts. */
export function reduced(core: System, counts: Counts): System {
  if (!core.alarm) return core;
  const quantities = [...core.quantities];
  const places = placesOf(core.alarm);
  for (const [place, count] of Object.entries(counts)) {
    const at = places[place as Place];
    if (at >= 0) quantities[at] = count;
  }
  return withinInputs({ ...core, quantities });
}

/**
 * The fewest contacts beside some motion detectors: one at every entrance, and no fewer detectors than sirens, one at least; of a whole system every contact where no motion detector serves.
 */
export function fewestContacts(core: System, alarm: Alarm, motion: number, isWhole: boolean): number {
  const { home, quantities } = core;
  const at = placesOf(alarm);
  const contacts = quantities[at.contacts] ?? 0;
  if (isWhole && (quantities[at.motion] ?? 0) > 0 && !alarm.parts[at.motion]?.item) return contacts;
  const sirens = alarm.parts.reduce(
    (sum, { need }, index) => sum + (need.ruleId.startsWith('ALM-SIREN') ? (quantities[index] ?? 0) : 0),
    0,
  );
  return Math.min(contacts, Math.max(entrancesOf(home), sirens - motion, 1 - motion));
}

/** A window's contact gives way to a second remote, for whoever comes in while a home stands empty for weeks and finds no keypad. */
export function withSecondKey(system: System, core: System, catalogue: Catalogue, capCents: number): System {
  const { alarm, home, quantities } = system;
  if (!alarm || !isResidence(home) || !isLeftAlone(home)) return system;
  const at = placesOf(alarm);
  const contacts = quantities[at.contacts] ?? 0;
  const remotes = Math.min(2, core.quantities[at.remotes] ?? 0);
  if ((quantities[at.keypads] ?? 0) > 0 || (quantities[at.remotes] ?? 0) >= remotes) return system;
  return (
    [contacts, Math.max(entrancesOf(home), contacts - 1)]
      .map((fewer) => reduced(system, { remotes, contacts: Math.min(contacts, fewer) }))
      .find((next) => grossCentsOf(next, catalogue) <= capCents) ?? system
  );
}
