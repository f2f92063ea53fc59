import type { ApiContext } from '#server/serve.ts';
import { company } from '#shared/company.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { wire } from '#shared/wire.ts';
import { listForExport } from '#features/booking/server/customer-store.ts';
import { exportContracts } from '#features/contracts/server/customer-store.ts';
import type { Customer } from '#features/customers/contract.ts';
import { exportReports } from '#features/handover/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { listEvents } from '#features/customers/server/event-store.ts';
import { exportOffers } from '#features/offers/server/export-store.ts';
import { exportTold } from '#features/recalls/server/told-store.ts';
import { exportAccount } from '#features/orders/payments/server/account-store.ts';
import { cashFeeOf } from '#features/orders/payments/payment.ts';
import { discountParts } from '#features/orders/totals.ts';
import { readProfile } from './actions.ts';
import { listDealings } from './store.ts';

const hiddenAmounts = () => `Ζητήστε τα ποσά στο ${company().email}.`;

/** What is held about the signed-in customer; without amounts if prices are hidden from them. */
export const exportData = async (context: ApiContext): Promise<Record<string, unknown>> =>
  exportOf(context, await readProfile(context));

/** What is held about a customer, for the office to hand out. */
export async function exportCustomer(
  context: ApiContext,
  { customerId }: { customerId: string },
): Promise<Record<string, unknown>> {
  const customer = await findCustomer(context.services.database.db, customerId);
  return exportOf(context, customer ?? refuse(generalRefusals, 'NOT_FOUND'));
}

/**
 * All data stored about a customer, except messages sent by the contact form: the account's address was never proven to be
 * the sender's. Amounts are left out if whoever asks may not see prices.
 */
async function exportOf(
  { services, viewer }: ApiContext,
  customer: Customer,
): Promise<Record<string, unknown>> {
  const { db } = services.database;
  const { orders, ...rest } = await listDealings(db, customer.id);
  const seesPrices = canSeePrices(viewer);
  return {
    exportedAt: services.now().toISOString(),
    customer,
    // Who of the company decided is not the customer's data.
    history: (await listEvents(db, customer.id)).map(({ actorName: _actor, ...event }) => event),
    orders: orders.map((order) => {
      const {
        lines,
        subtotalCents,
        shippingCents,
        taxCents,
        discountCents,
        totalCents,
        refundedCents,
        ...facts
      } = order;
      const discount = discountParts(order);
      const amounts = {
        subtotal: subtotalCents,
        shipping: shippingCents,
        tax: taxCents,
        discount: discountCents,
        discountNet: discount.netCents,
        discountTax: discount.taxCents,
        total: totalCents,
        cashFee: cashFeeOf(order),
        refunded: refundedCents,
      };
      return {
        ...facts,
        ...(seesPrices ? inEuros(amounts) : { amounts: hiddenAmounts() }),
        items: lines.map(({ amounts: prices, ...line }) => ({ ...line, ...(seesPrices && inEuros(prices)) })),
      };
    }),
    offers: await exportOffers(db, customer.id, seesPrices),
    contracts: await exportContracts(db, customer.id, seesPrices),
    accountPayments: (await exportAccount(db, customer.id)).map(({ amountCents, ...payment }) => ({
      ...payment,
      ...(seesPrices ? inEuros({ amount: amountCents }) : { amounts: hiddenAmounts() }),
    })),
    recalls: (await exportTold(db, customer.id)).map(wire),
    appointments: await listForExport(db, customer.id),
    visitReports: await exportReports(db, customer.id),
    ...rest,
  };
}

/** Converts amounts in cents to euro, under the same names. */
function inEuros(cents: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, centsToEuros(amount)]));
}
