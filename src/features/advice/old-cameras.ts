// What records cameras that exist on coaxial cable, where nothing new is proposed in their place.
import { ofKind, pick, stocked, unitCents, byText, type Catalogue, type Need } from './pick.ts';
import type { Part } from './alarm.ts';
import { formatLoss, gigabytesPerDay } from './storage.ts';
import type { System } from './system.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';

/** Mbps that one disk holds for these days. */
const mbpsOn = (terabytes: number, days: number) =>
  Math.floor(((terabytes * 1000) / (gigabytesPerDay * formatLoss * days)) * 10) / 10;

/** A recorder that takes coaxial cable and its disk; none where no cameras exist or the catalogue has no such recorder. */
export function oldCameraParts(home: Home, catalogue: Catalogue): Part[] {
  if (!home.existing.includes('cameras') || !home.hasMains) return [];
  const disks = stocked(catalogue, 'hdd').toSorted(
    (one, other) => unitCents(one, true) - unitCents(other, true) || byText(one.id, other.id),
  );
  const [cheapest] = ofKind(catalogue, 'recorder')
    .filter(({ inStock, calc }) => inStock && calc.isCoax && calc.channels > 0)
    .flatMap((recorder) => {
      const disk = disks.find(({ calc }) => calc.tb <= recorder.calc.maxTb);
      return disk ? [{ recorder, disk }] : [];
    })
    .toSorted(
      (one, other) =>
        unitCents(one.recorder, true) - unitCents(other.recorder, true) ||
        byText(one.recorder.id, other.recorder.id),
    );
  if (!cheapest) return [];
  const { recorder, disk } = cheapest;
  const needs: Need[] = [
    {
      ruleId: 'REC-RECORDER',
      quantity: 1,
      kinds: ['recorder'],
      accepts: ({ id }) => id === recorder.id,
      reason: () =>
        reasonOf(
          'Υβριδικό, για τις κάμερες που έχετε: γράφει έως {channels} με ομοαξονικό, όσες δοκιμαστούν και δίνουν εικόνα.',
          { channels: recorder.calc.channels },
        ),
    },
    {
      ruleId: 'REC-DISK',
      quantity: 1,
      kinds: ['hdd'],
      accepts: ({ id }) => id === disk.id,
      reason: () =>
        reasonOf(
          '{disk} TB κρατούν {days:ημέρα:ημέρες}, όσο οι παλιές κάμερες γράφουν μαζί έως {mbps} Mbps.',
          {
            disk: disk.calc.tb,
            days: home.daysKept,
            mbps: mbpsOn(disk.calc.tb, home.daysKept),
          },
        ),
    },
  ];
  return needs.map((need) => ({ need, item: pick(catalogue, need) }));
}

/** The recorder of a system that records old cameras and no new ones. */
export const oldRecorderOf = ({ solos }: Pick<System, 'solos'>) =>
  solos.find(({ need }) => need.ruleId === 'REC-RECORDER')?.item;

/** A system whose old cameras are recorded in place of new ones; unchanged where nothing records them. */
export function withOldCameras(system: System, catalogue: Catalogue): System {
  const parts = oldCameraParts(system.home, catalogue);
  return parts.length === 0 || oldRecorderOf(system)
    ? system
    : { ...system, video: undefined, solos: [...system.solos, ...parts] };
}

/** A system without them, for new ones in their place. */
export const withoutOldCameras = (system: System): System =>
  oldRecorderOf(system)
    ? { ...system, solos: system.solos.filter(({ need }) => !need.ruleId.startsWith('REC-')) }
    : system;
