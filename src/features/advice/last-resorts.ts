// A picture that was asked for, where no plan fits as it should be: before none at all.
import { pick, type Catalogue } from './pick.ts';
import { aloneSmokeNeed } from './smoke.ts';
import type { System } from './system.ts';

/** Without what keeps recording through a cut of the mains. */
const withoutUps = (system: System): System => ({
  ...system,
  video: system.video && { ...system.video, lacksUps: true },
});

/** Where no alarm is, one smoke alarm a floor: each still wakes somebody. */
function withFewSmoke(system: System, catalogue: Catalogue): System[] {
  const { alarm, home, solos } = system;
  const need = aloneSmokeNeed(home, home.floors);
  const item = pick(catalogue, need);
  const isMore = solos.some((part) => part.need.ruleId === 'FIRE-SMOKE' && part.need.quantity > home.floors);
  if (alarm || !item || !isMore) return [];
  return [
    { ...system, solos: solos.map((part) => (part.need.ruleId === 'FIRE-SMOKE' ? { need, item } : part)) },
  ];
}

/** The same systems with less of what the picture rests on, or stands beside. */
export const lastResorts = (systems: readonly System[], catalogue: Catalogue): System[] => [
  ...systems.flatMap((system) => withFewSmoke(system, catalogue)),
  ...systems.filter(({ video }) => video?.recorder).map(withoutUps),
];
