import type { Insertable } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { NewAlert } from '#features/alerts/new-alert.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import type { TestApp } from '../app/app.ts';
import { openDays, putAppointment, putService, putTechnicians } from '../app/booking.ts';
import { putNotes } from '../app/notes.ts';
import { putAdminAccess } from '../app/admin-access.ts';
import { putProductChange } from './product-change.ts';
import { putDecisions } from './decisions.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './plausible.ts';
import { putIntake } from '../app/intake.ts';
import { putWizardLink } from '../app/wizard.ts';
import { putAccounts } from './accounts.ts';
import { putMoney } from './money.ts';
import { putChats } from './chats.ts';
import { putContracts } from './contracts.ts';
import { putOffers } from './offers.ts';
import { putPurchases } from './purchases.ts';
import { putReport, reportInputs } from '../app/handover.ts';
import { putRecalls } from '../app/recalls.ts';
import { truncateAll } from '../database/database.ts';
import { keepTables } from '../database/keep.ts';
import { putCustomer, putMessage, putOrder, putProduct, putQuestion, putReview } from '../app/shop.ts';

type Standing = Partial<Insertable<DB['customers']>>;

const reason = 'Δεν πληρούνται οι προϋποθέσεις';

/** The roles of users; for customers, the fields of their row. */
const standings = {
  visitor: null,
  'expired session': {},
  'unverified customer': { isVerified: false, canViewPrices: false },
  'rejected customer': {
    isVerified: false,
    canViewPrices: false,
    isRejected: true,
    rejectionReason: reason,
  },
  'customer without prices': { canViewPrices: false },
  buyer: {},
  'customer with isAdmin': { isAdmin: true },
  administrator: null,
} satisfies Record<string, Standing | null>;

export type Role = keyof typeof standings;

export const roles = Object.keys(standings) as Role[];

/** A user of the shop: the Cookie header of their browser, empty for a visitor, and their customer id. */
export type Person = { cookie: string; customerId: string | undefined };

/** Creates a user in a role; each customer role gets a new customer. */
export async function enter(app: TestApp, role: Role): Promise<Person> {
  if (role === 'administrator') return { cookie: await app.signIn('admin'), customerId: undefined };
  const standing: Standing | null = standings[role];
  if (!standing) return { cookie: '', customerId: undefined };
  const customerId = await putCustomer(standing);
  const cookie = await app.signIn({ customerId });
  if (role === 'expired session') {
    const { db } = app.services.database;
    const past = { expiresAt: new Date(0) };
    await db.updateTable('sessions').set(past).where('customerId', '=', customerId).execute();
  }
  return { cookie, customerId };
}

const nothing = {
  productId: 2_000_000_000,
  technicianId: 2_000_000_000,
  absenceId: 2_000_000_000,
  customerId: 'nobody',
  serviceIds: [2_000_000_000],
  orderId: 'none',
  messageId: 'none',
  session: 'ffffffffffff',
  appointmentId: 'none',
  synonymId: 2_000_000_000,
  reviewId: 'none',
  questionId: 2_000_000_000,
  conversationId: 'none',
  noteId: 'none',
  viewId: 2_000_000_000,
  replyId: 2_000_000_000,
  answerId: 2_000_000_000,
  offerId: 'none',
  contractId: 'none',
  recallId: 2_000_000_000,
  supplierId: 'none',
  receiptId: 'none',
  countId: 'none',
  planId: 'none',
};

/** An alert without a later e-mail, which would change what a test compares. */
const something: NewAlert = {
  type: 'other',
  event: 'customer_registered',
  severity: 'medium',
  title: 'Νέο μήνυμα επικοινωνίας',
  message: 'Άννα: Ώρες λειτουργίας',
  audience: 'admin',
};

/** The names of id fields in inputs. */
export const idNames = Object.keys(nothing);

export type World = {
  people: Record<Role, Person>;
  /** Existing ids by the names of id fields; the order and the appointment belong to the buyer. */
  facts: Facts;
  /** The same names with ids that do not exist. */
  unknown: Facts;
};

/** Creates a small shop with something of everything, and a user in every role. */
export async function buildWorld(app: TestApp): Promise<World> {
  const people = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await enter(app, role)] as const)),
  ) as Record<Role, Person>;
  const productId = await putProduct({ stockQuantity: 50 });
  const orderId = await putOrder(
    { customerId: people.buyer.customerId, productId },
    {},
    { withInstallation: true },
  );
  const money = await putMoney(app.services.now(), { customerId: people.buyer.customerId, productId });
  const { db } = app.services.database;
  const empty = { id: 'empty', name: 'Χωρίς προϊόντα', searchCategory: 'sensors' } as const;
  await db.insertInto('categories').values(empty).execute();
  const [technicianId, absent = 0, going = 0] = await putTechnicians({}, {}, {}, {});
  const serviceId = await putService();
  const serviceIds = [await putService(), serviceId];
  const messageId = await putMessage();
  await putWizardLink(app);
  const own = { customerId: people.buyer.customerId };
  const [received, reviewed] = [await putProduct(), await putProduct()];
  for (const id of [received, reviewed]) await putOrder({ ...own, productId: id }, { status: 'delivered' });
  const reviewId = await putReview({ ...own, productId: reviewed });
  const questionId = await putQuestion();
  const alert = await app.services.database.db.transaction().execute((trx) => insertAlert(trx, something));
  const access = await putAdminAccess(app);
  const { id: synonymId } = await app.services.database.db
    .insertInto('synonyms')
    .values({ word: 'ραντάρ', meaning: 'ανιχνευτής κίνησης' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { noteId, deletedNote, viewId } = await putNotes(app, people['unverified customer'].customerId ?? '');
  const chats = await putChats(app, own.customerId);
  const [date = ''] = openDays(app.services.now(), 3, 1);
  await app.services.database.db
    .insertInto('openingOverrides')
    .values({ date, spans: JSON.stringify([{ opens: '09:00', closes: '18:00' }]), reason: 'Έκτακτο ωράριο' })
    .execute();
  await app.services.database.db
    .insertInto('calendarFeeds')
    .values([
      { tokenHash: Buffer.from('feed') },
      { tokenHash: Buffer.from('feed of a technician'), technicianId },
    ])
    .execute();
  const customerId = people.buyer.customerId ?? null;
  const appointmentId = await putAppointment({ customerId, serviceId, date });
  const goes = { technicianId: going, date, hour: 10, appointmentId };
  await db.insertInto('technicianHours').values(goes).execute();
  const dueId = await putAppointment({
    customerId,
    serviceId,
    date: '2025-11-10',
    status: 'completed',
    repeatMonths: 12,
  });
  const doneId = await putReport({ customerId: people.buyer.customerId ?? null });
  const { id: absenceId } = await app.services.database.db
    .insertInto('technicianAbsences')
    .values({ technicianId: absent, fromDate: date, toDate: date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unverified = people['unverified customer'].customerId;
  const decisions = await putDecisions({ orderId, appointmentId, date, customerId: unverified, reviewId });
  const ids = {
    productId,
    orderId,
    technicianId,
    absenceId,
    serviceId,
    serviceIds,
    appointmentId,
    messageId,
    synonymId,
    noteId,
    viewId,
  };
  const more = { reviewId, questionId, ...chats };
  return {
    people,
    facts: {
      ...access,
      ...factsOf({ ...ids, ...more, customerId: unverified }),
      ...decisions,
      'reviews.writeReview': { productId: received },
      'reviews.changeReview': { productId: reviewed },
      'reviews.withdrawReview': { productId: reviewed },
      'chat.mailChat': { conversationId: chats.ownId },
      'inbox.returnToBot': { conversationId: chats.openId },
      'inbox.reopenConversation': { conversationId: chats.closedId },
      // With the only named administrator there is nobody else to give it to.
      'inbox.assignConversation': { agentName: undefined },
      'inbox.setPresence': { name: 'Μαρία' },
      'inbox.dismissUnanswered': { text: 'Θέλω μια κάμερα.' },
      'trending.orderQuestions': { questionIds: [await putQuestion(), questionId] },
      ...money,
      // What the order of the buyer costs.
      'orders.payCardPart': { amount: 131.43 },
      ...(await putOffers(app, own.customerId)),
      ...(await putContracts(app, own.customerId ?? '', productId)),
      ...(await putRecalls(received, own.customerId)),
      ...(await putPurchases(productId)),
      ...(await putAccounts(app.services.now(), date)),
      ...reportInputs(doneId),
      'alerts.acknowledgeAlert': { id: alert },
      'alerts.resolveAlert': { id: alert },
      'alerts.resolveAlerts': { severity: undefined, type: undefined },
      'alerts.reopenAlerts': { ids: [alert] },
      'catalogueAdmin.updateCategory': { id: 'cameras' },
      'catalogueAdmin.addProduct': { categoryId: 'cameras', price: 1, comparePrice: 2 },
      'catalogueAdmin.updateProduct': { categoryId: 'cameras', price: 1, comparePrice: 2 },
      ...(await putProductChange(productId)),
      'catalogueAdmin.orderCategories': { categoryIds: ['empty', 'cameras'] },
      'team.removeOpeningOverride': { date },
      'booking.assignAppointment': { id: appointmentId, technicianId, insteadOf: going },
      'booking.skipMaintenance': { id: dueId, dueDate: '2026-11-10', takeBack: undefined },
      'booking.createAppointment': { followsId: undefined },
      'booking.planAppointment': { id: appointmentId, seen: undefined },
      'booking.handOver': { technicianId: going, toTechnicianId: technicianId },
      'customers.restoreCustomerNote': { noteId: deletedNote },
      'customers.approveCustomers': { customerIds: [unverified] },
      ...(await putIntake()),
      'search.saveSynonym': { id: synonymId },
    },
    unknown: factsOf(nothing),
  };
}

let kept: { world: World; at: Date; bringBack: () => Promise<void> } | undefined;

/** Empties the shop and brings the same small shop each time, with the application's clock at the moment it was made. */
export async function sameWorld(app: TestApp): Promise<World> {
  if (kept) await kept.bringBack();
  else {
    await truncateAll();
    const at = new Date();
    app.setNow(at);
    kept = { world: await buildWorld(app), at, bringBack: await keepTables() };
  }
  app.setNow(kept.at);
  return kept.world;
}
