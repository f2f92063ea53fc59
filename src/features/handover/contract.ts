import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { across, freeLines, freeText, longText, nameText, optionalName, text } from '#shared/fields.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { paperSources } from './enums.ts';

/** How many devices a report lists. */
export const maxDevices = 100;

const quantity = wholeNumber(1, 9_999);
const daysKept = wholeNumber(1, 365);

const deviceFields = z.object({
  name: text(200, 'Συμπληρώστε ποια συσκευή είναι'),
  quantity: z._default(quantity, 1),
  place: freeText(120),
  serial: freeText(80),
  /** It films whoever passes. */
  films: z._default(flag, false),
  /** What it sees, and what is masked. */
  view: freeText(300),
  /** What commercial guarantee it has, as it was on that day. */
  guarantee: freeText(2_500),
});

const report = {
  work: longText(4_000, 'Συμπληρώστε τι έγινε'),
  devices: z.array(deviceFields).check(z.maxLength(maxDevices)),
  settings: freeLines(2_000),
  instructions: freeLines(2_000),
  /** After how many days recordings are erased. */
  daysKept: z._default(daysKept, 15),
  /** Who answers for the cameras, and how to reach whoever does. */
  controller: freeText(120),
  contact: freeText(200),
  /** Who may see recordings. */
  viewers: freeText(300),
  codesGiven: z._default(flag, false),
  /** The old devices that were taken along. */
  takenBack: freeText(500),
  technician: nameText(100, 'Συμπληρώστε ποιος τεχνικός υπογράφει'),
  receivedBy: optionalName(100),
};

const namesController = across<{
  devices: readonly ({ films: boolean } | undefined)[];
  controller?: string | undefined;
}>(
  'controller',
  'Συμπληρώστε ποιος είναι υπεύθυνος για τις κάμερες',
  ({ devices, controller }) =>
    !Array.isArray(devices) || !devices.some((one) => one?.films) || Boolean(controller),
);

/** What a technician did at a visit, as the office writes it down. */
export const reportFields = z.object(report).check(namesController);
export type ReportFields = z.infer<typeof reportFields>;

const shownDevice = z.object({
  name: z.string(),
  quantity: z.int(),
  place: z.optional(z.string()),
  serial: z.optional(z.string()),
  films: z.boolean(),
  view: z.optional(z.string()),
  guarantee: z.optional(z.string()),
});
export type InstalledDevice = z.infer<typeof shownDevice>;

const shownReport = z.object({
  work: z.string(),
  devices: z.array(shownDevice),
  settings: z.optional(z.string()),
  instructions: z.optional(z.string()),
  daysKept: z.int(),
  controller: z.optional(z.string()),
  contact: z.optional(z.string()),
  viewers: z.optional(z.string()),
  codesGiven: z.boolean(),
  takenBack: z.optional(z.string()),
  technician: z.string(),
  receivedBy: z.optional(z.string()),
  revision: z.int(),
  updatedAt: z.string(),
});
export type VisitReport = z.infer<typeof shownReport>;

/** What the papers of an installation say: of one that is planned, or of one that a report describes. */
const papers = z.object({
  /** Of what they are: the number of an order or an offer, or what the visit was for. */
  subject: z.string(),
  /** The day of the visit, if there is one. */
  date: z.optional(z.string()),
  customerName: z.string(),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  technicians: z.array(z.string()),
  /** After how many months its visits are repeated. */
  repeatMonths: z.optional(z.int()),
  /** The old devices are taken along, as was asked for. */
  asksTakeBack: z.boolean(),
  /** What is installed by the lines of the order or the offer, piece by piece. */
  devices: z.array(shownDevice),
  report: z.optional(shownReport),
});
export type Papers = z.infer<typeof papers>;

const appointmentId = z.string().check(z.maxLength(40));

export const handoverContract = {
  getPapers: endpoint.admin
    .get(
      '/admin/installations/{source}/{id}',
      'What the hand-over sheet and the camera notices of a visit, an order or an offer say',
    )
    .input(z.object({ source: z.enum(paperSources), id: z.string().check(z.maxLength(40)) }))
    .output(papers),
  listOwnReports: endpoint.verified
    .get(
      '/visit-reports',
      'What technicians did at the own visits, with the papers of each, the latest first',
    )
    .output(z.array(z.object({ appointmentId: z.string(), papers }))),
  saveReport: endpoint.admin
    .put(
      '/admin/appointments/{appointmentId}/report',
      'Write down what was done at a visit; refused when it is no longer as `seen`',
    )
    .input(
      z
        .object({ ...report, appointmentId, seen: z.optional(wholeNumber(0, 1_000_000)) })
        .check(namesController),
    )
    .output(z.object({ message: z.string(), papers })),
  removeReport: endpoint.admin
    .delete('/admin/appointments/{appointmentId}/report', 'Delete what was written down of a visit')
    .input(z.object({ appointmentId }))
    .output(done),
};
