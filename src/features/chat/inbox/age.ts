import { plural } from '#shared/greek.ts';

/** How urgent a waiting conversation is; the tones of badges. */
export type WaitingTone = 'neutral' | 'medium' | 'high' | 'critical';

export interface WaitingAge {
  /** Short, for a list: «<1′», «4′», «1 ώ 12′», «3 ημ.». */
  text: string;
  /** The same in words, for screen readers and tooltips: «Περιμένει 4 λεπτά». */
  inWords: string;
  tone: WaitingTone;
}

const minuteMs = 60_000;

/** Each tone with the minutes of waiting from which it applies, the most urgent first. A person is promised in a minute. */
const steps: readonly [minutes: number, tone: WaitingTone][] = [
  [10, 'critical'],
  [3, 'high'],
  [1, 'medium'],
];

/** Returns how long a conversation has been waiting for an answer; a client's clock that is behind counts as 0. */
export function waitingAge(since: Date, now: Date): WaitingAge {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / minuteMs));
  return {
    text: shortDuration(minutes),
    inWords: `Περιμένει ${longDuration(minutes)}`,
    tone: steps.find(([least]) => minutes >= least)?.[1] ?? 'neutral',
  };
}

/** Writes whole minutes briefly: «<1′», «4′», «1 ώ 12′», «3 ημ.». */
function shortDuration(minutes: number): string {
  if (minutes < 1) return '<1′';
  if (minutes < 60) return `${minutes}′`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ημ.`;
  return minutes % 60 === 0 ? `${hours} ώ` : `${hours} ώ ${minutes % 60}′`;
}

function longDuration(minutes: number): string {
  if (minutes < 1) return 'λιγότερο από ένα λεπτό';
  if (minutes < 60) return plural(minutes, 'λεπτό', 'λεπτά');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return plural(hours, 'ώρα', 'ώρες');
  const days = Math.floor(hours / 24);
  return plural(days, 'ημέρα', 'ημέρες');
}

/** Writes a duration in seconds as a figure: «45″», «1′ 20″», «2 ώ 5′». */
export function figureDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole}″`;
  if (whole < 3_600) return whole % 60 === 0 ? `${whole / 60}′` : `${Math.floor(whole / 60)}′ ${whole % 60}″`;
  return shortDuration(Math.floor(whole / 60));
}
