import { createHash } from 'node:crypto';
import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { idFrom } from '#shared/ids.ts';
import { requirePlannable } from '#server/plannable.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import type { NewCustomerFields } from '#features/customers/intake-contract.ts';
import { customerRefusals } from '#features/customers/refusals.ts';
import { addCustomerAs } from '#features/customers/server/intake-actions.ts';
import { findAccount, findCustomer } from '#features/customers/server/store.ts';
import { readKey } from '../../checkout/server/idempotency.ts';
import { isBillable } from '#features/booking/rules.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { lockAppointment } from '#features/booking/server/store.ts';
import { hasBill } from './visit-store.ts';
import type { Services } from '#server/services.ts';
import { findByKey, withUnusedNumber } from '../../checkout/server/new-order-store.ts';
import type { PaymentType } from '../../contract.ts';
import { consentAt } from '../../installation/rules.ts';
import { cashFeeAt, whyNotCash } from '../../payments/payment.ts';
import { insertPaymentStep } from '../../payments/server/steps-store.ts';
import { keepAddress, type StoredOrderLine } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import { requireDelivery, requireOwnNumber, requireSize, requireSummary, soldLines } from '../../rules.ts';
import { keepOrder, type KeptOrder } from '../../server/keep-order-actions.ts';
import type { OfficeLine, OfficeOrder } from '../contract.ts';
import { officeLineName, officePrice, officeTotals } from '../rules.ts';

/**
 * Places an order for a customer, as the office agreed it with them, and only once per idempotency key. What the checkout
 * demands of stock, cash, delivery, invoice and consent holds; the office alone decides prices, who is served where, and
 * whether somebody may owe more.
 */
export async function placeOfficeOrder(context: ApiContext, request: OfficeOrder): Promise<KeptOrder> {
  const { services, headers } = context;
  const idempotencyKey = readKey(headers);
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const customerId = request.customerId ?? idOfNew(idempotencyKey);
  const known = () => findPlaced(context, customerId, { idempotencyKey, fingerprint });
  try {
    return await withUnusedNumber(() =>
      write(services, async (trx, changed) => {
        if (request.newCustomer) await addBuyer(context, trx, customerId, request.newCustomer, request);
        const buyer = await findBuyer(context, trx, customerId);
        const visit = request.visitId && (await requireVisit(services, trx, request.visitId, customerId));
        const products = await productsOf(trx, request.lines);
        const lines = officeLines(request.lines, products);
        const totals = officeTotals(
          lines.map((line) => ({ ...line, isGoods: line.productId !== null })),
          { ...request, ...(visit && { shipping: 0 }), postalCode: request.shippingAddress.postalCode },
        );
        requireSize(totals, lines);
        requireSummary(request.summary, totals);
        const { officeDiscountCents, ...amounts } = totals;
        const shippingAddress = addressOf(request);
        requireOwnNumber({ customer: buyer, request });
        const payment = paymentOf(request, totals.totalCents);
        if (payment.dueOn) requirePlannable('dueOn', payment.dueOn, services.now());
        const waits = payment.paymentMethod === 'bank_transfer' && payment.paymentState === 'due';
        const {
          createdAt,
          soldOut: _none,
          ...placed
        } = await keepOrder(
          services,
          trx,
          changed,
          {
            buyer,
            idempotencyKey,
            fingerprint,
            // What nobody has to wait for is agreed with the call itself.
            status: visit ? 'delivered' : waits ? 'pending' : 'confirmed',
            ...(visit && { billedVisitId: visit.id, deliveredAt: services.now() }),
            totals: amounts,
            lines,
            shippingAddress,
            ...(visit ? deliveryOfVisit : requireDelivery({ ...request, shippingAddress })),
            paymentMethod: payment.paymentMethod,
            paymentState: payment.paymentState,
            partCents: payment.paymentState === 'due' ? payment.receivedCents : 0,
            isPrepaid: payment.paymentState === 'captured',
            dueOn: payment.dueOn,
            depositCents: payment.askedCents,
            officeDiscountCents,
            discountReason: officeDiscountCents > 0 ? (request.discountReason ?? null) : null,
            orderNotes: request.orderNotes ?? '',
            invoice: request.invoice ?? null,
            purchaseOrder: request.purchaseOrder ?? null,
            beginConsentAt: consentAt(
              { beginsEarly: request.beginsEarly, items: lines },
              buyer.accountType === 'b2b',
              services.now(),
            ),
            history: [
              {
                actor: 'admin',
                actorName: whoActs(context),
                fromStatus: null,
                note: visit
                  ? `Χρέωση της επίσκεψης ${formatDate(visit.date)}: ${visit.serviceTitle}.`
                  : 'Καταχωρίστηκε από το γραφείο.',
              },
            ],
          },
          products,
        );
        if (payment.receivedCents > 0)
          await insertPaymentStep(trx, {
            orderId: placed.id,
            ...stepOf[receivedWayOf(request.via)],
            amountCents: payment.receivedCents,
            happenedOn: athensDate(createdAt),
            person: whoActs(context),
            at: createdAt,
          });
        await audit(trx, context, {
          entity: 'order',
          entityId: placed.id,
          label: placed.orderNumber,
          after: {
            status: placed.status,
            paymentState: payment.paymentState,
            note: `Παραγγελία από το γραφείο, ${formatEuro(totals.totalCents)}.`,
          },
        });
        return placed;
      }),
    );
  } catch (error) {
    const placed = await known();
    if (placed) return placed;
    throw error;
  }
}

/** The delivery of a visit's bill: everything is with the customer. */
const deliveryOfVisit = {
  shippingMethod: 'installation',
  deliveryLabel: 'Επίσκεψη τεχνικού',
  deliveryDays: null,
} as const;

/** The visit that is billed, locked; refused if it has not been made, is somebody else's or was billed before. */
async function requireVisit({ now }: Services, trx: Transaction, id: string, customerId: string) {
  const visit = (await lockAppointment(trx, id)) ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
  if (!isBillable(visit, athensDate(now()))) refuse(orderRefusals, 'VISIT_NOT_BILLABLE');
  if (visit.customerId !== null && visit.customerId !== customerId) {
    const { message } = orderRefusals.VISIT_OF_ANOTHER;
    refuse(orderRefusals, 'VISIT_OF_ANOTHER', { fields: { customerId: message } });
  }
  if (await hasBill(trx, id)) refuse(orderRefusals, 'VISIT_HAS_BILL');
  return visit;
}

async function findPlaced(
  { services }: ApiContext,
  customerId: string,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
): Promise<KeptOrder | undefined> {
  const found = await findByKey(services.database.db, customerId, idempotencyKey);
  if (!found) return undefined;
  if (found.fingerprint !== fingerprint) refuse(orderRefusals, 'IDEMPOTENCY_KEY_REUSED');
  const { id, orderNumber, status, totalCents } = found;
  return { id, orderNumber, status, total: centsToEuros(totalCents) };
}

/** The id of a customer who is made with an order: sent twice, it makes the same one. */
const idOfNew = (idempotencyKey: string) =>
  idFrom(createHash('sha256').update(idempotencyKey).digest().subarray(0, 16));

/** Adds the customer of an order; what the order says of the address and the telephone is theirs, unless they have others. */
async function addBuyer(
  context: ApiContext,
  trx: Transaction,
  id: string,
  given: NewCustomerFields,
  { shippingAddress: { address, city, postalCode, phone } }: OfficeOrder,
): Promise<void> {
  const fields = {
    ...given,
    ...(!given.address && { address, city, postalCode }),
    phone: given.phone ?? phone,
  };
  if (await addCustomerAs(context, trx, id, fields)) return;
  const { message } = customerRefusals.EMAIL_OF_ANOTHER;
  refuse(customerRefusals, 'EMAIL_OF_ANOTHER', { fields: { 'newCustomer.email': message } });
}

async function findBuyer({ services }: ApiContext, trx: Transaction, customerId: string) {
  const customer = await findCustomer(trx, customerId);
  if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
  return { ...customer, hasAccount: (await findAccount(trx, customerId, services.now())) === 'own' };
}

const productsOf = (trx: Transaction, lines: readonly OfficeLine[]): Promise<SoldProduct[]> =>
  listSoldProducts(
    trx,
    [...new Set(lines.flatMap(({ productId }) => productId ?? []))].toSorted((one, other) => one - other),
  );

/** The lines as the order keeps them; refused with the name of a product that cannot be ordered. */
export function officeLines(
  asked: readonly OfficeLine[],
  products: readonly SoldProduct[],
): StoredOrderLine[] {
  const sold = asked.flatMap(({ kind, productId, quantity, withInstallation }) =>
    kind === 'product' && productId ? [{ productId, quantity, withInstallation }] : [],
  );
  soldLines(sold, products);
  return asked.map((line) => officeLineOf(line, products));
}

/** A line as the order keeps it; refused with the name of a product that cannot be ordered. */
export function officeLineOf(line: OfficeLine, products: readonly SoldProduct[]): StoredOrderLine {
  const { kind, productId, quantity, withInstallation } = line;
  if (kind === 'product' && productId !== undefined) {
    const [sold] = soldLines([{ productId, quantity, withInstallation }], products);
    const listed = products.find((product) => product.productId === productId);
    if (sold) return { ...sold, ...officePrice(line, listed) };
  }
  return {
    productId: null,
    sku: '',
    name: officeLineName(line),
    image: null,
    withInstallation: false,
    fromStock: false,
    ...officePrice({ ...line, withInstallation: false }),
  };
}

const addressOf = ({ shippingAddress: { address = '', city = '', postalCode = '', ...rest } }: OfficeOrder) =>
  keepAddress({ ...rest, address, city, postalCode });

/** How money that the office received is recorded. */
const stepOf = {
  cash: { kind: 'cash', via: 'office' },
  card: { kind: 'card', via: 'office' },
  bank_transfer: { kind: 'deposit', via: 'bank_transfer' },
} as const;

type ReceivedWay = keyof typeof stepOf;

/** How money came that did come. */
const receivedWayOf = (via: OfficeOrder['via']): ReceivedWay => (via === 'later' ? 'bank_transfer' : via);

/** How an order is paid, and what of it was received; refused where the law or its amount does not allow it. */
function paymentOf(
  { payment, via, deposit, dueOn, shippingMethod, visitId }: OfficeOrder,
  totalCents: Cents,
) {
  if (visitId && payment !== 'paid' && payment !== 'on_account') {
    const { message } = orderRefusals.VISIT_PAYMENT;
    refuse(orderRefusals, 'VISIT_PAYMENT', { fields: { payment: message } });
  }
  const depositCents = payment === 'paid' ? totalCents : eurosToCents(deposit ?? 0);
  if (depositCents > totalCents) {
    const message = `Το σύνολο είναι ${formatEuro(totalCents)}. Συμπληρώστε ποσό έως εκεί.`;
    refuse(orderRefusals, 'TOO_LARGE_PAYMENT', { message, fields: { deposit: message } });
  }
  const isAsked = via === 'later';
  if (isAsked && (payment === 'paid' || payment === 'cash')) {
    const { message } = orderRefusals.DEPOSIT_LATER;
    refuse(orderRefusals, 'DEPOSIT_LATER', { fields: { via: message } });
  }
  const isPaid = payment === 'paid' || totalCents === 0 || (depositCents === totalCents && !isAsked);
  const paymentMethod: PaymentType = payment === 'paid' ? receivedWayOf(via) : payment;
  const inCash = paymentMethod === 'cash' || (depositCents > 0 && via === 'cash');
  const tooMuch =
    inCash && whyNotCash(totalCents, isPaid || paymentMethod !== 'cash' ? 0 : cashFeeAt(shippingMethod));
  if (tooMuch) refuse(orderRefusals, 'CASH_NOT_OFFERED', { message: tooMuch, fields: { payment: tooMuch } });
  return {
    paymentMethod,
    paymentState: isPaid ? ('captured' as const) : ('due' as const),
    receivedCents: isAsked ? 0 : depositCents,
    askedCents: isAsked ? depositCents : 0,
    dueOn: payment === 'on_account' ? (dueOn ?? null) : null,
  };
}
