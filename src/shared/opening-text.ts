import type { Span } from './settings.ts';

/** The hours of a day: «09:00 – 14:00 και 17:00 – 21:00», «κλειστά». */
export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(' και ') || 'κλειστά';
