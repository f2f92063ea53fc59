import { accountServer } from '#features/account/server/feature.ts';
import { adminServer } from '#features/admin/server/feature.ts';
import { adminAccessServer } from '#features/admin-access/server/feature.ts';
import { alertsServer } from '#features/alerts/server/feature.ts';
import { bookingServer } from '#features/booking/server/feature.ts';
import { cartServer } from '#features/cart/server/feature.ts';
import { catalogueServer } from '#features/catalogue/server/feature.ts';
import { catalogueAdminServer } from '#features/catalogue-admin/server/feature.ts';
import { chatServer } from '#features/chat/server/feature.ts';
import { contactServer } from '#features/contact/server/feature.ts';
import { contractsServer } from '#features/contracts/server/feature.ts';
import { customersServer } from '#features/customers/server/feature.ts';
import { documentsServer } from '#features/documents/server/feature.ts';
import { handoverServer } from '#features/handover/server/feature.ts';
import { mailboxServer } from '#features/mailbox/server/feature.ts';
import { offersServer } from '#features/offers/server/feature.ts';
import { openingServer } from '#features/opening/server/feature.ts';
import { ordersServer } from '#features/orders/server/feature.ts';
import { recallsServer } from '#features/recalls/server/feature.ts';
import { restockServer } from '#features/restock/server/feature.ts';
import { reviewsServer } from '#features/reviews/server/feature.ts';
import { searchServer } from '#features/search/server/feature.ts';
import { servicesServer } from '#features/services/server/feature.ts';
import { settingsServer } from '#features/settings/server/feature.ts';
import { teamServer } from '#features/team/server/feature.ts';
import { textsServer } from '#features/texts/server/feature.ts';
import { trendingServer } from '#features/trending/server/feature.ts';
import { wishlistServer } from '#features/wishlist/server/feature.ts';
import { wizardServer } from '#features/wizard/server/feature.ts';
import type { ServerFeature } from '#server/feature.ts';

/** The server's part of every feature, one line each; the demonstration's data of each may rely on that of those before it. */
export const serverFeatures: readonly ServerFeature[] = [
  settingsServer,
  textsServer,
  customersServer,
  servicesServer,
  teamServer,
  bookingServer,
  catalogueServer,
  catalogueAdminServer,
  ordersServer,
  contactServer,
  reviewsServer,
  trendingServer,
  chatServer,
  offersServer,
  contractsServer,
  handoverServer,
  accountServer,
  adminServer,
  adminAccessServer,
  alertsServer,
  cartServer,
  documentsServer,
  mailboxServer,
  recallsServer,
  restockServer,
  searchServer,
  wishlistServer,
  wizardServer,
  openingServer,
];
