import { numberText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';

/** A duration in words: «60 λεπτά», «3,5 ώρες», «4 ώρες». */
export function durationText(minutes: number): string {
  if (minutes <= 90) return plural(minutes, 'λεπτό', 'λεπτά');
  const hours = Math.round(minutes / 30) / 2;
  return `${numberText(hours)}\u00A0ώρες`;
}
