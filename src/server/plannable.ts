import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';

/** How far ahead a day is planned: a later one is a mistyped year. */
const maxDaysAhead = 731;

/** Refuses a day that has passed or is years away, next to its field. */
export function requirePlannable(field: string, day: LocalDate, now: Date): void {
  const today = athensDate(now);
  if (day < today)
    refuse(generalRefusals, 'INVALID_INPUT', { fields: { [field]: 'Οι ημέρες αυτές έχουν περάσει.' } });
  if (day > addDays(today, maxDaysAhead))
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { [field]: 'Επιλέξτε ημέρα μέσα στα επόμενα δύο χρόνια.' },
    });
}
