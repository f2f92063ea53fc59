import { foldGreek } from '#shared/greek-letters.ts';
import type { DeviceKind } from './device-kinds.ts';
import type { LegalFacts } from './legal-facts.ts';
import { flatSpecifications, type StoredSpecifications } from './specifications.ts';

/** How a product is thrown away: apart as electrical equipment (Directive 2012/19/EU), and its battery apart (2023/1542). */
export type Disposal = { isElectric: boolean; hasBattery: boolean };

/** Kinds that are no device: wires fall under no category of the directive, and batteries have a law of their own. */
const notElectric: ReadonlySet<DeviceKind> = new Set<DeviceKind>(['cable', 'battery']);
/** Kinds that never come without a battery. */
const withBattery: ReadonlySet<DeviceKind> = new Set<DeviceKind>(['battery', 'ups', 'remote', 'kit']);

/**
 * How a product is thrown away: as it or its brand says; else by its kind, by how long its battery lasts and by what feeds it.
 * Undefined where nothing has to be kept apart, as far as anybody knows.
 */
export function disposalOf(
  { isElectric, hasBattery }: Pick<LegalFacts, 'isElectric' | 'hasBattery'>,
  kind: DeviceKind | undefined,
  specifications: StoredSpecifications,
): Disposal | undefined {
  const values = flatSpecifications(specifications);
  const isFed = /μπαταρ|batter/.test(foldGreek(String(values.get('power_source') ?? '')));
  const disposal = {
    isElectric: isElectric ?? (kind !== undefined && !notElectric.has(kind)),
    hasBattery:
      hasBattery ?? ((kind !== undefined && withBattery.has(kind)) || values.has('battery_y') || isFed),
  };
  return disposal.isElectric || disposal.hasBattery ? disposal : undefined;
}
