import { euroText } from '#shared/money.ts';
import { changeInPercent } from './report-period.ts';

/** What an amount has become since the period before, in words; `when` names that period: «χθες». */
export function comparedText(before: number, now: number, when?: string): string {
  const percent = changeInPercent(before, now);
  const then = when ?? 'πριν';
  if (percent === undefined) return now === 0 ? `όπως και ${then}` : `${then}: τίποτα`;
  if (percent === 0) return `όσο και ${then}`;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% από ${euroText(before)}${when ? ` ${when}` : ''}`;
}

/** A length of time as text: «<1′», «12′», «3 ώ. 5′», «2 ημ. 4 ώ.». */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 1) return '<1′';
  if (whole < 60) return `${whole}′`;
  const hours = Math.floor(whole / 60);
  if (hours < 24) return `${hours} ώ. ${whole % 60}′`;
  return `${Math.floor(hours / 24)} ημ. ${hours % 24} ώ.`;
}
