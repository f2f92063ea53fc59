import { adminAccessApi } from '#features/admin-access/server/api.ts';
import { addressBookApi } from '#features/orders/addresses/server/api.ts';
import { accountApi } from '#features/account/server/api.ts';
import { adminApi } from '#features/admin/server/api.ts';
import { bookingApi } from '#features/booking/server/api.ts';
import { alertsApi } from '#features/alerts/server/api.ts';
import { cartApi } from '#features/cart/server/api.ts';
import { catalogueAdminApi } from '#features/catalogue-admin/server/api.ts';
import { catalogueApi } from '#features/catalogue/server/api.ts';
import { chatApi } from '#features/chat/server/api.ts';
import { inboxApi } from '#features/chat/inbox/server/api.ts';
import { contactApi } from '#features/contact/server/api.ts';
import { documentsApi } from '#features/documents/server/api.ts';
import { emailChangeApi } from '#features/customers/server/email-change-api.ts';
import { detailsApi } from '#features/customers/server/details-api.ts';
import { customersApi } from '#features/customers/server/api.ts';
import { availableStockApi } from '#features/cart/server/available-stock-api.ts';
import { mailboxApi } from '#features/mailbox/server/api.ts';
import { ordersApi } from '#features/orders/server/api.ts';
import { restockApi } from '#features/restock/server/api.ts';
import { reorderApi } from '#features/orders/reorder/server/api.ts';
import { reviewsApi } from '#features/reviews/server/api.ts';
import { searchApi } from '#features/search/server/api.ts';
import { servicesApi } from '#features/services/server/api.ts';
import { teamApi } from '#features/team/server/api.ts';
import { togetherApi } from '#features/trending/server/together-api.ts';
import { trendingApi } from '#features/trending/server/api.ts';
import { wishlistApi } from '#features/wishlist/server/api.ts';
import { wizardApi } from '#features/wizard/server/api.ts';

/** The implementations of all endpoints, one line per feature. */
export const router = {
  adminAccess: adminAccessApi,
  account: accountApi,
  addressBook: addressBookApi,
  alerts: alertsApi,
  admin: adminApi,
  booking: bookingApi,
  cart: cartApi,
  catalogue: catalogueApi,
  catalogueAdmin: catalogueAdminApi,
  chat: chatApi,
  inbox: inboxApi,
  contact: contactApi,
  customers: { ...customersApi, ...detailsApi },
  documents: documentsApi,
  emailChange: emailChangeApi,
  availableStock: availableStockApi,
  mailbox: mailboxApi,
  orders: ordersApi,
  reorder: reorderApi,
  restock: restockApi,
  reviews: reviewsApi,
  search: searchApi,
  services: servicesApi,
  team: teamApi,
  together: togetherApi,
  trending: trendingApi,
  wishlist: wishlistApi,
  wizard: wizardApi,
};
