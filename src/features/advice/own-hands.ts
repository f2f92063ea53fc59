// Whether an alarm can be put up without a technician.
import type { Alarm } from './alarm.ts';
import { deviceOf } from './frame.ts';
import { isBooth, isBusiness, isHall, isResidence } from './premises.ts';
import { norms } from './rules.ts';
import type { System } from './system.ts';
import type { Home } from './types.ts';

/** A business that is no larger than a flat, without goods that thieves look for. */
export const isSmallOffice = (home: Home) =>
  isBusiness(home) && !isHall(home) && home.areaM2 <= norms.heardAreaM2 && home.contents !== 'special';

/** Whether an alarm can be installed without a technician: at home, in a kiosk and in an office of a flat's size, but for a kiosk up to grade 2, without wires to its panel. */
export const isForOwnHands = (home: Home, { frame, parts, panel }: Alarm) =>
  (isResidence(home) || isSmallOffice(home) || isBooth(home)) &&
  (frame.needed <= 2 || isBooth(home)) &&
  panel.calc.wiredZones === 0 &&
  parts.every(({ need, item }) => {
    const device = item && deviceOf(item.calc);
    // The wire of a shutter's contact ends at the one beside it.
    return (
      need.quantity === 0 ||
      need.ruleId === 'ALM-SHUTTER' ||
      !device ||
      device.isWireless ||
      device.isStandalone
    );
  });

/** Whether the customer installs it: who sets devices up himself, and who is at ease with a telephone where no technician fits his band. */
export const canInstallAlone = ({ home, isForTechnician }: System, alarm: Alarm) =>
  home.experience !== 'beginner' && !isForTechnician && isForOwnHands(home, alarm);
