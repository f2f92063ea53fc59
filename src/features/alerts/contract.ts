import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { alertSeverities, alertStatuses, alertTypes } from './enums.ts';

export const alertType = z.enum(alertTypes);
export const alertSeverity = z.enum(alertSeverities);
export const alertStatus = z.enum(alertStatuses);

export type AlertType = z.infer<typeof alertType>;
export type AlertSeverity = z.infer<typeof alertSeverity>;
export type AlertStatus = z.infer<typeof alertStatus>;

/** The events that alert the administrators, with their labels. */
export const alertEvents = {
  order_placed: 'Νέα παραγγελία',
  order_cancelled: 'Ακύρωση παραγγελίας από τον πελάτη',
  payment_received: 'Πληρωμή με κάρτα για παραγγελία που περίμενε χρήματα',
  payment_differs: 'Πληρωμή που δεν συμφωνεί με την παραγγελία',
  order_unconfirmed: 'Παραγγελία που δεν έχει πληρωθεί ούτε επιβεβαιωθεί',
  account_due: 'Παραγγελία επί πιστώσει που έπρεπε να πληρωθεί',
  withdrawal_received: 'Δήλωση υπαναχώρησης',
  appointment_booked: 'Νέο ραντεβού',
  appointment_rescheduled: 'Αίτημα για άλλη ώρα ραντεβού',
  appointment_cancelled: 'Ακύρωση ραντεβού από τον πελάτη',
  appointment_before_goods: 'Ραντεβού πριν έρθουν τα προϊόντα',
  customer_registered: 'Νέα εγγραφή πελάτη',
  customer_moved: 'Πελάτης που άλλαξε διεύθυνση, ενώ κάτι πάει στην παλιά',
  offer_accepted: 'Προσφορά που έγινε αποδεκτή',
  offer_declined: 'Προσφορά που απορρίφθηκε',
  offer_asked: 'Ερώτηση πελάτη για προσφορά',
  message_received: 'Νέο μήνυμα επικοινωνίας',
  wizard_submitted: 'Αίτημα από τον οδηγό επιλογής',
  chat_emergency: 'Έκτακτη ανάγκη στη συνομιλία',
  chat_waiting: 'Επισκέπτης της συνομιλίας ζητά εκπρόσωπο',
  review_received: 'Νέα κριτική προϊόντος',
  product_out_of_stock: 'Προϊόν που εξαντλήθηκε',
  prices_began: 'Νέες τιμές που άρχισαν να ισχύουν',
  stock_held_unpaid: 'Τελευταία τεμάχια σε απλήρωτες παραγγελίες',
  password_guessed: 'Επανειλημμένες αποτυχημένες συνδέσεις',
  access_changed: 'Αλλαγή στην πρόσβαση διαχειριστών',
  job_failed: 'Εργασία που απέτυχε',
  test_alert: 'Δοκιμαστική ειδοποίηση',
} as const;

export type AlertEvent = keyof typeof alertEvents;

/** For these events the company also receives an e-mail, unless the administrators choose otherwise. */
const mailedEvents: ReadonlySet<string> = new Set<AlertEvent>([
  'order_placed',
  'withdrawal_received',
  'appointment_booked',
  'appointment_rescheduled',
  'appointment_cancelled',
  'offer_accepted',
  'offer_declined',
  'offer_asked',
  'message_received',
  'wizard_submitted',
  'chat_emergency',
  'access_changed',
]);

/** The default mode of an event, until the administrators choose one. */
export const usualMode = (event: string): AlertMode => (mailedEvents.has(event) ? 'email' : 'on');

/** `off`: stored as resolved, and nobody is notified. `email`: notified on the screen and by e-mail to the company. */
export const alertMode = z.enum(['off', 'on', 'email']);
export type AlertMode = z.infer<typeof alertMode>;

export const alert = z.object({
  id: z.string(),
  type: alertType,
  title: z.string(),
  message: z.string(),
  severity: alertSeverity,
  timestamp: z.string(),
  /** The same as `message`, under the name that the list uses. */
  description: z.string(),
  status: alertStatus,
  location: z.optional(z.string()),
  /** The same as `timestamp`, under the name that the list uses. */
  createdAt: z.string(),
  link: z.optional(z.string()),
  audience: z.enum(['admin', 'customer', 'demo']),
  /** For a customer: whether they have seen it. For administrators: whether one has acknowledged or resolved it. */
  isRead: z.boolean(),
});
export type Alert = z.infer<typeof alert>;

declare module '#shared/live.ts' {
  interface LiveMessages {
    alert: { alert: Alert };
  }
}

const filter = {
  status: z.optional(alertStatus),
  severity: z.optional(alertSeverity),
  type: z.optional(alertType),
};

/** Alerts that are resolved or reopened in one request, at most. */
export const maxResolvedAtOnce = 500;

const alertId = z.object({ id: z.string().check(z.maxLength(40)) });

const setting = z.object({ event: z.enum(Object.keys(alertEvents) as AlertEvent[]), mode: alertMode });
export type AlertSetting = z.infer<typeof setting>;

const settings = z.array(z.object({ ...setting.shape, label: z.string() }));

export const testAlert = z.object({
  title: text(120, 'Συμπληρώστε έναν τίτλο'),
  message: text(500, 'Γράψτε ένα μήνυμα'),
  severity: alertSeverity,
  type: z.optional(alertType),
  /** `demo` also shows it to visitors of the security map. */
  audience: z.optional(z.enum(['admin', 'demo'])),
});
export type TestAlert = z.infer<typeof testAlert>;

export const alertsContract = {
  listAlerts: endpoint.alerts
    .get(
      '/alerts',
      'The newest alerts: all administrators’ alerts for an administrator, their own for a customer',
    )
    .input(
      z.object({
        ...filter,
        /** Only alerts newer than the one with this id. */
        after: z.optional(z.string().check(z.maxLength(40))),
        page: z.optional(wholeNumber(1, 10_000)),
        pageSize: z.optional(wholeNumber(1, 100)),
      }),
    )
    .output(z.array(alert)),
  countAlerts: endpoint.alerts
    .get('/alerts/count', 'How many alerts wait, and how many there are of a kind')
    .input(z.object(filter))
    .output(
      z.object({
        /** For an administrator the unacknowledged alerts, for a customer the unseen ones. */
        unread: z.int(),
        matching: z.int(),
      }),
    ),
  readAlerts: endpoint.customer.put('/alerts/read', 'Mark the caller’s alerts as seen').output(done),
  acknowledgeAlert: endpoint.admin
    .put('/alerts/{id}/acknowledge', 'Acknowledge an alert')
    .input(alertId)
    .output(alert),
  resolveAlerts: endpoint.admin
    .put('/alerts/resolve', 'Resolve the open alerts that match the filter, at most 500, the newest first')
    .input(z.object({ severity: filter.severity, type: filter.type }))
    .output(z.object({ message: z.string(), ids: z.array(z.string()) })),
  reopenAlerts: endpoint.admin
    .put('/alerts/reopen', 'Give resolved alerts the status back that they had before')
    .input(
      z.object({
        ids: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(maxResolvedAtOnce)),
      }),
    )
    .output(done),
  resolveAlert: endpoint.admin
    .put('/alerts/{id}/resolve', 'Say that it is settled')
    .input(alertId)
    .output(alert),
  sendTestAlert: endpoint.admin
    .post('/test-alert', 'Raise an alert, to see one')
    .input(testAlert)
    .output(z.object({ message: z.string(), alert })),
  getAlertSettings: endpoint.admin
    .get('/admin/alert-settings', 'Of what the administrators are told, and how')
    .output(settings),
  saveAlertSetting: endpoint.admin
    .put('/admin/alert-settings', 'Choose how the administrators are told of something')
    .input(setting)
    .output(settings),
};
