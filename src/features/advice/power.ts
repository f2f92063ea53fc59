// PoE, cable, batteries: the reference, C.6 and C.7.

/** Losses of the worst cable, and headroom. */
export const cableLoss = 1.19;
export const headroom = 1.2;

/** Watts that a PoE source must have for these powered devices together. */
export const poeWattsOf = (deviceWatts: number) => deviceWatts * cableLoss * headroom;

const ageing = 1.25;
/** Hours for which the alarm sounds. */
export const alarmHours = 0.25;
/** What sirens and detectors take in alarm on top of standby, in amperes. */
export const alarmAmperes = 0.3;

/** Ah of a panel's battery: standby amperes for hours, alarm amperes for a quarter of an hour, aged. */
export const batteryAhOf = (standbyA: number, hours: number, alarmA: number) =>
  ageing * (standbyA * hours + alarmA * alarmHours);

/** Hours of standby of a supply of type A; `isNotified`: a fault reaches somebody who has a duty to come. */
export const standbyHoursOf = (grade: number, isNotified: boolean) =>
  grade >= 3 ? (isNotified ? 30 : 60) : 12;

/** Amperes that recharge a battery to 80 % in time: 72 hours up to grade 2, 24 above. */
export const rechargeAmperesOf = (ah: number, grade: number) => (0.8 * ah) / ((grade >= 3 ? 24 : 72) * 0.85);

/** Minutes of a UPS: stored Wh with 85 % efficiency and 80 % depth of discharge. */
export const upsMinutesOf = (wattHours: number, watts: number) => ((wattHours * 0.85 * 0.8) / watts) * 60;
