/** Whether the customer collects an order of this delivery at the shop. */
export const isCollected = (deliveryId: string): boolean => deliveryId.startsWith('collect-');
