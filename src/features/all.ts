import { accountFeature } from '#features/account/feature.ts';
import { adminAccessFeature } from '#features/admin-access/feature.ts';
import { alertsFeature } from '#features/alerts/feature.ts';
import { bookingFeature } from '#features/booking/feature.ts';
import { chatFeature } from '#features/chat/feature.ts';
import { contactFeature } from '#features/contact/feature.ts';
import { customersFeature } from '#features/customers/feature.ts';
import { ordersFeature } from '#features/orders/feature.ts';
import { restockFeature } from '#features/restock/feature.ts';
import { reviewsFeature } from '#features/reviews/feature.ts';
import { searchFeature } from '#features/search/feature.ts';
import { wizardFeature } from '#features/wizard/feature.ts';
import { generalRetention } from '#shared/retention.ts';

/** What the features declare, one line each, in the order of their tables; `general` is what belongs to none. */
export const features = {
  account: accountFeature,
  customers: customersFeature,
  orders: ordersFeature,
  booking: bookingFeature,
  search: searchFeature,
  contact: contactFeature,
  wizard: wizardFeature,
  reviews: reviewsFeature,
  chat: chatFeature,
  restock: restockFeature,
  alerts: alertsFeature,
  adminAccess: adminAccessFeature,
  general: { retention: generalRetention },
};

type Declared = typeof features;

declare module '#shared/feature.ts' {
  interface Features extends Declared {}
}
