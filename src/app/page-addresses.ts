import { dashboardAddress } from '#features/account/dashboard-tabs.ts';
import { auditAddress } from '#features/admin/audit-search.ts';
import { reportsAddress } from '#features/admin/report-search.ts';
import { alertsAddress } from '#features/alerts/alerts-search.ts';
import { appointmentsAddress } from '#features/booking/appointments-search.ts';
import { adminProductsAddress } from '#features/catalogue-admin/admin-search.ts';
import { brandsAddress } from '#features/catalogue-admin/brands-search.ts';
import { specificationsAddress } from '#features/catalogue-admin/specifications-search.ts';
import { productsAddress } from '#features/catalogue/products-search.ts';
import { inboxAddress } from '#features/chat/inbox/search.ts';
import { contactAddress } from '#features/contact/contact-search.ts';
import { messagesAddress } from '#features/contact/messages-search.ts';
import { customersAddress } from '#features/customers/customer-search.ts';
import {
  customerLoginAddress,
  customerRegisterAddress,
  loginAddress,
  registerAddress,
} from '#features/customers/sign-in-search.ts';
import { mailboxAddress } from '#features/mailbox/mailbox-search.ts';
import { contractsAddress } from '#features/contracts/contracts-search.ts';
import { offersAddress } from '#features/offers/offers-search.ts';
import { ordersAddress } from '#features/orders/orders-search.ts';
import { withdrawalAddress } from '#features/orders/withdrawals/search.ts';
import { recallsAddress } from '#features/recalls/recalls-search.ts';
import { reviewsAddress } from '#features/reviews/reviews-search.ts';
import { synonymsAddress } from '#features/search/synonyms-search.ts';
import { searchAddress } from '#features/search/search-address.ts';
import { adminServicesAddress, servicesAddress } from '#features/services/services-search.ts';
import { legalAddresses, textsAddress } from '#features/texts/search.ts';
import { purchasingAddress } from '#features/catalogue-admin/purchasing-search.ts';
import { questionsAddress } from '#features/trending/questions-search.ts';
import { wizardAddress } from '#features/wizard/wizard-search.ts';

/** All pages that have URL parameters; a page with tabs has one entry per tab. */
export const pageAddresses = [
  productsAddress,
  searchAddress,
  servicesAddress,
  ordersAddress,
  withdrawalAddress,
  ...Object.values(legalAddresses),
  loginAddress,
  customerLoginAddress,
  registerAddress,
  customerRegisterAddress,
  dashboardAddress,
  contactAddress,
  wizardAddress,
  mailboxAddress,
  alertsAddress,
  customersAddress,
  { ...customersAddress, path: '/admin?tab=customers' },
  appointmentsAddress,
  { ...appointmentsAddress, path: '/admin?tab=appointments' },
  adminProductsAddress,
  { ...adminProductsAddress, path: '/admin-simple' },
  specificationsAddress,
  brandsAddress,
  offersAddress,
  contractsAddress,
  recallsAddress,
  adminServicesAddress,
  synonymsAddress,
  messagesAddress,
  inboxAddress,
  reviewsAddress,
  purchasingAddress,
  questionsAddress,
  textsAddress,
  auditAddress,
  reportsAddress,
];
