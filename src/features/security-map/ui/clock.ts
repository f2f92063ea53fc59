const clock = new Intl.DateTimeFormat('el-GR', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The time of an instant in Athens, to the second. */
export const clockTime = (instant: number | string): string => clock.format(new Date(instant));
