// What a kit brings anyway.
import { priceOf } from './alarm.ts';
import { placedPieces } from './coverage.ts';
import type { Catalogue } from './pick.ts';
import type { RuleId } from './rules.ts';
import type { System } from './system.ts';

/** What handles an alarm: a technician's work comes before more of it. */
export const comforts: ReadonlySet<RuleId> = new Set(['ALM-REMOTE', 'ALM-KEYPAD']);

/** What its kit brings to needs that a smaller system serves in part; contacts only where they have an opening. */
const spared: ReadonlySet<RuleId> = new Set([
  ...comforts,
  'ALM-SIREN-IN',
  'ALM-SIREN-OUT',
  'ALM-MOTION',
  'ALM-CONTACT',
]);

/** A system with the remotes, keypads, sirens, contacts and detectors that its kit brings anyway: they cost nothing more. */
export function withKitPieces(system: System): System {
  const { alarm, quantities, isInstalled } = system;
  const { kit } = alarm ? priceOf(alarm, quantities, isInstalled) : {};
  if (!alarm || !kit) return system;
  const more = alarm.parts.map(({ need }, index) =>
    Math.max(
      quantities[index] ?? 0,
      spared.has(need.ruleId) ? Math.min(need.quantity, kit.covers[index] ?? 0) : 0,
    ),
  );
  return { ...system, quantities: more };
}

/** Pieces of a system's alarm: those for comfort, and the others. */
export function piecesOf({ alarm, quantities }: System) {
  const comfort = (alarm?.parts ?? []).reduce(
    (sum, { need }, index) => sum + (comforts.has(need.ruleId) ? (quantities[index] ?? 0) : 0),
    0,
  );
  return { comfort, pieces: quantities.reduce((sum, quantity) => sum + quantity, 0) - comfort };
}

/** Whether its kit brings a remote that no need asks for. */
export function hasSpareRemote(system: System, catalogue: Catalogue): boolean {
  const { alarm, quantities, isInstalled } = system;
  const { kit } = alarm ? priceOf(alarm, quantities, isInstalled) : {};
  const remotes = Object.entries(kit?.kit.contains ?? {}).reduce(
    (sum, [id, count]) => sum + (catalogue.byId.get(id)?.calc.kind === 'remote' ? count : 0),
    0,
  );
  return remotes > placedPieces(system, 'ALM-REMOTE') + placedPieces(system, 'ALM-PANIC');
}
