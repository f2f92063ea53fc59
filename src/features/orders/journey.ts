import { isCollected } from '#shared/collected.ts';
import { athensDate, formatDay } from '#shared/dates.ts';
import type { Order } from './contract.ts';
import { hasTechnicians, visitLabel, wantedOf } from './installation/rules.ts';
import { isBill, orderStatusFacts } from './status-facts.ts';
import { hasWithdrawn } from './withdrawals/rules.ts';

/** A stop on an order's way to its customer. */
export type Stop = {
  label: string;
  /** «Παρασκευή 27 Νοεμβρίου», or that no day is known. */
  when: string;
  note?: string;
  isDone: boolean;
};

type Placed = Pick<
  Order,
  | 'createdAt'
  | 'status'
  | 'shippingMethod'
  | 'deliveredAt'
  | 'estimatedDelivery'
  | 'items'
  | 'visit'
  | 'withdrawals'
  | 'billedVisitId'
  | 'billedContractId'
>;

const dayOf = (instant: string) => formatDay(athensDate(new Date(instant)));

/** From the order to its products and the technician's visit, each with its day; none for a bill and for what is called off. */
export function journeyOf(order: Placed): Stop[] {
  const { isVoid } = orderStatusFacts[order.status];
  if (isVoid || isBill(order) || hasWithdrawn(order)) return [];
  const wanted = wantedOf(order);
  const placed = { label: 'Παραγγελία', when: dayOf(order.createdAt), isDone: true };
  // The technician who brings the products comes once.
  const goods = order.shippingMethod === 'installation' ? [] : [goodsStop(order)];
  const visit = hasTechnicians(wanted) ? [visitStop(order, visitLabel(wanted))] : [];
  return [placed, ...goods, ...visit];
}

function goodsStop({ status, shippingMethod, deliveredAt, estimatedDelivery }: Placed): Stop {
  const { isInTransit, hasArrived } = orderStatusFacts[status];
  const atShop = isCollected(shippingMethod);
  const label = atShop ? 'Παραλαβή' : 'Δέμα';
  if (hasArrived) return { label, when: deliveredAt ? dayOf(deliveredAt) : 'Παραδόθηκε', isDone: true };
  return {
    label,
    when: estimatedDelivery ? `Έως ${formatDay(estimatedDelivery)}` : 'Χωρίς ημέρα ακόμη',
    ...(isInTransit && { note: atShop ? 'σας περιμένει στο κατάστημα' : 'είναι στον δρόμο' }),
    isDone: false,
  };
}

function visitStop({ visit, shippingMethod }: Placed, label: string): Stop {
  if (!visit) return { label, when: 'Δεν έχει κλειστεί ώρα', isDone: false };
  const note =
    visit.status === 'completed'
      ? undefined
      : visit.status === 'confirmed'
        ? shippingMethod === 'installation'
          ? 'με τα προϊόντα'
          : undefined
        : 'περιμένει επιβεβαίωση';
  return {
    label,
    when: `${formatDay(visit.date)}, ${visit.time}–${visit.endTime}`,
    ...(note && { note }),
    isDone: visit.status === 'completed',
  };
}
