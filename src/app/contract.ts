import { adminAccessContract } from '#features/admin-access/contract.ts';
import { addressBookContract } from '#features/orders/addresses/contract.ts';
import { accountContract } from '#features/account/contract.ts';
import { adminContract } from '#features/admin/contract.ts';
import { bookingContract } from '#features/booking/contract.ts';
import { alertsContract } from '#features/alerts/contract.ts';
import { cartContract } from '#features/cart/contract.ts';
import { catalogueAdminContract } from '#features/catalogue-admin/contract.ts';
import { countsContract } from '#features/catalogue-admin/counts/contract.ts';
import { pricePlansContract } from '#features/catalogue-admin/price-plans/contract.ts';
import { receiptsContract } from '#features/catalogue-admin/receipts/contract.ts';
import { suppliersContract } from '#features/catalogue-admin/suppliers/contract.ts';
import { catalogueContract } from '#features/catalogue/contract.ts';
import { chatContract } from '#features/chat/contract.ts';
import { inboxContract } from '#features/chat/inbox/contract.ts';
import { contactContract } from '#features/contact/contract.ts';
import { contractsContract } from '#features/contracts/contract.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { emailChangeContract } from '#features/customers/email-change-contract.ts';
import { intakeContract } from '#features/customers/intake-contract.ts';
import { detailsContract } from '#features/customers/details-contract.ts';
import { customersContract } from '#features/customers/contract.ts';
import { availableStockContract } from '#features/cart/available-stock-contract.ts';
import { handoverContract } from '#features/handover/contract.ts';
import { mailboxContract } from '#features/mailbox/contract.ts';
import { officeOrdersContract } from '#features/orders/office/contract.ts';
import { offersContract } from '#features/offers/contract.ts';
import { ordersContract } from '#features/orders/contract.ts';
import { recallsContract } from '#features/recalls/contract.ts';
import { restockContract } from '#features/restock/contract.ts';
import { reorderContract } from '#features/orders/reorder/contract.ts';
import { reviewsContract } from '#features/reviews/contract.ts';
import { searchContract } from '#features/search/contract.ts';
import { servicesContract } from '#features/services/contract.ts';
import { openingContract } from '#features/opening/contract.ts';
import { settingsContract } from '#features/settings/contract.ts';
import { teamContract } from '#features/team/contract.ts';
import { textsContract } from '#features/texts/contract.ts';
import { togetherContract } from '#features/trending/together-contract.ts';
import { trendingContract } from '#features/trending/contract.ts';
import { wishlistContract } from '#features/wishlist/contract.ts';
import { wizardContract } from '#features/wizard/contract.ts';

/** All endpoints of the product, one line per feature. */
export const contract = {
  adminAccess: adminAccessContract,
  account: accountContract,
  addressBook: addressBookContract,
  alerts: alertsContract,
  admin: adminContract,
  booking: bookingContract,
  cart: cartContract,
  catalogue: catalogueContract,
  catalogueAdmin: catalogueAdminContract,
  chat: chatContract,
  inbox: inboxContract,
  contact: contactContract,
  contracts: contractsContract,
  customers: { ...customersContract, ...detailsContract, ...intakeContract },
  documents: documentsContract,
  emailChange: emailChangeContract,
  handover: handoverContract,
  availableStock: availableStockContract,
  mailbox: mailboxContract,
  offers: offersContract,
  purchasing: { ...suppliersContract, ...receiptsContract, ...countsContract, ...pricePlansContract },
  orders: { ...ordersContract, ...officeOrdersContract },
  recalls: recallsContract,
  reorder: reorderContract,
  restock: restockContract,
  reviews: reviewsContract,
  search: searchContract,
  services: servicesContract,
  settings: settingsContract,
  opening: openingContract,
  team: teamContract,
  texts: textsContract,
  together: togetherContract,
  trending: trendingContract,
  wishlist: wishlistContract,
  wizard: wizardContract,
};

export type Contract = typeof contract;
