import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import type { KindOf } from '#features/catalogue/device.ts';
import { planOf } from '#features/home-plan/plan-of.ts';
import type { RuleId } from '#features/advice/rules.ts';
import type { Answers, Item, Line, PropertyType } from '#features/advice/types.ts';
import type { ExampleSystem } from './contract.ts';

type Group = 'cameras' | 'contacts' | 'motion' | 'fire' | 'sirens' | 'controls';

/** A usual place of each kind; every other measure is the engine's default. */
const places: Record<PropertyType, Pick<Answers, 'propertySize' | 'location'>> = {
  apartment: { propertySize: 'small', location: 'urban' },
  house: { propertySize: 'medium', location: 'suburban' },
  business: { propertySize: 'small', location: 'urban' },
  warehouse: { propertySize: 'large', location: 'industrial' },
};

/** Two technicians work eight hours a day. */
const hoursADay = 2 * 8;

const groupOfKind: Partial<Record<KindOf, Group>> = {
  camera: 'cameras',
  doorbell: 'cameras',
  contact: 'contacts',
  glassbreak: 'contacts',
  pir: 'motion',
  dual: 'motion',
  curtain: 'motion',
  outdoor: 'motion',
  beam: 'motion',
  smoke: 'fire',
  co: 'fire',
  siren: 'sirens',
};

const groupOfRule: Partial<Record<RuleId, Group>> = {
  'ALM-CONTACT': 'contacts',
  'ALM-MOTION': 'motion',
  'ALM-SIREN-IN': 'sirens',
  'ALM-SIREN-OUT': 'sirens',
};

/** A kit counts by its pieces; cable is no piece. */
function groupsOf({ item: { calc }, quantity, covers }: Line): [Group, number][] {
  if (calc.kind === 'cable') return [];
  if (covers) return covers.map((one) => [groupOfRule[one.ruleId] ?? 'controls', one.quantity]);
  return [[groupOfKind[calc.kind] ?? 'controls', quantity]];
}

const usualHome = (propertyType: PropertyType) =>
  homeOf({
    propertyType,
    ...places[propertyType],
    concerns: ['break-in', 'alarm', 'remote-monitoring'],
    budget: 'high',
    priority: 'monitoring',
    currentSecurity: '',
    experience: 'beginner',
  });

/** What the engine advises for a usual place of this kind against break-in, with an alarm and a view from afar. */
export function usualSystem(propertyType: PropertyType, items: readonly Item[]) {
  const home = usualHome(propertyType);
  const [, { lines, hours }] = adviseOn(home, items).bundles;
  return { propertyType, home, lines, hours };
}

type UsualSystem = ReturnType<typeof usualSystem>;

/** The system of a house drawn in, and one of its cameras, outside before inside. */
export function exampleInstallation({ home, lines }: UsualSystem, items: readonly Item[]) {
  const cameras = lines.flatMap(({ item: { id, calc } }) => (calc.kind === 'camera' ? [{ id, calc }] : []));
  const camera = cameras.find(({ calc }) => calc.isOutdoor) ?? cameras[0];
  return { areaM2: home.areaM2, plan: planOf(home, lines, items), cameraId: camera && Number(camera.id) };
}

/** A system in numbers. */
export function exampleOf({ propertyType, home, lines, hours }: UsualSystem): ExampleSystem {
  const counts = { cameras: 0, contacts: 0, motion: 0, fire: 0, sirens: 0, controls: 0 };
  for (const [group, quantity] of lines.flatMap(groupsOf)) counts[group] += quantity;
  const pieces = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const days = pieces === 0 ? 0 : Math.max(1, Math.ceil(hours / hoursADay));
  return { propertyType, areaM2: home.areaM2, ...counts, pieces, days };
}
