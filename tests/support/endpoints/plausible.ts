import { wizardLinkToken } from '../app/wizard.ts';
import { openDays } from '../app/booking.ts';
import { blankSettings } from '#shared/settings.ts';
import { orderNumberFrom } from '#shared/ids.ts';
import { contractInputs } from './contracts.ts';
import { offerInputs } from './offers.ts';
import type { Endpoint, Shape } from './endpoints.ts';

/** Valid values by field name, where the schema alone does not determine one. */
export type Facts = Record<string, unknown>;

type Takes = (shape: Shape, property: string) => boolean;

const [openDay] = openDays(new Date(), 3, 1);

/** An order of the office, of one free line. */
const ofOffice = {
  lines: [{ kind: 'free', name: 'Καλώδιο', quantity: 1, price: 10 }],
  shippingMethod: 'standard',
  shipping: 0,
  discount: undefined,
  purchaseOrder: undefined,
  summary: { subtotal: 10, shipping: 0, tax: 2.4, discount: 0, total: 12.4 },
};

const usual: Facts = {
  email: 'nobody@pelatis.example',
  phone: '2101234567',
  afm: '094014201',
  postalCode: '14231',
  // Not where the demonstration's company is.
  postcode: '15231',
  password: 'secret-1',
  currentPassword: 'secret-1',
  newPassword: 'secret-2-longer',
  newEmail: 'somebody@pelatis.example',
  code: '123456',
  stepId: '1',
  paymentId: '1',
  session: '0123456789ab',
  key: '0b7a4f1e-93c2-4d58-8a6b-2f1c9e3d7a50',
  links: [],
  shortcut: 'efharisto',
  keywords: ['αλουμίνιο'],
  opens: '08:00',
  closes: '18:00',
  orderNumber: orderNumberFrom(new Uint8Array(5), 'VG'),
  cardNumber: '4242424242424242',
  expiryDate: '12/39',
  cvv: '123',
  ...Object.fromEntries(
    ['from', 'to', 'after', 'date', 'dueDate', 'appointmentDate', 'estimatedDelivery'].map((name) => [
      name,
      openDay,
    ]),
  ),
  // What has happened already.
  receivedOn: '2026-01-15',
  beginsOn: '2099-01-01',
  appointmentTime: '12:00',
  customerEmail: 'nobody@pelatis.example',
  customerPhone: '2101234567',
  spans: [{ opens: '09:00', closes: '18:00' }],
  imageUrl: null,
  durationMinutes: 60,
  ean: '5201234567894',
  manufacturerContact: 'info@maker.example',
  guaranteeLabel: '',
  notice: '',
  responsibleContact: 'info@maker.example',
  imageUrls: [],
  prefixes: ['10', '144'],
  // For a record that nobody has seen yet.
  version: undefined,
  seen: undefined,
  points: 0,
  shippingMethod: 'standard',
  summary: { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 },
  nameLatin: 'ACHAIKI',
  // Already open: closed, it would refuse whoever is asked after.
  'opening.setOpening': { isOpen: true },
  'opening.confirmProof': { token: wizardLinkToken },
  // The only feature without endpoints, which would refuse whoever is asked after.
  'settings.putSwitches': { ...blankSettings.switches, comparison: false },
  'settings.putPictures': { hero: '', person: '' },
  'settings.putContact': {
    emergencyPhone: '2101234567',
    mapPoint: '38.24664, 21.73457',
    social: [{ network: 'X', url: 'https://x.example/shop' }],
  },
  'texts.getText': { key: 'terms' },
  'texts.previewText': { key: 'terms', body: '## Όροι\n\nΚείμενο.' },
  'texts.putText': { key: 'terms', body: '## Όροι\n\nΚείμενο.', revision: undefined },
  'texts.resetText': { key: 'terms' },
  'settings.putHours': {
    week: Array.from({ length: 7 }, () => ({ isOpen: true, spans: [{ opens: '09:00', closes: '17:00' }] })),
  },
  'settings.putLook': { colour: '#a01830', logo: '', logoDark: '', sign: '', share: '' },
  'settings.putPromises': { freeSurvey: false },
  'settings.putAccounts': { accounts: [{ bank: 'Τράπεζα', iban: 'GR1601101250000000012300695' }] },
  'settings.putPayments': { takesCards: true, cashLimit: 400, cashFee: 3 },
  'settings.putDeliveries': {
    areas: [{ prefixes: '84, 851', isServed: true, surcharge: 4.5 }],
    methods: [
      {
        id: 'standard',
        isOffered: true,
        label: 'Παράδοση',
        promise: 'Σε 3 ημέρες',
        days: 3,
        price: 5.99,
        freeFrom: 100,
      },
    ],
  },
  'settings.putProducts': { lowStock: 2 },
  'settings.putGuarantees': { notice: '/public-objects/brand/official-notice.pdf' },
  'settings.putPoints': { perEuro: 2, mostPercent: 40 },
  'settings.putNumbering': {
    orders: 'AX',
    offers: 'ΠΦ',
    contracts: 'ΣΑ',
    receipt: 'ΑΠ',
    invoice: 'ΤΙ',
    receipt_credit: 'ΠΑ',
    invoice_credit: 'ΠΤ',
  },
  'settings.putVat': { rates: [{ percent: 24, from: '2000-01-01' }] },
  // A customer who is known, so none is made; nothing is paid yet.
  'orders.placeOfficeOrder': {
    ...ofOffice,
    newCustomer: undefined,
    // No visit is billed.
    visitId: undefined,
    payment: 'cash',
    deposit: undefined,
    dueOn: undefined,
  },
  ...offerInputs,
  ...contractInputs,
  'documents.changeOrder': { ...ofOffice, seen: 0 },
  // Either an order or an appointment is withdrawn.
  'orders.withdraw': { appointmentDate: undefined },
  'catalogueAdmin.addPictures': {
    pictures: [{ productId: 1, url: '/public-objects/products/world.webp' }],
  },
  // When the order's products can be there.
  'orders.bookInstallation': { appointmentDate: openDays(new Date(), 16, 1)[0] },
  'orders.bookVisit': { appointmentDate: openDays(new Date(), 16, 1)[0] },
  'documents.creditDocument': { seen: 0 },
  'orders.recordAccountPayment': { seen: 0 },
  'alerts.reopenAlerts': { ids: ['0123456789ab'] },
  'admin.saveView': { filters: 'status=pending' },
  'catalogueAdmin.fetchPictures': { sources: ['https://127.0.0.1/picture.jpg'] },
  'wizard.openShared': { token: wizardLinkToken },
  'chat.openChat': { page: '/products' },
  // Whoever asks what the product costs on whose page they are.
  'chat.sendChatMessage': { after: 0, page: '/products/1', text: 'Τι τιμή έχει;' },
  'customers.register': { from: '/products' },
  // The number of a message, not a day.
  ...Object.fromEntries(
    [
      'chat.listChatMessages',
      'inbox.listConversationMessages',
      'inbox.replyToConversation',
      'inbox.noteOnConversation',
    ].map((name) => [name, { after: 0 }]),
  ),
  // For those who see prices only.
  'catalogue.listProducts': { priceRange: undefined },
  'catalogue.listCards': { priceRange: undefined },
  'search.search': { priceRange: undefined },
  'search.searchProducts': { priceRange: undefined },
};

/** Returns a valid input of an endpoint with all optional fields; undefined if it has no input. */
export function plausibleInput(endpoint: Endpoint, facts: Facts): unknown {
  return inputFrom(endpoint, facts, () => true);
}

/** Returns a valid input of an endpoint with only the required fields. */
export function requiredInput(endpoint: Endpoint, facts: Facts): unknown {
  return inputFrom(endpoint, facts, ({ required = [] }, name) => required.includes(name));
}

function inputFrom({ name, shape }: Endpoint, facts: Facts, takes: Takes): unknown {
  const ofEndpoint = { ...usual, ...facts }[name];
  const more = typeof ofEndpoint === 'object' ? ofEndpoint : {};
  return shape && sample(shape, '', { ...usual, ...facts, ...more }, takes);
}

function sample(shape: Shape, name: string, facts: Facts, takes: Takes): unknown {
  if (name in facts) return facts[name];
  const [variant] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (variant) return sample(variant, name, facts, takes);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'string':
      return 'Κείμενο'.padEnd(shape.minLength ?? 0, ' δοκιμής').slice(0, shape.maxLength);
    case 'integer':
    case 'number':
      return Math.min(Math.max(shape.minimum ?? 1, 1), shape.maximum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return shape.items ? [sample(shape.items, name, facts, takes)] : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => takes(shape, key))
          .map(([key, part]) => [key, sample(part, key, facts, takes)]),
      );
    default:
      return null;
  }
}
