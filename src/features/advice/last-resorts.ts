// A picture that was asked for, where no plan fits as it should be: before none at all.
import { wantsToLookIn } from './cameras.ts';
import { lessOf } from './entrance-view.ts';
import { withKitPieces } from './kit-pieces.ts';
import { oldCameraParts, withOldCameras } from './old-cameras.ts';
import { pick, type Catalogue } from './pick.ts';
import { aloneSmokeNeed } from './smoke.ts';
import type { System } from './system.ts';
import { isOnline } from './utilities.ts';

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

/** An alarm with less of what nobody asked for, and what records the cameras that exist: for whoever wants proof, or to look in by it. */
const withOldOnes = (bare: System, catalogue: Catalogue): System[] =>
  (bare.home.priority === 'evidence' || (wantsToLookIn(bare.home) && isOnline(bare.home))) &&
  oldCameraParts(bare.home, catalogue).length > 0
    ? lessOf(bare).map((system) => withKitPieces(withOldCameras(system, catalogue)))
    : [];

/** The same systems with less of what the picture rests on, or stands beside; at last an alarm alone with the cameras that exist. */
export const lastResorts = (systems: readonly System[], bare: System, catalogue: Catalogue): System[] => [
  ...systems.flatMap((system) => withFewSmoke(system, catalogue)),
  ...systems.filter(({ video }) => video?.recorder).map(withoutUps),
  ...withOldOnes(bare, catalogue),
];
