import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { retainedSince } from '#shared/retention.ts';
import { bookingFeature } from '../feature.ts';
import { reminderMail } from './mails.ts';
import { markReminded, removeAppointmentsBefore } from './store.ts';

declare module '#server/jobs.ts' {
  interface JobData {
    'booking.remind': object;
    'booking.forget': object;
  }
}

/** Reminds customers once of tomorrow's confirmed appointments, and deletes old appointments every night. */
export function defineBookingJobs(services: Services): void {
  const { jobs, database, mail, config, now } = services;

  jobs.define('booking.remind', { schedule: '5 9-20 * * *' }, () =>
    write(services, async (trx) => {
      const tomorrow = addDays(athensDate(now()), 1);
      const reminded = await markReminded(trx, tomorrow, now());
      const reachable = reminded.filter(({ customerEmail }) => customerEmail);
      await mail.send(trx, ...reachable.map((one) => reminderMail(one, config.publicUrl)));
    }),
  );

  jobs.define('booking.forget', { schedule: '20 4 * * *' }, () =>
    removeAppointmentsBefore(
      database.db,
      athensDate(retainedSince(bookingFeature.retention.appointments, now())),
    ),
  );
}
