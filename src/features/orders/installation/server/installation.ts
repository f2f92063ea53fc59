import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import type { AgreedAppointment, AppointmentRequest } from '#features/booking/contract.ts';
import { timeOf } from '#features/booking/opening.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { bookAppointment, createAppointment, type OrderVisit } from '#features/booking/server/actions.ts';
import { findServiceForSkill } from '#features/services/server/store.ts';
import { findArea } from '#features/team/server/area-store.ts';
import type { OrderRequest } from '../../contract.ts';
import { firstVisitDay } from '../../delivery.ts';
import { areaFaults, asksToBegin, hasTechnicians, mayBookInstallation, visitLength } from '../rules.ts';
import { remainingOf, type StoredOrder } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import { findInstallationSkill, listInstallationHours } from './store.ts';
import { findOrder, lockOrder } from '../../server/store.ts';

/** Refuses an order with technicians outside the area that they serve. */
export async function requireServed({ database }: Services, request: OrderRequest): Promise<void> {
  if (!hasTechnicians(request)) return;
  const area = await findArea(database.db);
  const fields = areaFaults(request, request.shippingAddress.postalCode, area);
  if (Object.keys(fields).length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}

/** A service that installs an order where there is none. */
const anyService = { crew: 1, durationMinutes: 60 };

/** The day before which an order's visit may not be and how long it takes; a refusal if it may have none. */
async function requireVisitable({ now }: Services, db: Parameters<typeof findOrder>[0], order: StoredOrder) {
  const { id, orderNumber, status, shippingMethod, withdrawals, visit } = order;
  const items = remainingOf(order);
  if (items.length === 0 || !mayBookInstallation(status, { shippingMethod, items }, withdrawals)) {
    refuse(orderRefusals, 'NOTHING_TO_INSTALL');
  }
  if (visit) {
    const { date, startHour } = visit;
    refuse(bookingRefusals, 'ORDER_HAS_VISIT', {
      message: `Η παραγγελία ${orderNumber} έχει ήδη ραντεβού: ${formatDate(date)}, ${timeOf(startHour)}.`,
    });
  }
  const service = await findServiceForSkill(db, await findInstallationSkill(db, id));
  return {
    service,
    items,
    notBefore: firstVisitDay(order, athensDate(now())),
    ...visitLength(await listInstallationHours(db, id), service ?? anyService),
  };
}

/** Locks an order that gets its one visit, so that it is not cancelled in the meantime. */
const lockVisitable =
  (services: Services, orderId: string, customerId?: string) =>
  async (trx: Transaction): Promise<OrderVisit> => {
    const order = (await lockOrder(trx, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const { notBefore, hours } = await requireVisitable(services, trx, order);
    return { orderId, customerId: order.customerId, notBefore, hours };
  };

/** Books the visit of the customer's own order. */
export async function bookInstallation(
  context: ApiContext,
  { orderId, ...request }: AppointmentRequest & { orderId: string },
) {
  const { services, viewer } = context;
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  return bookAppointment(context, request, lockVisitable(services, orderId, customerId));
}

/** Books the visit of a customer's order, as an administrator who agreed it with them. */
export const bookVisit = (
  context: ApiContext,
  { orderId, ...request }: Omit<AgreedAppointment, 'customerId' | 'followsId'> & { orderId: string },
) => createAppointment(context, request, lockVisitable(context.services, orderId));

/** The initial values for booking the visit of the customer's own order, or for an administrator of any. */
export async function readInstallation({ services }: ApiContext, orderId: string, customerId?: string) {
  const { db } = services.database;
  const order = (await findOrder(db, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const { service, items, ...visit } = await requireVisitable(services, db, order);
  const { fullName, address, city, postalCode, phone } = order.shippingAddress;
  const installed = items.filter(({ withInstallation }) => withInstallation);
  const products = (installed.length > 0 ? installed : items).map(
    ({ quantity, name }) => `${quantity} × ${name}`,
  );
  return {
    ...visit,
    ...(service && { service: service.slug }),
    customerName: fullName,
    customerEmail: order.customerEmail,
    customerPhone: formatPhone(phone),
    address: `${address}, ${city} ${formatPostalCode(postalCode)}`,
    orderNumber: order.orderNumber,
    products,
    mayBegin: order.beginConsentAt !== null || installed.length === 0,
    notes: [
      `${installed.length > 0 ? 'Εγκατάσταση' : 'Παράδοση'} της παραγγελίας ${order.orderNumber}`,
      ...products,
      ...(asksToBegin({ items }, order.accountType === 'b2b') && !order.beginConsentAt
        ? ['Μετά τις 14 ημέρες της υπαναχώρησης.']
        : []),
    ]
      .join('\n')
      .slice(0, 1000),
  };
}
