import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { formatPhone } from '../../../shared/phone.ts';
import { formatPostalCode } from '../../../shared/postal-code.ts';
import { findArea } from '../../team/server/area-store.ts';
import type { OrderRequest } from '../contract.ts';
import { areaFaults, hasTechnicians, mayBookInstallation } from '../installation.ts';
import { orderRefusals } from '../refusals.ts';
import { findInstallationService } from './installation-store.ts';
import { findOrder } from './store.ts';

/** Refuses an order with technicians outside the area that they serve. */
export async function demandServed({ database }: Services, request: OrderRequest): Promise<void> {
  if (!hasTechnicians(request)) return;
  const area = await findArea(database.db);
  const fields = areaFaults(request, request.shippingAddress.postalCode, area);
  if (Object.keys(fields).length > 0) refuse(generalRefusals, 'INVALID_INPUT', { fields });
}

/** When a consumer asked for the installation to begin within the 14 days; null without installation or request. */
export const consentAt = (request: OrderRequest, isBusiness: boolean, now: Date): Date | null =>
  request.beginsEarly && !isBusiness && hasTechnicians(request) ? now : null;

/** The initial values for booking the installation of the customer's own order. */
export async function readInstallation({ services, viewer }: ApiContext, orderId: string) {
  const { db } = services.database;
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const order = (await findOrder(db, orderId, customerId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  const wanted = { shippingMethod: order.shippingMethod, items: order.lines };
  if (!mayBookInstallation(order.status, wanted, order.withdrawals)) {
    refuse(orderRefusals, 'NOTHING_TO_INSTALL');
  }
  const { fullName, address, city, postalCode, phone } = order.shippingAddress;
  const installed = order.lines.filter(({ withInstallation }) => withInstallation);
  const service = await findInstallationService(db, orderId);
  return {
    ...(service && { service }),
    customerName: fullName,
    customerPhone: formatPhone(phone),
    address: `${address}, ${city} ${formatPostalCode(postalCode)}`,
    mayBegin: order.beginConsentAt !== null,
    notes: [
      `Εγκατάσταση της παραγγελίας ${order.orderNumber}`,
      ...installed.map(({ quantity, name }) => `${quantity} × ${name}`),
      ...(order.accountType === 'private' && !order.beginConsentAt
        ? ['Μετά τις 14 ημέρες της υπαναχώρησης.']
        : []),
    ]
      .join('\n')
      .slice(0, 1000),
  };
}
