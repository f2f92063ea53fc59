import * as z from 'zod/mini';
import { auditedEntities } from '#features/all.ts';
import { day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import { optionalText, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { appointmentStatus, openingDay } from '#features/booking/contract.ts';
import { portraitContract } from './customer-summary-contract.ts';
import { viewsContract } from './views-contract.ts';
import { reportContract } from './report-contract.ts';
import { orderStatus } from '#features/orders/contract.ts';

/** The totals for the sidebar and the cards, and how many of them need attention. */
const counts = z.object({
  products: z.int(),
  productsThisMonth: z.int(),
  outOfStock: z.int(),
  customers: z.int(),
  customersThisMonth: z.int(),
  pendingApprovals: z.int(),
  appointmentsToday: z.int(),
  pendingAppointments: z.int(),
  /** Visits that were done within some weeks and have no report. */
  visitsUnreported: z.int(),
  ordersToday: z.int(),
  pendingOrders: z.int(),
  /** Cancelled orders whose money is to be paid back. */
  refundsDue: z.int(),
  /** Orders of which a part has gone and the rest waits. */
  partlySent: z.int(),
  /** Orders on account whose day has come. */
  overdue: z.int(),
  /** Offers whose customer waits for an answer, or that end within days. */
  offersWaiting: z.int(),
  /** Contracts with a bill that is due. */
  contractsDue: z.int(),
  /** Recalls that are not done: buyers are to be told, or its repairs go on. */
  openRecalls: z.int(),
  newMessages: z.int(),
  /** Chats that wait for a person's first or next answer. */
  waitingChats: z.int(),
  pendingReviews: z.int(),
  /** Products on sale at or below their low-stock level, without sold-out ones. */
  lowStock: z.int(),
  activeAlerts: z.int(),
});

const latestProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  imageUrl: z.optional(z.string()),
  categoryId: z.string(),
  price: z.number(),
  inStock: z.boolean(),
});

const latestCustomer = z.object({
  id: z.string(),
  name: z.string(),
  companyName: z.optional(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
});

/** An appointment as shown in the time line of today and in the queue. */
const shownAppointment = z.object({
  id: z.string(),
  serviceName: z.string(),
  customerName: z.string(),
  date: z.string(),
  time: z.string(),
  status: appointmentStatus,
});

/** Open tasks for the administrators, the longest waiting first; the first ten of each kind. */
const waiting = z.object({
  approvals: z.array(
    z.extend(latestCustomer, {
      accountType: z.enum(['private', 'b2b']),
      afm: z.optional(z.string()),
      /** When it was registered, or applied again. */
      appliedAt: z.string(),
    }),
  ),
  appointments: z.array(z.extend(shownAppointment, { createdAt: z.string() })),
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      /** Euro, with VAT and shipping. */
      total: z.number(),
      createdAt: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      /** Euro still to be paid back, with VAT and shipping. */
      total: z.number(),
      /** When the order was cancelled. */
      since: z.string(),
    }),
  ),
  /** Orders of which a part has gone, since the first parcel. */
  partlySent: z.array(
    z.object({ id: z.string(), orderNumber: z.string(), customerName: z.string(), since: z.string() }),
  ),
  /** Orders on account whose day has come. */
  overdue: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      customerName: z.string(),
      /** Euro still owed, with VAT and shipping. */
      total: z.number(),
      dueOn: z.string(),
    }),
  ),
  /** Offers whose customer asks, since the question, and those that end within days. */
  offers: z.array(
    z.object({
      id: z.string(),
      offerNumber: z.string(),
      customerName: z.string(),
      /** Euro, with VAT. */
      total: z.number(),
      questions: z.int(),
      validUntil: z.string(),
      since: z.string(),
    }),
  ),
  /** Of the contracts with a bill that is due: one row for all of them, which one press makes. */
  contracts: z.array(z.object({ count: z.int(), dueOn: z.string() })),
  /** Of the visits without a report: one row for all of them, with the day of the oldest. */
  unreported: z.array(z.object({ count: z.int(), date: z.string() })),
  recalls: z.array(z.object({ id: z.int(), title: z.string(), untold: z.int(), since: z.string() })),
  chats: z.array(
    z.object({ id: z.string(), name: z.optional(z.string()), lastText: z.string(), since: z.string() }),
  ),
  messages: z.array(
    z.object({ id: z.string(), name: z.string(), subject: z.optional(z.string()), createdAt: z.string() }),
  ),
  reviews: z.array(
    z.object({ id: z.string(), productName: z.string(), rating: z.int(), createdAt: z.string() }),
  ),
  products: z.array(z.object({ id: z.int(), sku: z.string(), name: z.string() })),
  lowStock: z.array(z.object({ id: z.int(), sku: z.string(), name: z.string(), stockQuantity: z.int() })),
});

/** Euro of turnover with VAT, and of the period before up to the same day. */
const compared = z.object({ now: z.number(), before: z.number() });
const moneySum = z.object({ orders: z.int(), amount: z.number() });

export const overview = z.object({
  /** When the oldest undecided registration was made; absent if there is none. */
  waitingSince: z.optional(z.string()),
  counts,
  /** Whether there is anything of a feature that can be switched off. */
  kept: z.object({ chat: z.boolean(), reviews: z.boolean() }),
  /** Counts for each of the last 14 days in Athens, today last. */
  perDay: z.object({
    registrations: z.array(z.int()),
    bookings: z.array(z.int()),
    orders: z.array(z.int()),
  }),
  latestProducts: z.array(latestProduct),
  latestCustomers: z.array(latestCustomer),
  today: z.array(z.extend(shownAppointment, { endTime: z.string(), technicianIds: z.array(z.int()) })),
  /** Who takes visits or has some today. */
  crew: z.array(z.object({ id: z.int(), name: z.string(), isAway: z.boolean() })),
  opening: openingDay,
  /** Orders on their way that were promised for today. */
  deliveries: z.array(z.object({ id: z.string(), orderNumber: z.string(), customerName: z.string() })),
  /** Today, this week from Monday and this month, each with the one before; what is owed and what is to be given back. */
  money: z.object({
    today: compared,
    week: compared,
    month: compared,
    toCollect: moneySum,
    toRefund: moneySum,
  }),
  waiting,
  /** Euro still to be paid back for all of them. */
  refundTotal: z.number(),
});

export type Overview = z.infer<typeof overview>;

/** The state of the machine behind the shop. */
const systemStatus = z.object({
  version: z.string(),
  startedAt: z.string(),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    version: z.string(),
    /** On disk. */
    bytes: z.int(),
    /** Its read replica; absent without one. */
    replica: z.optional(z.object({ state: z.enum(['used', 'behind', 'away']), lagSeconds: z.number() })),
  }),
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
  mail: z.object({
    transport: z.enum(['smtp', 'mailbox', 'none']),
    waiting: z.int(),
    failed: z.int(),
  }),
  storage: z.object({
    kind: z.enum(['disk', 'bucket']),
    pictures: z.int(),
    /** Of the originals. */
    bytes: z.int(),
  }),
  backup: z.object({
    isScheduled: z.boolean(),
    last: z.optional(z.object({ at: z.string(), bytes: z.int(), rows: z.int(), files: z.int() })),
  }),
});

export type SystemStatus = z.infer<typeof systemStatus>;

const hit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), id: z.string(), title: z.string(), sku: z.string() }),
  z.object({ kind: z.literal('customer'), id: z.string(), title: z.string(), email: z.string() }),
  z.object({
    kind: z.literal('order'),
    id: z.string(),
    title: z.string(),
    customerName: z.string(),
    status: orderStatus,
  }),
  z.object({
    kind: z.literal('appointment'),
    id: z.string(),
    title: z.string(),
    serviceName: z.string(),
    date: z.string(),
    time: z.string(),
  }),
  z.object({ kind: z.literal('message'), id: z.string(), title: z.string(), subject: z.string() }),
]);

export type Hit = z.infer<typeof hit>;

const auditedEntity = z.enum(auditedEntities);

const auditFilter = z.object({
  entity: z.optional(auditedEntity),
  entityId: optionalText(60),
  /** The name of an administrators' session, or the id of a customer with isAdmin. */
  who: optionalText(60),
  from: z.optional(day),
  to: z.optional(day),
  page: z.optional(wholeNumber(1, 100_000)),
  pageSize: z.optional(wholeNumber(1, 200)),
});

export type AuditFilter = z.infer<typeof auditFilter>;

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['admin', 'staff']),
  /** The value to filter by; absent once the person or the session's name was deleted. */
  who: z.optional(z.string()),
  /** The name of the administrator, or of the customer with isAdmin. */
  name: z.optional(z.string()),
  action: z.enum(['created', 'updated', 'deleted']),
  entity: auditedEntity,
  entityId: z.string(),
  label: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const adminContract = {
  ...portraitContract,
  ...viewsContract,
  ...reportContract,
  getOverview: endpoint.admin
    .get('/admin/overview', 'The figures of the dashboard and what waits for an administrator')
    .output(overview),
  getStatus: endpoint.admin
    .get('/admin/status', 'Version, database, jobs, e-mails, storage and the last backup')
    .output(systemStatus),
  search: endpoint.admin
    .get('/admin/search', 'Products, customers, orders, appointments and messages by any word of theirs')
    .input(z.object({ query: text(100) }))
    .output(z.array(hit)),
  listAudit: endpoint.admin
    .get('/admin/audit', 'What administrators changed, newest first')
    .input(auditFilter)
    .output(z.array(auditEntry)),
  exportCustomers: endpoint.admin
    .get('/admin/export/customers', 'All customers as a CSV file')
    .output(z.file()),
  exportOrders: endpoint.admin
    .get('/admin/export/orders', 'The orders of a period as a CSV file')
    .input(z.object({ from: z.optional(day), to: z.optional(day) }))
    .output(z.file()),
};
