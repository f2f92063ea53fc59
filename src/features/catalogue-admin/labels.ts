import type { Direction } from '#shared/specification-keys.ts';

/** Which values the comparison marks as the best. */
export const directionLabels: Record<Direction, string> = {
  none: 'Καμία τιμή δεν είναι καλύτερη',
  higher: 'Το περισσότερο είναι καλύτερο',
  lower: 'Το λιγότερο είναι καλύτερο',
};
