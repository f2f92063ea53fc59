import type { ComponentType, ReactNode } from 'react';
import type { LocalDate } from '#shared/dates.ts';
import type { Parts } from '../../board/day-board.ts';

/** Reads the parts of a day's visits, and shows its children with them. */
export type PartsReader = ComponentType<{
  date: LocalDate;
  children: (parts: readonly Parts[] | undefined) => ReactNode;
}>;
