import { isOn } from '#shared/switches.ts';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { endedCookie, endSessions } from '#server/session.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate, athensTime } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToDecimal, centsToEuros } from '#shared/money.ts';
import { canSeePrices, type ViewerCustomer } from '#shared/viewer.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { dropDelayedOf } from '#features/alerts/server/delayed-notification-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { forgetCustomer } from '#features/booking/server/actions.ts';
import { anonymiseAppointments, listUpcomingIds } from '#features/booking/server/customer-store.ts';
import { countUpcoming } from '#features/booking/server/store.ts';
import { forViewer } from '#features/catalogue/rules.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { forgetContracts, hasOpenContract } from '#features/contracts/server/customer-store.ts';
import type { Customer } from '#features/customers/contract.ts';
import { confirmPassword } from '#features/customers/server/actions.ts';
import {
  anonymiseCustomer,
  findAccount,
  findCustomer,
  listRejectedBefore,
  lockStanding,
  updateCustomer,
} from '#features/customers/server/store.ts';
import { removeReportsOf } from '#features/handover/server/store.ts';
import { readPoints } from '#features/orders/points/server/store.ts';
import type { OwnOrder, Profile, Recommendation, Stats } from '../contract.ts';
import { recommend } from '../recommendations.ts';
import { accountRefusals } from '../refusals.ts';
import { accountDeletedMail } from './mails.ts';
import { alertOfMove } from './moved.ts';
import { hasOpenMoney, readAccount } from '#features/orders/payments/server/account-store.ts';
import {
  countFigures,
  forgetAudit,
  forgetDealings,
  hasOpenOrders,
  listCandidates,
  listOwnOrders,
} from './store.ts';

/** The number of orders that the overview shows. */
export const recentOrders = 3;
const maxOrders = 500;
const shownProducts = 3;
/** The number of closest products from which the recommendations are chosen. */
const candidates = 60;

/** The signed-in customer; endpoints with access for customers have already rejected everyone else. */
const ownerOf = ({ viewer }: ApiContext): ViewerCustomer =>
  viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');

export async function readStats(context: ApiContext): Promise<Stats> {
  const { id } = ownerOf(context);
  const { db } = context.services.database;
  const now = context.services.now();
  const wall = { date: athensDate(now), hour: Number(athensTime(now).slice(0, 2)) };
  const { totalOrders, pendingOrders, completedOrders, spentCents, notifications } = await countFigures(
    db,
    id,
  );
  return {
    totalOrders,
    pendingOrders,
    completedOrders,
    upcomingAppointments: await countUpcoming(db, id, wall),
    notifications,
    ...(canSeePrices(context.viewer) && {
      totalSpent: centsToEuros(spentCents),
      ...(isOn('points') && { loyaltyPoints: (await readPoints(db, id)).balance }),
    }),
  };
}

/** The customer's own orders, newest first, at most `count`. */
export async function readOwnOrders(context: ApiContext, count = maxOrders): Promise<OwnOrder[]> {
  const orders = await listOwnOrders(context.services.database.db, ownerOf(context).id, count);
  return orders.map(({ totalCents, createdAt, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    ...(canSeePrices(context.viewer) && { total: centsToDecimal(totalCents) }),
  }));
}

export async function readRecommendations(context: ApiContext): Promise<Recommendation[]> {
  const { db } = context.services.database;
  const ids = recommend(await listCandidates(db, ownerOf(context).id, candidates), shownProducts);
  if (ids.length === 0) return [];
  const { products } = await listCards(db, { ids });
  return products.map((product) => {
    const { id, name, shortDescription, imageUrls, images, price } = forViewer(product, context.viewer);
    const shown = { id, name, shortDescription, imageUrls, images };
    return price === undefined ? shown : { ...shown, price: price.toFixed(2) };
  });
}

export async function readProfile(context: ApiContext): Promise<Customer> {
  const customer = await findCustomer(context.services.database.db, ownerOf(context).id);
  return customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
}

/** Changes the fields of the account that a customer may change; a business must keep a company name. */
export async function updateProfile(context: ApiContext, profile: Profile): Promise<Customer> {
  const { id, accountType } = ownerOf(context);
  const isBusiness = accountType === 'b2b';
  if (isBusiness && profile.companyName === undefined) {
    const companyName = 'Το όνομα εταιρείας είναι υποχρεωτικό για επιχειρήσεις';
    refuse(generalRefusals, 'INVALID_INPUT', { fields: { companyName } });
  }
  const { services } = context;
  await write(services, async (trx) => {
    await lockStanding(trx, id);
    const before = await findCustomer(trx, id);
    await updateCustomer(trx, id, {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? null,
      address: profile.address ?? null,
      city: profile.city ?? null,
      postalCode: profile.postalCode ?? null,
      ...(isBusiness && {
        companyName: profile.companyName ?? null,
        doy: profile.doy ?? null,
        profession: profile.profession ?? null,
      }),
    });
    if (before?.address !== profile.address) await alertOfMove(services, trx, id);
    await services.live.publishAll(
      trx,
      { audience: 'admin', message: { type: 'changed', resources: ['account', 'customers'] } },
      { audience: { customerId: id }, message: { type: 'changed', resources: ['account'] } },
    );
  });
  return readProfile(context);
}

/** Anonymises the customer and ends all sessions; refused while an order is in progress, a contract in force or money owed by either side. */
export async function deleteAccount(context: ApiContext, { password }: { password: string }): Promise<void> {
  const { id, email } = (await confirmPassword(context, password, 'password')).customer;
  const { services, answer } = context;
  await write(services, async (trx, changed) => {
    // Waits for an order that is being placed, so that the check below sees it.
    await lockStanding(trx, id);
    if (await hasOpenOrders(trx, id)) refuse(accountRefusals, 'ORDERS_IN_PROGRESS');
    if (await hasOpenContract(trx, id, athensDate(services.now())))
      refuse(accountRefusals, 'CONTRACT_IN_FORCE');
    if ((await readAccount(trx, id)) > 0) refuse(accountRefusals, 'MONEY_ON_ACCOUNT');
    if (await hasOpenMoney(trx, id)) refuse(accountRefusals, 'MONEY_OPEN');
    await forgetCustomer(context, trx, id);
    await endAccount(services, trx, changed, id);
    await services.mail.send(trx, accountDeletedMail(email));
  });
  answer.append('Set-Cookie', endedCookie('customer', services.config));
}

/** As `deleteAccount`, by the office for a person who asked for it; the history keeps who did it, and nothing of the person. */
export async function eraseCustomer(
  context: ApiContext,
  { customerId: id }: { customerId: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const customer = (await lockStanding(trx, id)) && (await findCustomer(trx, id));
    if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
    const account = await findAccount(trx, id, services.now());
    if (await hasOpenOrders(trx, id)) {
      const message = 'Ο πελάτης έχει παραγγελίες σε εξέλιξη. Διαγράφεται μόλις παραδοθούν ή ακυρωθούν.';
      refuse(accountRefusals, 'ORDERS_IN_PROGRESS', { message });
    }
    if (await hasOpenContract(trx, id, athensDate(services.now()))) {
      const message = 'Ο πελάτης έχει συμβόλαιο σε ισχύ. Δώστε του πρώτα τέλος.';
      refuse(accountRefusals, 'CONTRACT_IN_FORCE', { message });
    }
    if ((await readAccount(trx, id)) > 0) {
      const message = 'Ο πελάτης έχει χρήματα έναντι. Επιστρέψτε τα πρώτα, από την καρτέλα του.';
      refuse(accountRefusals, 'MONEY_ON_ACCOUNT', { message });
    }
    if (await hasOpenMoney(trx, id)) {
      const message =
        'Ο πελάτης έχει παραγγελία που δεν έχει εξοφληθεί ή χρήματα που δεν του έχουν επιστραφεί. Διαγράφεται μόλις τακτοποιηθούν.';
      refuse(accountRefusals, 'MONEY_OPEN', { message });
    }
    await forgetCustomer(context, trx, id);
    await endAccount(services, trx, changed, id);
    await audit(trx, context, {
      entity: 'customer',
      entityId: id,
      label: 'Διαγραμμένος λογαριασμός',
      before: { account: account ?? 'none' },
    });
    if (account === 'own' && customer.email)
      await services.mail.send(trx, accountDeletedMail(customer.email));
  });
}

/** Deletes the accounts rejected before a moment, except those with an open order, a contract in force, open money or an upcoming appointment. */
export async function forgetRejected(services: Services, before: Date): Promise<void> {
  for (const id of await listRejectedBefore(services.database.db, before)) {
    await write(services, async (trx, changed) => {
      // An administrator may have restored the account a moment ago.
      if (!(await lockStanding(trx, id))?.isRejected) return;
      if (await hasOpenOrders(trx, id)) return;
      if (await hasOpenContract(trx, id, athensDate(services.now()))) return;
      if ((await readAccount(trx, id)) > 0) return;
      if (await hasOpenMoney(trx, id)) return;
      if ((await listUpcomingIds(trx, id, services.now())).length > 0) return;
      await anonymiseAppointments(trx, id);
      await endAccount(services, trx, changed, id);
    });
  }
}

async function endAccount(services: Services, trx: Transaction, changed: Changed, id: string): Promise<void> {
  await dropDelayedOf(trx, id);
  // While what it is about is still there.
  await forgetAudit(trx, id);
  await forgetContracts(trx, id);
  await removeReportsOf(trx, id);
  const { reviews, chats, messages } = await forgetDealings(trx, id);
  for (const { productId } of reviews) changed('catalogue', `product:${productId}`);
  await anonymiseCustomer(trx, id, services.now());
  const subjects = [
    ...reviews.map((review) => subjectOf('review', review.id)),
    ...chats.map((chat) => subjectOf('chat', chat.id)),
    ...messages.map((message) => subjectOf('message', message)),
    subjectOf('move', id),
  ];
  await resolveAlertsAbout(services, trx, subjectOf('customer', id), ...subjects);
  await endSessions(trx, { customerId: id });
}
