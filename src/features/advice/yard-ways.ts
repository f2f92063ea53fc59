// Something outside for whoever asked for a perimeter that nothing else in his band watches.
import { pick, type Catalogue } from './pick.ts';
import { isHall } from './premises.ts';
import { atMost, withinInputs, without, zonesTaken, type System } from './system.ts';
import { asksForYard, yardNeed } from './yard.ts';
import { zonesWithoutReserve } from './zones.ts';

/** A hall with ever less of what nobody asked for: a second siren, remotes, and windows before which detectors hang. */
function lessOf(system: System): System[] {
  const { home, alarm, quantities } = system;
  if (!isHall(home)) return [system];
  const at = alarm?.parts.findIndex(({ need }) => need.ruleId === 'ALM-CONTACT') ?? -1;
  const contacts = quantities[at] ?? 0;
  const quiet = atMost(system, 'ALM-SIREN-IN', 1);
  const bare = without(quiet, ['ALM-REMOTE']);
  const windows = Array.from({ length: Math.max(0, contacts - home.doors) }, (_, less) =>
    withinInputs(atMost(bare, 'ALM-CONTACT', contacts - less - 1)),
  );
  return [system, quiet, bare, ...windows];
}

/** An alarm that gave up much to fit, with detectors at the ways to the building: two of them or one, where its panel joins them, the most first. */
export function withWays(essential: System, catalogue: Catalogue): System[] {
  const { home, alarm } = essential;
  if (!alarm || home.propertyType === 'apartment' || !asksForYard(home)) return [];
  const room = zonesWithoutReserve(alarm.panel.calc);
  return [2, 1]
    .flatMap((ways) => {
      const need = yardNeed(home, alarm.panel.calc, catalogue, ways);
      const item = pick(catalogue, need);
      return item
        ? lessOf(essential).map((lean) => ({ ...lean, solos: [...lean.solos, { need, item }] }))
        : [];
    })
    .filter((system) => zonesTaken(system) <= room);
}
