import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { athensDate, formatDate, type LocalDate } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { formatPhone } from '../../../shared/phone.ts';
import { formatPostalCode } from '../../../shared/postal-code.ts';
import type { AppointmentRequest } from '../../booking/contract.ts';
import { timeOf } from '../../booking/opening.ts';
import { bookingRefusals } from '../../booking/refusals.ts';
import { bookAppointment } from '../../booking/server/actions.ts';
import { findArea } from '../../team/server/area-store.ts';
import type { OrderRequest } from '../contract.ts';
import { firstVisitDay } from '../delivery.ts';
import { areaFaults, asksToBegin, hasTechnicians, mayBookInstallation } from '../installation.ts';
import type { StoredOrder } from '../present.ts';
import { orderRefusals } from '../refusals.ts';
import { findInstallationService } from './installation-store.ts';
import { findOrder, lockOrder } from './store.ts';

/** Refuses an order with technicians outside the area that they serve. */
export async function demandServed({ database }: Services, request: OrderRequest): Promise<void> {
  if (!hasTechnicians(request)) return;
  const area = await findArea(database.db);
  const fields = areaFaults(request, request.shippingAddress.postalCode, area);
  if (Object.keys(fields).length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}

/** When a consumer asked for the installation to begin within the 14 days; null without installation or request. */
export const consentAt = (request: OrderRequest, isBusiness: boolean, now: Date): Date | null =>
  request.beginsEarly && asksToBegin(request, isBusiness) ? now : null;

/** The day before which an order's visit may not be, and a refusal if it may have none. */
function demandVisitable(services: Services, order: StoredOrder): LocalDate {
  if (!mayBookInstallation(order.status, wantedBy(order), order.withdrawals)) {
    refuse(orderRefusals, 'NOTHING_TO_INSTALL');
  }
  if (order.visit) {
    const { date, startHour } = order.visit;
    refuse(bookingRefusals, 'ORDER_HAS_VISIT', {
      message: `Η παραγγελία ${order.orderNumber} έχει ήδη ραντεβού: ${formatDate(date)}, ${timeOf(startHour)}.`,
    });
  }
  return firstVisitDay(order, athensDate(services.now()));
}

const wantedBy = ({ shippingMethod, lines }: StoredOrder) => ({ shippingMethod, items: lines });

/** Books the visit of the customer's own order; the order is locked, so that it gets one and is not cancelled meanwhile. */
export async function bookInstallation(
  context: ApiContext,
  { orderId, ...request }: AppointmentRequest & { orderId: string },
) {
  const { services, viewer } = context;
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  return bookAppointment(context, request, async (trx) => {
    const order = (await lockOrder(trx, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    return { orderId, notBefore: demandVisitable(services, order) };
  });
}

/** The initial values for booking the installation of the customer's own order. */
export async function readInstallation({ services, viewer }: ApiContext, orderId: string) {
  const { db } = services.database;
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const order = (await findOrder(db, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const notBefore = demandVisitable(services, order);
  const { fullName, address, city, postalCode, phone } = order.shippingAddress;
  const installed = order.lines.filter(({ withInstallation }) => withInstallation);
  const products = (installed.length > 0 ? installed : order.lines).map(
    ({ quantity, name }) => `${quantity} × ${name}`,
  );
  const service = await findInstallationService(db, orderId);
  return {
    ...(service && { service }),
    customerName: fullName,
    customerPhone: formatPhone(phone),
    address: `${address}, ${city} ${formatPostalCode(postalCode)}`,
    orderNumber: order.orderNumber,
    products,
    notBefore,
    mayBegin: order.beginConsentAt !== null || installed.length === 0,
    notes: [
      `${installed.length > 0 ? 'Εγκατάσταση' : 'Παράδοση'} της παραγγελίας ${order.orderNumber}`,
      ...products,
      ...(asksToBegin({ items: order.lines }, order.accountType === 'b2b') && !order.beginConsentAt
        ? ['Μετά τις 14 ημέρες της υπαναχώρησης.']
        : []),
    ]
      .join('\n')
      .slice(0, 1000),
  };
}
