import type { Insertable } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { testDatabase } from '../database/database.ts';
import { putAppointment } from './booking.ts';

/** What the form of a report says. */
export const reportFields = {
  work: 'Τοποθετήθηκαν ο πίνακας και δύο κάμερες.',
  devices: [
    { name: 'Πίνακας', place: 'Ντουλάπα στο χολ', serial: 'HUB-001', guarantee: '36 μήνες' },
    {
      name: 'Κάμερα',
      place: 'Είσοδος',
      serial: 'CAM-002',
      films: true,
      view: 'Την αυλόπορτα, χωρίς τον δρόμο',
    },
  ],
  settings: 'Όπλιση με καθυστέρηση 30 δευτερολέπτων',
  instructions: 'Δοκιμή κάθε μήνα',
  daysKept: 10,
  controller: 'Ελένη Μαρκάκη',
  contact: '210 000 0000',
  viewers: 'Η ίδια και ο σύζυγός της',
  codesGiven: true,
  takenBack: 'Παλιός πίνακας',
  technician: 'Νίκος Βλάχος',
  receivedBy: 'Ελένη Μαρκάκη',
};

/** A visit that was done, with a report of it; returns the visit's id. */
export async function putReport(overrides: Partial<Insertable<DB['appointments']>> = {}): Promise<string> {
  const appointmentId = await putAppointment({ date: '2025-11-12', status: 'completed', ...overrides });
  const { db } = await testDatabase();
  const { devices, ...fields } = reportFields;
  const content = { ...fields, devices: devices.map((one) => ({ quantity: 1, films: false, ...one })) };
  const at = new Date('2025-11-12T15:00:00Z');
  await db
    .insertInto('visitReports')
    .values({ appointmentId, content: JSON.stringify(content), createdAt: at, updatedAt: at })
    .execute();
  return appointmentId;
}

/** What the endpoints of reports are sent, whatever visits there are. */
export const reportInputs = (appointmentId: string) => ({
  'handover.getPapers': { source: 'appointment', id: appointmentId },
  'handover.saveReport': { appointmentId, seen: 0 },
  'handover.removeReport': { appointmentId },
});
