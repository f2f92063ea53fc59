import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { hashOf } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { adminAppointmentPath } from '#features/booking/booking-path.ts';
import { noteDismissal, noteWithdrawal } from '#features/booking/order-visits/server/withdrawal-actions.ts';
import { lockWithdrawn } from '#features/booking/order-visits/server/withdrawal-store.ts';
import type { OrderStatus } from '../../contract.ts';
import { ordersHref } from '../../orders-search.ts';
import { orderRefusals } from '../../refusals.ts';
import { isOfWhole, isWithdrawn, refundDay } from '../rules.ts';
import { insertChange } from '../../server/history-store.ts';
import { followWithdrawal } from '../../installation/server/order-visit.ts';
import { findOrder, lockOrder } from '../../server/store.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';
import { withdrawalDismissedMail } from './mails.ts';
import * as store from './store.ts';

const invalid = () => refuse(orderRefusals, 'WITHDRAWAL_LINK_INVALID');
const gone = () => refuse(orderRefusals, 'WITHDRAWAL_NOT_FOUND');

/**
 * Makes a withdrawal the customer's own with the link of its receipt, once. It binds from the time when it was sent: its day of
 * paying back is reckoned from there.
 */
export async function confirmWithdrawal(
  { services, caller }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.limits.spend('withdrawal-link', caller.ip);
  await write(services, async (trx) => {
    const found = (await store.findByLink(trx, hashOf(token))) ?? invalid();
    const { id, orderId, appointmentId, createdAt, statement } = found;
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
      if (refundBy) await store.oweRefund(trx, order.id, refundBy, isOfWhole({ statement }));
      await followWithdrawal(services, trx, order, { statement });
      await notifyOrderChanged(services, trx, order.customerId);
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

/**
 * Dismisses a withdrawal: nothing is owed for it any more, and the customer of the order or appointment is told why. Those from
 * appointments are dismissed by those who administer appointments.
 */
export async function dismissWithdrawal(
  context: ApiContext,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const found = (await store.findWithdrawal(trx, withdrawalId)) ?? gone();
    if (found.orderId) await dismissFromOrder(context, trx, { ...found, orderId: found.orderId }, reason);
    else if (found.appointmentId && context.viewer.admin)
      await dismissFromAppointment(context, trx, { ...found, appointmentId: found.appointmentId }, reason);
    else gone();
  });
}

type Dismissed = { id: string; name: string; email: string; createdAt: Date };

const dismissedNote = ({ createdAt }: Dismissed, from: string, reason: string) =>
  `Απορρίφθηκε η δήλωση υπαναχώρησης της ${formatDateTime(createdAt)}${from}.\nΛόγος: ${reason}`;

async function dismissFromOrder(
  context: ApiContext,
  trx: Transaction,
  dismissed: Dismissed & { orderId: string },
  reason: string,
): Promise<void> {
  const { services } = context;
  const order = (await lockOrder(trx, dismissed.orderId)) ?? gone();
  // What is left to pay does not know of it.
  if (order.paymentState === 'due' && order.refundedCents > 0) refuse(orderRefusals, 'WITHDRAWAL_REFUNDED');
  if (!(await store.markDismissed(trx, dismissed.id, services.now()))) gone();
  const standing = (await findOrder(trx, order.id)) ?? gone();
  // Of what was given back before nothing is due again.
  const refundDueOn = order.refundDueOn && refundDay(standing);
  await store.keepStanding(trx, order.id, { refundDueOn, isWithdrawn: isWithdrawn(standing) });
  const { name, email } = dismissed;
  const note = dismissedNote(dismissed, ` από ${name} (${email})`, reason);
  await keepNote(context, trx, order, note);
  await audit(trx, context, {
    entity: 'order',
    entityId: order.id,
    label: order.orderNumber,
    before: { refundDueOn: order.refundDueOn },
    after: { refundDueOn, note },
  });
  await insertAlert(trx, {
    ...dismissedAlert,
    message: `Η δήλωση για την παραγγελία ${order.orderNumber} δεν ισχύει: ${reason}`,
    link: ordersHref({ order: order.id }),
    customerId: order.customerId,
  });
  await services.mail.send(
    trx,
    withdrawalDismissedMail(
      order.customerEmail,
      { orderNumber: order.orderNumber },
      dismissed.createdAt,
      reason,
    ),
  );
  await notifyOrderChanged(services, trx, order.customerId);
}

async function dismissFromAppointment(
  context: ApiContext,
  trx: Transaction,
  dismissed: Dismissed & { appointmentId: string },
  reason: string,
): Promise<void> {
  const { services } = context;
  const appointment = (await lockWithdrawn(trx, dismissed.appointmentId)) ?? gone();
  if (!(await store.markDismissed(trx, dismissed.id, services.now()))) gone();
  const { date, customerId, ownEmail } = appointment;
  // The customer reads an appointment's history, and who declared may be a stranger.
  await noteDismissal(context, trx, appointment, dismissedNote(dismissed, '', reason));
  if (customerId)
    await insertAlert(trx, {
      ...dismissedAlert,
      message: `Η δήλωση για το ραντεβού στις ${formatDate(date)} δεν ισχύει: ${reason}`,
      link: '/customer-dashboard?tab=appointments',
      customerId,
    });
  if (ownEmail)
    await services.mail.send(
      trx,
      withdrawalDismissedMail(ownEmail, { appointmentDate: date }, dismissed.createdAt, reason),
    );
}

const dismissedAlert = {
  type: 'order',
  event: 'withdrawal_dismissed',
  severity: 'medium',
  title: 'Δήλωση υπαναχώρησης',
  audience: 'customer',
} as const;

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
