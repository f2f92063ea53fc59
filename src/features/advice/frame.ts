// What the parts of an alarm are chosen for: a home, a panel and a grade.
import type { Calc, Device, Panel } from '#features/catalogue/device.ts';
import type { Need } from './pick.ts';
import type { Reach } from './radio.ts';
import type { Home } from './types.ts';

export type AlarmFrame = {
  home: Home;
  panel: Panel;
  /** The grade of the whole: its supply and its paths are chosen for it. */
  grade: number;
  /** The grade that its other parts are chosen for: above that of the whole where money is no reason against it. */
  partsGrade: number;
  /** The grade that the risk asks for. */
  needed: number;
  reach: Reach;
  /** The heaviest animal that its motion detectors bear; undefined where there are none. */
  bearsKg: number | undefined;
  /** Whether contacts of shutters may decide the panel. */
  isForShutters: boolean;
  /** Whether its contacts have an input for the wired contact of every shutter. */
  hasInputs: boolean;
};

export const deviceOf = (calc: Calc): Device | undefined => ('isStandalone' in calc ? calc : undefined);

/** Whether a device can be connected to a panel: by its radio family, or to a wired zone. */
export function joins(device: Device, panel: Panel): boolean {
  if (device.isWireless)
    return (
      panel.wirelessZones > 0 && panel.radio !== undefined && device.radio?.family === panel.radio.family
    );
  return panel.wiredZones > 0;
}

/** A need that devices serve which join the panel: those of its grade first, then those wired or wireless as asked. */
export const needOf =
  ({ home, panel, partsGrade }: AlarmFrame) =>
  (
    need: Pick<Need, 'ruleId' | 'quantity' | 'kinds' | 'reason'>,
    fits: (device: Device) => boolean,
  ): Need => ({
    ...need,
    serves: fits,
    accepts: ({ calc }) => {
      const device = deviceOf(calc);
      return device !== undefined && !device.isStandalone && joins(device, panel) && fits(device);
    },
    rank: ({ calc }) => {
      const device = deviceOf(calc);
      const short = device?.grade === undefined ? 0 : Math.max(0, partsGrade - device.grade);
      const isOther = home.wiring !== 'either' && device?.isWireless !== (home.wiring === 'wireless');
      return short * 2 + (isOther ? 1 : 0);
    },
  });
