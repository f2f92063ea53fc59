import type { ServerFeature } from '#server/feature.ts';
import { bookingApi } from './api.ts';
import { loadBookingDemo } from './demo.ts';
import { defineBookingJobs } from './jobs.ts';
import { bookingMailTexts } from './mails.ts';
import { findAppointment } from './store.ts';

export const bookingServer: ServerFeature = {
  api: {
    booking: bookingApi,
  },
  texts: bookingMailTexts,
  defineJobs: defineBookingJobs,
  readState: {
    async appointment(trx, id) {
      const now = await findAppointment(trx, id);
      return now && { status: now.status, date: now.date, startHour: now.startHour };
    },
  },
  loadDemo: loadBookingDemo,
};
