import { weekdayName } from '#shared/dates.ts';
import type { SupportHours } from '../support-contract.ts';

/** The hours of support as a sentence: «Δευτέρα έως Παρασκευή, 08:00–18:00». */
export function hoursText({ days, opens, closes }: SupportHours): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 'Καμία ημέρα';
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  const named = isRun
    ? `${weekdayName(first)} έως ${weekdayName(last)}`
    : sorted.map((day) => weekdayName(day)).join(', ');
  return `${named}, ${opens}–${closes}`;
}
