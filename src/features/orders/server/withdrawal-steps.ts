import { audit } from '../../../server/audit.ts';
import type { Transaction } from '../../../server/db/database.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { hashOf } from '../../../server/tokens.ts';
import { write } from '../../../server/write.ts';
import { formatDateTime } from '../../../shared/dates.ts';
import { refuse } from '../../../shared/errors.ts';
import { subjectOf } from '../../alerts/subject.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import { adminAppointmentPath } from '../../booking/booking-path.ts';
import { noteWithdrawal } from '../../booking/server/withdrawal-actions.ts';
import { lockWithdrawn } from '../../booking/server/withdrawal-store.ts';
import type { OrderStatus } from '../contract.ts';
import { ordersHref } from '../orders-search.ts';
import { orderRefusals } from '../refusals.ts';
import { refundDay } from '../withdrawal.ts';
import { insertChange } from './history-store.ts';
import { findOrder, lockOrder } from './store.ts';
import { tellOrderChanged } from './tell-changed.ts';
import { withdrawalDismissedMail } from './withdrawal-mails.ts';
import * as store from './withdrawal-store.ts';

const invalid = () => refuse(orderRefusals, 'WITHDRAWAL_LINK_INVALID');
const gone = () => refuse(orderRefusals, 'WITHDRAWAL_NOT_FOUND');

/**
 * Makes a withdrawal the customer's own with the link of its receipt, once. It binds from the time when it was sent: its day of
 * paying back is reckoned from there.
 */
export async function confirmWithdrawal({ services, caller }: ApiContext, token: string): Promise<void> {
  await services.limits.spend('withdrawal-link', caller.ip);
  await write(services, async (trx) => {
    const found = (await store.findByLink(trx, hashOf(token))) ?? invalid();
    const { id, orderId, appointmentId, createdAt } = found;
    const order = orderId ? await lockOrder(trx, orderId) : undefined;
    const appointment = appointmentId ? await lockWithdrawn(trx, appointmentId) : undefined;
    if (!(await store.markConfirmed(trx, id))) invalid();
    const about = order
      ? {
          subject: subjectOf('order', order.id),
          link: ordersHref({ order: order.id }),
          message: `${order.orderNumber} · ${order.customerName}`,
        }
      : appointment && {
          subject: subjectOf('appointment', appointment.id),
          link: adminAppointmentPath(appointment),
          message: `Ραντεβού · ${appointment.customerName}`,
        };
    if (!about) return;
    if (order) {
      const refundBy = refundDay({ ...order, withdrawals: [{ isOwn: true, createdAt }] });
      if (refundBy) await store.oweRefund(trx, order.id, refundBy);
      await tellOrderChanged(services, trx, order.customerId);
    }
    if (appointment) await noteWithdrawal(services, trx, appointment, { isOwn: true, at: services.now() });
    await insertAlert(trx, {
      type: 'order',
      event: 'withdrawal_received',
      severity: 'high',
      title: 'Επιβεβαιώθηκε δήλωση υπαναχώρησης',
      audience: 'admin',
      ...about,
    });
  });
}

/** Dismisses a withdrawal from an order: nothing is owed for it any more, and the order's customer is told why. */
export async function dismissWithdrawal(
  context: ApiContext,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const { orderId, name, email, createdAt } = (await store.findWithdrawal(trx, withdrawalId)) ?? gone();
    const order = (await lockOrder(trx, orderId ?? '')) ?? gone();
    if (!(await store.markDismissed(trx, withdrawalId, services.now()))) gone();
    const refundDueOn = await dueStill(trx, order.id);
    if (order.refundDueOn) await store.setRefundDay(trx, order.id, refundDueOn);
    const note = `Απορρίφθηκε η δήλωση υπαναχώρησης της ${formatDateTime(createdAt)} από ${name} (${email}).\nΛόγος: ${reason}`;
    await keepNote(context, trx, order, note);
    await audit(trx, context, {
      entity: 'order',
      entityId: order.id,
      label: order.orderNumber,
      before: { refundDueOn: order.refundDueOn },
      after: { refundDueOn: order.refundDueOn && refundDueOn, note },
    });
    await insertAlert(trx, {
      type: 'order',
      event: 'withdrawal_dismissed',
      severity: 'medium',
      title: 'Δήλωση υπαναχώρησης',
      message: `Η δήλωση για την παραγγελία ${order.orderNumber} δεν ισχύει: ${reason}`,
      link: ordersHref({ order: order.id }),
      audience: 'customer',
      customerId: order.customerId,
    });
    await services.mail.send(
      trx,
      withdrawalDismissedMail(order.customerEmail, order.orderNumber, createdAt, reason),
    );
    await tellOrderChanged(services, trx, order.customerId);
  });
}

async function dueStill(trx: Transaction, orderId: string) {
  const order = await findOrder(trx, orderId);
  return order ? refundDay(order) : null;
}

async function keepNote(
  { services, viewer, caller }: ApiContext,
  trx: Transaction,
  { id, status }: { id: string; status: OrderStatus },
  note: string,
) {
  const actorId = viewer.admin ? undefined : viewer.customer?.id;
  await insertChange(trx, id, {
    fromStatus: status,
    toStatus: status,
    note,
    at: services.now(),
    actor: 'admin',
    ...(viewer.admin && caller.adminName !== undefined && { actorName: caller.adminName }),
    ...(actorId && { actorId }),
  });
}
