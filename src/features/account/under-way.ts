import { orderStatusFacts } from '#features/orders/status-facts.ts';
import type { OwnOrder } from './contract.ts';

/** The first order of a list that is under way. */
export const underWay = <T extends Pick<OwnOrder, 'status'>>(orders: readonly T[]): T | undefined =>
  orders.find(({ status }) => orderStatusFacts[status].isOpen);
