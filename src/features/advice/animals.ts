// What an animal that moves freely changes: where motion detectors cannot hang, what takes their place.
import type { Device, Panel } from '#features/catalogue/device.ts';
import type { Catalogue } from './pick.ts';
import { deviceOf, joins, type AlarmFrame } from './frame.ts';
import type { Home } from './types.ts';

/** The heaviest animal, in kg, that an indoor motion detector of this panel bears; undefined where there is none. */
export function bearableKg(catalogue: Catalogue, panel: Panel): number | undefined {
  const detectors = (['pir', 'dual'] as const).flatMap((kind) =>
    (catalogue.byKind.get(kind) ?? []).flatMap(({ calc, inStock }) => {
      const device = deviceOf(calc);
      return inStock && device && !device.isOutdoor && joins(device, panel) ? [device.petKg] : [];
    }),
  );
  return detectors.length === 0 ? undefined : Math.max(...detectors);
}

/** Whether no motion detector may hang, because the animal would set it off. */
export const isMotionless = ({ home, bearsKg }: Pick<AlarmFrame, 'home' | 'bearsKg'>) =>
  bearsKg !== undefined && home.petKg > bearsKg;

/** Whether it goes out to where a curtain would hang, as that of a house does. */
export const goesOut = ({ propertyType }: Pick<Home, 'propertyType'>) => propertyType === 'house';

/** Whether a curtain hangs outside the pane, clear of an animal that stays inside and that it would not bear. */
export const isClearOf = ({ isOutdoor, petKg }: Device, home: Pick<Home, 'petKg' | 'propertyType'>) =>
  isOutdoor && !goesOut(home) && petKg < home.petKg;

/** Glass break detectors: of a business for each glazed room; at home, where motion detectors cannot hang, for each room with a balcony door too, and one for windows alone. */
export function glassOf({ home, bearsKg }: AlarmFrame): number {
  if (home.propertyType === 'business') return home.glazedRooms;
  if (!isMotionless({ home, bearsKg })) return 0;
  return Math.max(home.glazedRooms, Math.min(home.balconyDoors, home.rooms), home.windows > 0 ? 1 : 0);
}
