// Separate from the contract because the pages' addresses import these without its schemas.

/** The statuses that an order reaches by a regular step, in order. */
export const stepStatuses = ['confirmed', 'processing', 'shipped', 'delivered'] as const;

/** The statuses of an order that nothing stops, in order. */
export const regularStatuses = ['pending', ...stepStatuses] as const;

export const orderStatuses = [...regularStatuses, 'cancelled'] as const;

/** Orders that were paid and cancelled: the list's filter in addition to the statuses. */
export const refundDue = 'refund_due';

/** Orders whose money has not come yet: a filter in addition to the statuses. */
export const toCollect = 'to_collect';

/** Orders of which a part has gone and the rest waits: a filter too. */
export const partlySent = 'partly_sent';

/** What the list can be filtered by. */
export const listedStatuses = [...orderStatuses, refundDue, toCollect, partlySent] as const;

export const dateRanges = ['all', 'today', 'week', 'month'] as const;

export const couriers = ['elta', 'acs', 'speedex', 'geniki', 'boxnow', 'couriercenter'] as const;
