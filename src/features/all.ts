import { accountFeature } from '#features/account/feature.ts';
import { adminFeature } from '#features/admin/feature.ts';
import { adminAccessFeature } from '#features/admin-access/feature.ts';
import { alertsFeature } from '#features/alerts/feature.ts';
import { bookingFeature } from '#features/booking/feature.ts';
import { catalogueAdminFeature } from '#features/catalogue-admin/feature.ts';
import { chatFeature } from '#features/chat/feature.ts';
import { contactFeature } from '#features/contact/feature.ts';
import { contractsFeature } from '#features/contracts/feature.ts';
import { customersFeature } from '#features/customers/feature.ts';
import { documentsFeature } from '#features/documents/feature.ts';
import { handoverFeature } from '#features/handover/feature.ts';
import { openingFeature } from '#features/opening/feature.ts';
import { ordersFeature } from '#features/orders/feature.ts';
import { recallsFeature } from '#features/recalls/feature.ts';
import { restockFeature } from '#features/restock/feature.ts';
import { reviewsFeature } from '#features/reviews/feature.ts';
import { searchFeature } from '#features/search/feature.ts';
import { servicesFeature } from '#features/services/feature.ts';
import { settingsFeature } from '#features/settings/feature.ts';
import { teamFeature } from '#features/team/feature.ts';
import { textsFeature } from '#features/texts/feature.ts';
import { trendingFeature } from '#features/trending/feature.ts';
import { wizardFeature } from '#features/wizard/feature.ts';
import { offersFeature } from '#features/offers/feature.ts';
import { cartFeature } from '#features/cart/feature.ts';
import { mailboxFeature } from '#features/mailbox/feature.ts';
import { wishlistFeature } from '#features/wishlist/feature.ts';
import { catalogueFeature } from '#features/catalogue/feature.ts';
import { joinAudited, type AuditedEntity } from '#shared/feature.ts';
import { generalRetention } from '#shared/retention.ts';

/** What the features declare, one line each, in the order of their tables; `general` is what belongs to none. */
export const features = {
  catalogueAdmin: catalogueAdminFeature,
  account: accountFeature,
  customers: customersFeature,
  orders: ordersFeature,
  documents: documentsFeature,
  offers: offersFeature,
  contracts: contractsFeature,
  handover: handoverFeature,
  recalls: recallsFeature,
  booking: bookingFeature,
  settings: settingsFeature,
  texts: textsFeature,
  team: teamFeature,
  services: servicesFeature,
  search: searchFeature,
  contact: contactFeature,
  wizard: wizardFeature,
  reviews: reviewsFeature,
  chat: chatFeature,
  restock: restockFeature,
  trending: trendingFeature,
  alerts: alertsFeature,
  adminAccess: adminAccessFeature,
  admin: adminFeature,
  cart: cartFeature,
  mailbox: mailboxFeature,
  wishlist: wishlistFeature,
  catalogue: catalogueFeature,
  opening: openingFeature,
  general: { retention: generalRetention },
};

type Declared = typeof features;

declare module '#shared/feature.ts' {
  interface Features extends Declared {}
}

export const audited = joinAudited(features);

export const auditedEntities = Object.keys(audited) as AuditedEntity[];
