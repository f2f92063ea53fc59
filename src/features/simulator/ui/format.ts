const clock = new Intl.DateTimeFormat('el-GR', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** «18:42:07»; a dash before the page knows the time. */
export const timeText = (instant: number): string => (instant === 0 ? '–' : clock.format(instant));

/** «18:42», as in a phone's status bar. */
export const clockText = (instant: number): string =>
  instant === 0 ? '' : clock.format(instant).slice(0, 5);

/** «πριν από 42″», «πριν από 6′», «πριν από 3 ώρες». */
export function agoText(instant: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - instant) / 1000));
  if (seconds < 60) return `πριν από ${seconds}″`;
  if (seconds < 3600) return `πριν από ${Math.floor(seconds / 60)}′`;
  const hours = Math.floor(seconds / 3600);
  return hours === 1 ? 'πριν από 1 ώρα' : `πριν από ${hours} ώρες`;
}
