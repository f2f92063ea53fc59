import { newId } from '../../../server/ids.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { athensDate, formatDate } from '../../../shared/dates.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { parseOrderNumber } from '../../../shared/ids.ts';
import { insertAlert } from '../../alerts/server/store.ts';
import type { Withdrawal } from '../contract.ts';
import { ordersHref } from '../orders-search.ts';
import { withdrawalUntil } from '../withdrawal.ts';
import { newWithdrawalMail, withdrawalReceiptMail } from './mails.ts';
import { holdByNumber, insertWithdrawal } from './store.ts';

/**
 * Takes a withdrawal and sends a dated receipt. The answer is the same whether or not the order exists, so that nobody
 * learns order numbers here; a person at the company looks at every one. Refused past the limits of address and mailbox.
 */
export async function withdraw({ services, caller }: ApiContext, sent: Withdrawal): Promise<Date> {
  const orderNumber = parseOrderNumber(sent.orderNumber);
  if (!orderNumber) {
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: {
        orderNumber: 'Ο αριθμός παραγγελίας έχει τη μορφή VG-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.',
      },
    });
  }
  await services.limits.spend('withdrawal', caller.ip);
  await services.limits.spend('withdrawal', sent.email);
  const receivedAt = services.now();
  const withdrawal = { ...sent, orderNumber };
  await write(services, async (trx) => {
    const order = await holdByNumber(trx, orderNumber);
    const { name, email, statement = '' } = withdrawal;
    await insertWithdrawal(trx, { id: newId(), orderNumber, name, email, statement, createdAt: receivedAt });
    await insertAlert(trx, {
      type: 'order',
      event: 'withdrawal_received',
      severity: 'high',
      title: 'Δήλωση υπαναχώρησης',
      message: `${orderNumber} · ${name}`,
      link: ordersHref({ search: orderNumber }),
      audience: 'admin',
    });
    await services.mail.send(
      trx,
      withdrawalReceiptMail(withdrawal, receivedAt),
      newWithdrawalMail(withdrawal, receivedAt, whatIsKnown(order, receivedAt)),
    );
  });
  return receivedAt;
}

function whatIsKnown(order: { deliveredAt: Date | null } | undefined, now: Date): string {
  if (!order) return 'Δεν υπάρχει παραγγελία με αυτόν τον αριθμό.';
  if (!order.deliveredAt) return 'Η παραγγελία υπάρχει και δεν έχει παραδοθεί ακόμη.';
  const until = withdrawalUntil(order.deliveredAt);
  const inTime = athensDate(now) <= until ? 'εμπρόθεσμη' : 'εκπρόθεσμη';
  return `Η παραγγελία παραδόθηκε στις ${formatDate(athensDate(order.deliveredAt))}. Η δήλωση είναι ${inTime} (έως ${formatDate(until)}).`;
}
