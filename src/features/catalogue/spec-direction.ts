/** Specifications of which more is better; of a yes or no, yes. */
const higher = new Set([
  'resolution_mp',
  'ir_m',
  'colour_night',
  'wdr_db',
  'fps',
  'zoom_x',
  'channels',
  'in_mbps',
  'bays',
  'max_tb',
  'capacity_tb',
  'grade',
  'zones',
  'devices',
  'partitions',
  'users',
  'standby_h',
  'range_m',
  'pet_kg',
  'spl_db',
  'battery_y',
  'sensor_life_y',
  'hold_kg',
  'screen_in',
  'volume_m3',
  'lumen',
  'power_va',
  'runtime_min',
  'ah',
  'length_m',
  'speakers',
  'onvif',
  'poe_ports',
  'poe_w',
  'radio_m',
  'encrypted',
  'sd_gb',
  'masks',
  'deterrence',
  'app',
  'anti_mask',
  'tamper',
  'photo',
  'cable_m',
]);

const lower = new Set(['min_lux', 'power_w', 'iq_ma', 'hours']);

export type Direction = 'higher' | 'lower' | 'none';

/** The direction in which a specification's values get better; most texts and angles have none. */
export function directionOf(key: string): Direction {
  if (higher.has(key)) return 'higher';
  return lower.has(key) ? 'lower' : 'none';
}

/** The keys that have a direction. */
export const directedKeys: readonly string[] = [...higher, ...lower];
