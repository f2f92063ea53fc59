import { globSync } from 'node:fs';
import { newsTitles, type News } from '#features/booking/news.ts';
import { orderStatusLabels } from '#features/orders/labels.ts';
import type { OrderStatus } from '#features/orders/contract.ts';
import * as account from '#features/account/server/mails.ts';
import * as alerts from '#features/alerts/server/mails.ts';
import * as booking from '#features/booking/server/mails.ts';
import * as chat from '#features/chat/server/mails.ts';
import * as contact from '#features/contact/server/mails.ts';
import * as customers from '#features/customers/server/mails.ts';
import * as moved from '#features/orders/server/moved-mails.ts';
import * as orders from '#features/orders/server/mails.ts';
import * as contracts from '#features/contracts/server/mails.ts';
import * as handover from '#features/handover/server/mails.ts';
import * as offers from '#features/offers/server/mails.ts';
import * as onAccountMails from '#features/orders/payments/server/account-mails.ts';
import * as payments from '#features/orders/payments/server/mails.ts';
import * as withdrawals from '#features/orders/withdrawals/server/mails.ts';
import * as recalls from '#features/recalls/server/mails.ts';
import * as restock from '#features/restock/server/mails.ts';
import * as reviews from '#features/reviews/server/mails.ts';
import * as wizard from '#features/wizard/server/mails.ts';
import type { Mail } from '#server/mail.ts';

const to = 'eleni@pelatis.example';
const url = 'https://shop.example';
const shop = { publicUrl: url };
const at = new Date('2026-11-23T10:00:00Z');
const day = '2026-11-30';
const person = { customerName: 'Ελένη Μαρκάκη', customerEmail: to, customerPhone: '+302410123456' };

const order = {
  ...person,
  id: 'o',
  orderNumber: 'XX-1B1H-DYSF',
  customerId: 'c',
  accountType: 'private',
  invoice: null,
  purchaseOrder: null,
  beginConsentAt: null,
  shippingAddress: {
    fullName: 'Ελένη Μαρκάκη',
    address: 'Κύπρου 12',
    city: 'Λάρισα',
    postalCode: '41222',
    region: 'other',
    phone: '+302410123456',
  },
  shippingMethod: 'installation',
  deliveryLabel: 'Παράδοση & Εγκατάσταση',
  deliveryDays: null,
  cashFeeCents: 200,
  paymentState: 'due',
  paymentReference: null,
  paymentExpiresAt: null,
  refundedAt: null,
  cardBrand: 'Visa',
  cardLast4: '4242',
  orderNotes: '',
  estimatedDelivery: day,
  createdAt: at,
  deliveredAt: at,
  subtotalCents: 19_000,
  shippingCents: 599,
  discountCents: 0,
  taxCents: 4_704,
  totalCents: 24_303,
  vatPercent: 24,
  partCents: 100,
  refundedCents: 100,
  status: 'confirmed',
  tracking: 'AB123',
  courier: 'acs',
  visit: null,
  withdrawals: [],
  history: [],
  lines: [
    {
      productId: 1,
      sku: 'CAM-1',
      name: 'Κάμερα',
      image: null,
      withInstallation: true,
      quantity: 2,
      priceCents: 9_500,
      installationPriceCents: 5_500,
      returned: 0,
    },
  ],
};

const paidBy = (['bank_transfer', 'cash', 'card'] as const).map((paymentMethod) => ({
  ...order,
  paymentMethod,
}));
const [byTransfer] = paidBy;

const appointment = {
  ...person,
  id: 'a',
  customerId: 'c',
  serviceId: 1,
  serviceTitle: 'Αυτοψία',
  isOwnEmail: true,
  hasAccount: true,
  address: 'Κύπρου 12, Λάρισα 412 22',
  notes: '',
  date: day,
  startHour: 10,
  hours: 1,
  status: 'confirmed',
  sequence: 0,
  beginConsentAt: null,
  orderId: null,
  orderNumber: null,
  notBefore: null,
  repeatMonths: null,
  materials: '',
  createdAt: at,
  updatedAt: at,
};

const told = (['customer', 'admin', 'system'] as const).map((actor) => ({
  before: appointment,
  after: appointment,
  actor,
  note: 'Σημείωση',
  isOwnWish: actor === 'customer',
}));
const everyNews = Object.keys(newsTitles) as News[];
const statuses = Object.keys(orderStatusLabels) as OrderStatus[];
const message = { id: 'm', name: 'Άννα', email: to, subject: 'Προσφορά', message: 'Πόσο;', phone: null };
const withdrawal = { orderNumber: order.orderNumber, name: 'Ελένη', email: to, statement: 'Υπαναχωρώ' };
const review = { email: to, productId: 1, productName: 'Κάμερα' };
const offer = {
  offerNumber: 'ΠΡ-7K3M-9QXD',
  title: 'Συναγερμός κατοικίας',
  recipientName: 'Ελένη Μαρκάκη',
  recipientEmail: to,
  validUntil: day,
  totalCents: 124_000,
};
const contract = {
  ...person,
  contractNumber: 'ΣΒ-7K3M-9QXD',
  title: 'Συντήρηση συναγερμού',
  includes: 'Δύο επισκέψεις',
  accountType: 'private',
  seesPrices: true,
  address: 'Λεωφ. Κηφισίας 100',
  city: 'Αθήνα',
  postalCode: '11523',
  visitMonths: 6,
  startsOn: day,
  periodMonths: 12,
  billsAhead: true,
  prices: [{ from: day, cents: 12_000 }],
  lines: [{ text: 'Έλεγχος συστήματος', cents: 1_000 }],
  noticeDays: 30,
  endsOn: null,
} as never;

const onAccount = (['payment', 'refund'] as const).map((kind) => ({ kind, amountCents: 100, leftCents: 50 }));

type Made = Mail | undefined | readonly (Mail | undefined)[];

/** Every function that makes an e-mail, with what it makes of made-up records, in each of its forms. */
const made: Record<string, () => Made> = {
  accountDeletedMail: () => account.accountDeletedMail(to),
  alertMail: () =>
    alerts.alertMail(
      {
        title: 'Τίτλος',
        message: 'Κείμενο',
        type: 'security',
        severity: 'high',
        createdAt: at.toISOString(),
      } as never,
      url,
    ),
  placeMail: () => booking.placeMail(appointment as never, url),
  newsMail: () => everyNews.flatMap((news) => told.map((one) => booking.newsMail(news, one as never, url))),
  companyMail: () =>
    everyNews.flatMap((news) => told.map((one) => booking.companyMail(news, one as never, url))),
  reminderMail: () => booking.reminderMail(appointment as never, url),
  chatMail: () => chat.chatMail({ email: to, firstName: 'Ελένη', lastName: 'Μαρκάκη' }, at, []),
  messageReceivedMail: () => contact.messageReceivedMail(message as never),
  newMessageMail: () => contact.newMessageMail(message as never, url),
  replyMail: () => contact.replyMail(message as never, 'Απάντηση'),
  registrationReceivedMail: () =>
    (['private', 'b2b'] as const).map((type) => customers.registrationReceivedMail(to, type, type === 'b2b')),
  alreadyRegisteredMail: () => customers.alreadyRegisteredMail(to, shop),
  approvedMail: () =>
    [true, false].flatMap((canViewPrices) =>
      [true, false].map((takesBookings) =>
        customers.approvedMail(to, { canViewPrices, from: undefined, takesBookings }, shop),
      ),
    ),
  rejectedMail: () => customers.rejectedMail(to, 'Λόγος', shop),
  passwordResetMail: () => customers.passwordResetMail(to, 'token', shop),
  invitationMail: () => customers.invitationMail(to, 'token', shop),
  accountReadyMail: () => customers.accountReadyMail(to, shop),
  passwordChangedMail: () => customers.passwordChangedMail(to),
  confirmEmailMail: () => customers.confirmEmailMail(to, 'token', shop),
  emailChangeAskedMail: () => customers.emailChangeAskedMail(to, to, 'token', shop),
  emailChangedMail: () => customers.emailChangedMail(to, to),
  emailTakenMail: () => customers.emailTakenMail(to),
  contractBegunMail: () => contracts.contractBegunMail(contract),
  contractChangedMail: () => contracts.contractChangedMail(contract, ['Χρέωση: κάθε μήνα']),
  contractWithdrawnMail: () => contracts.contractWithdrawnMail(contract),
  contractBilledMail: () =>
    paidBy.map((one) => orders.contractBilledMail({ ...one, billedContractId: 'contract' } as never, url)),
  offerMail: () => [[], ['Προκαταβολή: 30% → 40%']].map((changes) => offers.offerMail(offer, url, changes)),
  offerReminderMail: () => offers.offerReminderMail(offer, url),
  offerAnsweredMail: () => offers.offerAnsweredMail(offer, 'Πότε;', 'Την Τρίτη.', url),
  offerRevokedMail: () => offers.offerRevokedMail(offer, 'Λόγος'),
  offerNewsMail: () => offers.offerNewsMail('Η προσφορά έγινε αποδεκτή', offer, { text: 'Κείμενο', url }),
  orderChangedMail: () => [
    orders.orderChangedMail(
      byTransfer as never,
      ['Ποσότητα: 2 τεμάχια αντί για 1', 'Παράδοση: με courier'],
      url,
    ),
  ],
  orderMovedMail: () => statuses.map((status) => moved.orderMovedMail(byTransfer as never, status, url)),
  parcelMail: () => moved.parcelMail({ ...byTransfer, lines: [] } as never, [{ line: 0, quantity: 1 }], url),
  accountDueMail: () => payments.accountDueMail(byTransfer as never, day, url),
  expectedMail: () => moved.expectedMail(byTransfer as never, url),
  trackingMail: () => moved.trackingMail(byTransfer as never, url),
  visitBilledMail: () =>
    paidBy.map((one) => orders.visitBilledMail({ ...one, billedVisitId: 'visit' } as never, url)),
  orderPlacedMail: () => paidBy.map((one) => orders.orderPlacedMail(one as never, url)),
  newOrderMail: () => paidBy.map((one) => orders.newOrderMail(one as never, url)),
  paidMail: () => paidBy.map((one) => payments.paidMail(one as never, url)),
  depositReminderMail: () => payments.depositReminderMail(byTransfer as never, day, url),
  unpaidMail: () => paidBy.map((one) => payments.unpaidMail(one as never, url)),
  refundedMail: () => payments.refundedMail(byTransfer as never, url),
  refundedByHandMail: () =>
    (['bank_transfer', 'to_account'] as const).map((via) =>
      payments.refundedByHandMail(byTransfer as never, 100, via, url),
    ),
  depositMail: () => payments.depositMail(byTransfer as never, 100, url),
  correctedMail: () =>
    (['payment', 'refund'] as const).map((kind) =>
      payments.correctedMail(byTransfer as never, { kind, amountCents: 100 } as never, url),
    ),
  accountPaymentMail: () => onAccount.map((one) => onAccountMails.accountPaymentMail(to, one)),
  accountCorrectedMail: () => onAccount.map((one) => onAccountMails.accountCorrectedMail(to, one)),
  withdrawalReceiptMail: () => withdrawals.withdrawalReceiptMail(withdrawal, at, true, false, url),
  withdrawalDismissedMail: () => withdrawals.withdrawalDismissedMail(to, withdrawal, at, 'Λόγος'),
  newWithdrawalMail: () => withdrawals.newWithdrawalMail(withdrawal, at, ['Γνωστό'], url),
  recallMail: () =>
    recalls.recallMail(
      {
        email: to,
        products: [{ name: 'Τροφοδοτικό', productId: 1 }],
        orders: [{ id: 'o', orderNumber: order.orderNumber }],
      },
      {
        title: 'Υπερθέρμανση',
        pieces: 'Παρτίδα 26Α',
        hazard: 'Καίει.',
        remedy: 'Βγάλτε το.',
        contact: 'Καλέστε μας.',
      },
      shop,
    ),
  reportMail: () => handover.reportMail(appointment, 'Νίκος Βλάχος', shop),
  confirmRestockMail: () => restock.confirmRestockMail(to, { id: 1, name: 'Κάμερα' }, 'token', shop),
  restockedMail: () =>
    restock.restockedMail({ to, name: 'Κάμερα', brand: 'Argos', picture: null, productId: 1 } as never, shop),
  reviewPublishedMail: () => reviews.reviewPublishedMail(review, shop),
  reviewRejectedMail: () => reviews.reviewRejectedMail(review, 'Λόγος', shop),
  requestReceivedMail: () => wizard.requestReceivedMail(to, undefined, undefined, url),
  requestMail: () =>
    wizard.requestMail(
      { ...person, customerType: 'private', propertyType: 'house', budget: 'low' } as never,
      'Κείμενο',
      url,
    ),
};

/** The names of the functions of the code that make e-mails. */
export async function mailKinds(): Promise<string[]> {
  const files = globSync('src/features/**/server/*mails.ts');
  const modules = await Promise.all(
    files.map((file) => import(new URL(`../../../${file}`, import.meta.url).href) as Promise<object>),
  );
  return modules
    .flatMap((exported) => Object.keys(exported).filter((name) => name.endsWith('Mail')))
    .toSorted();
}

/** One or more e-mails of every kind by the name of its function, as the company writes them now. */
export const everyMail = (): Record<string, Mail[]> =>
  Object.fromEntries(
    Object.entries(made).map(([name, make]) => [name, [make()].flat().filter((mail) => mail !== undefined)]),
  );
