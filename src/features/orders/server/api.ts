import { isOn } from '#shared/switches.ts';
import { implement } from '@orpc/server';
import { offersCards } from '#server/config.ts';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros } from '#shared/money.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode, regionOf } from '#shared/postal-code.ts';
import { filled } from '#shared/wire.ts';
import { withCall } from '#features/booking/texts.ts';
import { findArea } from '#features/team/server/area-store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { ordersContract, type OrdersPage, type OrdersQuery, type OrderStatus } from '../contract.ts';
import { bulkMessage } from '../bulk/rules.ts';
import { searchFilter } from '../filters.ts';
import { offeredPayments } from '../payments/payment.ts';
import { bookingRefusals } from '#features/booking/refusals.ts';
import { findAppointment } from '#features/booking/server/store.ts';
import { presentOrder, presentWithdrawal } from '../present.ts';
import { orderRefusals } from '../refusals.ts';
import { administersOrders } from '../rules.ts';
import { cancelOrder, undoStep, updateOrder } from './change-order.ts';
import { undoSteps, updateOrders } from '../bulk/server/change-many.ts';
import { checkPayment, payOrder } from '../payments/server/card-page.ts';
import {
  checkCardPart,
  payCardPart,
  readCardDue,
  requirePayer,
} from '../payments/server/card-part-actions.ts';
import { bookInstallation, bookVisit, readInstallation } from '../installation/server/installation.ts';
import { listVisitParts } from '../installation/server/store.ts';
import { cardPayments } from '../payments/server/open-provider.ts';
import { placeOrder } from '../checkout/server/place-order.ts';
import { recordAccountPayment, undoAccountPayment } from '../payments/server/account.ts';
import { readAccount } from '../payments/server/account-store.ts';
import { readMoney, recordPayment, undoPayment } from '../payments/server/record-payment.ts';
import { sumMoney } from '../payments/server/steps-store.ts';
import { refundOrder } from '../payments/server/refund.ts';
import { presentPoints } from '../points/server/actions.ts';
import { readPoints } from '../points/server/store.ts';
import { findDefaultAddress } from '../addresses/server/store.ts';
import { countByStatus, findAddress, findOrder, listOrders } from './store.ts';
import { withdraw } from '../withdrawals/server/withdraw.ts';
import { confirmWithdrawal, dismissWithdrawal } from '../withdrawals/server/steps.ts';
import { listOfAppointment } from '../withdrawals/server/store.ts';

const orders = implement(ordersContract).$context<ApiContext>().use(guard);

/** Whose orders the viewer reads: administrators read all, customers their own. */
function readerOf({ viewer }: ApiContext): { customerId?: string } {
  if (administersOrders(viewer)) return {};
  return { customerId: viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED') };
}

async function readPage(context: ApiContext, query: OrdersQuery): Promise<OrdersPage> {
  const { services, viewer } = context;
  const { page, pageSize, customerId, ...filter } = query;
  const { db } = services.database;
  const isAdministrator = administersOrders(viewer);
  const { orders: found, total } = await listOrders(
    db,
    // `readerOf` comes last, so that customers read only their own.
    {
      ...(customerId !== undefined && { customerId }),
      ...readerOf(context),
      ...searchFilter(filter, services.now()),
    },
    { page, pageSize },
  );
  const customer =
    isAdministrator && customerId !== undefined ? await findCustomer(db, customerId) : undefined;
  return {
    orders: found.map((order) => presentOrder(order, isAdministrator)),
    total,
    ...(customer && { customerName: `${customer.firstName} ${customer.lastName}` }),
  };
}

const inEuros = ({ count, cents }: { count: number; cents: number }) => ({
  count,
  amount: centsToEuros(cents),
});

export const ordersApi = orders.router({
  getCheckout: orders.getCheckout.handler(async ({ context: { services, viewer } }) => {
    const known = viewer.customer && (await findAddress(services.database.db, viewer.customer.id));
    const { companyName, address, city, postalCode, phone, afm, doy, profession } = known ?? {};
    const chosen = viewer.customer && (await findDefaultAddress(services.database.db, viewer.customer.id));
    return {
      points:
        viewer.customer && isOn('points')
          ? (await readPoints(services.database.db, viewer.customer.id)).balance
          : 0,
      onAccount: viewer.customer
        ? centsToEuros(await readAccount(services.database.db, viewer.customer.id))
        : 0,
      paymentMethods: offeredPayments(offersCards(services.config)),
      cardPage: cardPayments(services.config)?.entry === 'page',
      address: {
        ...(known && { fullName: `${known.firstName} ${known.lastName}` }),
        ...filled({ company: companyName, address, city, phone: phone && formatPhone(phone) }),
        ...(postalCode && { postalCode, region: regionOf(postalCode) }),
        // The default of the address book as a whole: no part of the profile's address next to it.
        ...(chosen && { company: undefined, ...chosen, phone: formatPhone(chosen.phone) }),
      },
      installationArea: await findArea(services.database.db),
      invoice: filled({
        companyName,
        afm,
        doy,
        profession,
        address,
        city,
        postalCode: postalCode && formatPostalCode(postalCode),
      }),
    };
  }),
  getPoints: orders.getPoints.handler(({ context }) => presentPoints(context)),
  getPointsOf: orders.getPointsOf.handler(({ context, input: { customerId } }) =>
    presentPoints(context, customerId),
  ),
  placeOrder: orders.placeOrder.handler(call(placeOrder)),
  listOrders: orders.listOrders.handler(async ({ context, input }) => {
    const { orders: found, total } = await readPage(context, input);
    context.answer.set('X-Total-Count', String(total));
    return found;
  }),
  pageOrders: orders.pageOrders.handler(call(readPage)),
  countOrders: orders.countOrders.handler(async ({ context }) => {
    const counts = await countByStatus(context.services.database.db);
    const of = (status: OrderStatus) => counts.find((one) => one.status === status)?.count ?? 0;
    return {
      pending: of('pending'),
      confirmed: of('confirmed'),
      processing: of('processing'),
      shipped: of('shipped'),
      delivered: of('delivered'),
      cancelled: of('cancelled'),
    };
  }),
  getOrder: orders.getOrder.handler(async ({ context, input: { id } }) => {
    const { customerId } = readerOf(context);
    const order = await findOrder(context.services.database.db, id, customerId);
    return presentOrder(order ?? refuse(orderRefusals, 'ORDER_NOT_FOUND'), administersOrders(context.viewer));
  }),
  getInstallation: orders.getInstallation.handler(({ context, input: { orderId } }) =>
    readInstallation(
      context,
      orderId,
      context.viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED'),
    ),
  ),
  getVisitBooking: orders.getVisitBooking.handler(({ context, input: { orderId } }) =>
    readInstallation(context, orderId),
  ),
  bookVisit: orders.bookVisit.handler(async ({ context, input }) =>
    withCall(await bookVisit(context, input), 'Το ραντεβού καταχωρίστηκε.'),
  ),
  bookInstallation: orders.bookInstallation.handler(async ({ context, input }) => ({
    ...(await bookInstallation(context, input)),
    message: 'Το ραντεβού σας καταχωρίστηκε και αναμένει την έγκρισή μας.',
  })),
  listVisitParts: orders.listVisitParts.handler(({ context, input: { date } }) =>
    listVisitParts(context.services.database.db, date),
  ),
  updateOrder: orders.updateOrder.handler(async ({ context, input }) => ({
    ...(await updateOrder(context, input)),
    message: 'Η κατάσταση της παραγγελίας ενημερώθηκε επιτυχώς.',
  })),
  updateOrders: orders.updateOrders.handler(async ({ context, input }) => {
    const results = await updateOrders(context, input);
    return { results, message: bulkMessage(results, 'ενημερώθηκε', 'ενημερώθηκαν') };
  }),
  undoOrderSteps: orders.undoOrderSteps.handler(async ({ context, input: { steps } }) => {
    const results = await undoSteps(context, steps);
    return { results, message: bulkMessage(results, 'επανήλθε', 'επανήλθαν') };
  }),
  undoOrderStep: orders.undoOrderStep.handler(async ({ context, input }) => ({
    order: await undoStep(context, input),
    message: 'Η ενέργεια αναιρέθηκε.',
  })),
  payOrder: orders.payOrder.handler(async ({ context, input: { orderId } }) => ({
    url: await payOrder(context, orderId),
  })),
  checkPayment: orders.checkPayment.handler(call(checkPayment)),
  getCardDue: orders.getCardDue.handler(async ({ context, input: { orderId } }) => {
    await requirePayer(context, orderId);
    return { due: await readCardDue(context.services, orderId) };
  }),
  payCardPart: orders.payCardPart.handler(async ({ context, input: { orderId, ...part } }) =>
    payCardPart(context.services, await requirePayer(context, orderId), part),
  ),
  checkCardPart: orders.checkCardPart.handler(async ({ context, input: { orderId } }) => {
    await checkCardPart(context.services, await requirePayer(context, orderId));
    return { due: await readCardDue(context.services, orderId) };
  }),
  markRefunded: orders.markRefunded.handler(async ({ context, input }) => {
    const order = await refundOrder(context, input);
    const message =
      order.paymentState === 'refunding' || input.via === 'provider'
        ? 'Η επιστροφή στάλθηκε στον πάροχο πληρωμών.'
        : 'Η επιστροφή των χρημάτων καταχωρίστηκε.';
    return { order, message };
  }),
  sumMoney: orders.sumMoney.handler(async ({ context }) => {
    const { toCollect, toRefund } = await sumMoney(context.services.database.db);
    return { toCollect: inEuros(toCollect), toRefund: inEuros(toRefund) };
  }),
  getMoney: orders.getMoney.handler(({ context, input: { orderId } }) => readMoney(context, orderId)),
  recordPayment: orders.recordPayment.handler(async ({ context, input }) => ({
    money: await recordPayment(context, input),
    message: 'Η πληρωμή καταχωρίστηκε.',
  })),
  undoPaymentStep: orders.undoPaymentStep.handler(async ({ context, input }) => ({
    money: await undoPayment(context, input),
    message: 'Η κίνηση αναιρέθηκε.',
  })),
  recordAccountPayment: orders.recordAccountPayment.handler(
    says('Η κίνηση καταχωρίστηκε στο υπόλοιπο του πελάτη.', recordAccountPayment),
  ),
  undoAccountPayment: orders.undoAccountPayment.handler(says('Η κίνηση αναιρέθηκε.', undoAccountPayment)),
  cancelOrder: orders.cancelOrder.handler(async ({ context, input: { orderId } }) => ({
    order: await cancelOrder(context, orderId),
    message: 'Η παραγγελία ακυρώθηκε επιτυχώς.',
  })),
  confirmWithdrawal: orders.confirmWithdrawal.handler(
    says('Επιβεβαιώσατε τη δήλωση υπαναχώρησης. Ισχύει από την ώρα που τη στείλατε.', confirmWithdrawal),
  ),
  listAppointmentWithdrawals: orders.listAppointmentWithdrawals.handler(
    async ({ context, input: { id } }) => {
      const { db } = context.services.database;
      if (!(await findAppointment(db, id))) refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND');
      const found = await listOfAppointment(db, id);
      return found.map((withdrawal) => presentWithdrawal(withdrawal, true));
    },
  ),
  dismissWithdrawal: orders.dismissWithdrawal.handler(
    says('Η δήλωση υπαναχώρησης απορρίφθηκε.', dismissWithdrawal),
  ),
  withdraw: orders.withdraw.handler(async ({ context, input }) => ({
    receivedAt: (await withdraw(context, input)).toISOString(),
    message: 'Λάβαμε τη δήλωση υπαναχώρησής σας. Η βεβαίωση παραλαβής έρχεται με email.',
  })),
});
