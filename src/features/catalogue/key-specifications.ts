import type { Product, Specification } from './contract.ts';
import { chapterSpecifications } from './specifications.ts';

/** The specifications by which a product is judged, the most telling first; of one product only a few exist. */
const telling = [
  'resolution_mp',
  'hfov_deg',
  'channels',
  'capacity_tb',
  'grade',
  'devices',
  'zones',
  'range_m',
  'spl_db',
  'volume_m3',
  'hold_kg',
  'lumen',
  'power_va',
  'poe_ports',
  'poe_w',
  'screen_in',
  'speakers',
  'length_m',
  'ir_m',
  'colour_night',
  'zoom_x',
  'in_mbps',
  'max_tb',
  'runtime_min',
  'ah',
  'conductor',
  'credentials',
  'fail',
  'users',
  'standby_h',
  'angle_deg',
  'pet_kg',
  'sensor_life_y',
  'battery_y',
  'standard',
  'interface',
  'poe',
  'ip',
  'comms',
  'radio',
  'power_w',
];

/** What everybody asks before mounting a device. */
const fitting = ['dimensions_mm', 'temp_c', 'mount'];

export const maxKeySpecifications = 8;

/**
 * The eight specifications that say what a product is and whether it fits, of those that it has; the others are folded on its
 * page.
 */
export function keySpecifications(
  specifications: Product['specifications'],
): [key: string, specification: Specification][] {
  const has = (key: string) => specifications[key] !== undefined && specifications[key].value !== false;
  const ends = fitting.filter(has);
  // Then the others, such as those that a shop added, in its order; its name says what it is.
  const own = Object.keys(specifications).filter(
    (key) =>
      has(key) &&
      key !== 'kind' &&
      !chapterSpecifications.has(key) &&
      !fitting.includes(key) &&
      !telling.includes(key),
  );
  const most = maxKeySpecifications - ends.length;
  const chosen = [...[...telling.filter(has), ...own].slice(0, most), ...ends];
  return chosen.flatMap((key) => (specifications[key] ? [[key, specifications[key]]] : []));
}
