import type { Need } from './pick.ts';
import { alarmAmperes, batteryAhOf, standbyHoursOf } from './power.ts';
import { reasonOf } from './text.ts';
import type { Item } from './types.ts';
import type { AlarmFrame } from './frame.ts';

/** What an alarm with its own box takes from its battery, and how long. */
export type BatteryLoad = {
  standbyMa: number;
  hours: number;
  needAh: number;
  grade: number;
};

/** Hours that an alarm lasts without mains. A path alone brings nobody: only whoever has a contract is bound to come. */
export const standbyHoursFor = ({ grade, home }: AlarmFrame) =>
  standbyHoursOf(Math.max(2, grade), home.isMonitored);

/** Undefined where the panel brings its own battery. The beams of a yard have a supply of their own. */
export function batteryLoadOf(
  { frame, parts }: { frame: AlarmFrame; parts: readonly { item: Item | undefined }[] },
  quantities: readonly number[],
): BatteryLoad | undefined {
  if (frame.panel.wiredZones === 0) return undefined;
  const standbyMa = parts.reduce(
    (sum, { item }, index) =>
      sum +
      (item &&
      'iqMa' in item.calc &&
      !('isStandalone' in item.calc && item.calc.isStandalone) &&
      item.calc.kind !== 'beam'
        ? item.calc.iqMa * (quantities[index] ?? 0)
        : 0),
    0,
  );
  const grade = Math.max(2, frame.grade);
  const hours = standbyHoursFor(frame);
  const amperes = standbyMa / 1000;
  return { standbyMa, hours, needAh: batteryAhOf(amperes, hours, amperes + alarmAmperes), grade };
}

export const batteryNeed = ({ standbyMa, hours, needAh }: BatteryLoad): Need => ({
  ruleId: 'ALM-BATTERY',
  quantity: 1,
  kinds: ['battery'],
  accepts: ({ calc }) => calc.kind === 'battery' && calc.ah >= needAh,
  reason: ({ calc }) =>
    reasonOf('Ο πίνακας θέλει {standby} mA για {hours} ώρες, άρα {need} Ah: η μπαταρία έχει {ah} Ah.', {
      standby: standbyMa,
      hours,
      need: needAh,
      ah: calc.kind === 'battery' ? calc.ah : 0,
    }),
});
