import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { accessConfirmation } from '#features/admin-access/contract.ts';

/** A secret address of a calendar expires after this many days. */
export const feedDays = 365;

/** Whose visits an address shows: one technician's, or everybody's if absent. */
const whose = { technicianId: z.optional(wholeNumber(1, 2_147_483_647)) };

const calendarFeed = z.object({
  technicianId: z.optional(z.int()),
  createdAt: z.string(),
  endsAt: z.string(),
  /** Absent until a calendar has read it; at most an hour too early. */
  usedAt: z.optional(z.string()),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

export const feedContract = {
  listCalendarFeeds: endpoint.admin
    .get(
      '/admin/calendar-feeds',
      'The secret calendar addresses that are valid: since when, until when, last used when',
    )
    .output(z.array(calendarFeed)),
  createCalendarFeed: endpoint.admin
    .post(
      '/admin/calendar-feeds',
      'Make a new secret calendar address, shown this once; the earlier one ends',
    )
    .input(z.extend(accessConfirmation, whose))
    .output(z.object({ message: z.string(), url: z.string() })),
  removeCalendarFeed: endpoint.admin
    .delete('/admin/calendar-feeds', 'End a secret calendar address, if there is one')
    .input(z.object(whose))
    .output(done),
};
