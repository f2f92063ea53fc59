import { addDays, athensDate, athensInstant } from '#shared/dates.ts';

/** Calls `begin` at the beginning of every day in Athens; returns what ends it. */
export function everyDay(now: () => Date, begin: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const instant = now();
    const midnight = athensInstant(addDays(athensDate(instant), 1), '00:00');
    timer = setTimeout(() => {
      begin();
      wait();
    }, midnight.getTime() - instant.getTime());
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
