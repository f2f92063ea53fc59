import { deliveryCents } from '#features/orders/delivery.ts';
import type { OrderRequest } from '#features/orders/contract.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { goodsCents, totalsOf } from '#features/orders/totals.ts';

/** A sandbox card that is accepted for any amount. */
export const goodCard = {
  type: 'card',
  cardNumber: '4111 1111 1111 1111',
  cardName: 'ELENI MARKAKI',
  expiryDate: '09/40',
  cvv: '123',
} as const;

/** A card that is typed on the provider's page. */
export const cardPage = { type: 'card_page' } as const;

const home = {
  fullName: 'Ελένη Μαρκάκη',
  address: 'Αγίας Λαύρας 18',
  city: 'Νέα Ιωνία',
  postalCode: '142 33',
  phone: '697 412 0355',
};

/** An order request for products of `putProduct`, by default one of each, with standard delivery and bank transfer. */
export function orderOf(
  items: { productId: number; quantity?: number; withInstallation?: boolean }[],
  overrides: Partial<
    Pick<
      OrderRequest,
      'shippingMethod' | 'shippingAddress' | 'paymentMethod' | 'orderNotes' | 'fromAccount' | 'summary'
    >
  > = {},
) {
  const shippingMethod = overrides.shippingMethod ?? 'standard';
  const shippingAddress = overrides.shippingAddress ?? home;
  const lines = items.map(({ quantity = 1, withInstallation = false }) => ({
    priceCents: 10_000,
    installationPriceCents: withInstallation ? 4_000 : 0,
    quantity,
  }));
  return {
    items: items.map((item) => ({ quantity: 1, withInstallation: false, ...item })),
    shippingAddress,
    shippingMethod,
    paymentMethod: { type: 'bank_transfer' },
    summary: summaryOf(
      totalsOf(lines, deliveryCents(shippingMethod, goodsCents(lines), shippingAddress.postalCode)),
    ),
    ...overrides,
  };
}

/** Monday 23 November 2026, an ordinary working day. */
export const monday = '2026-11-23';

/** The request of the booking dialog, by default for Monday at ten. */
export const bookingOf = (serviceId: number, appointmentDate = monday, appointmentTime = '10:00') => ({
  serviceId,
  appointmentDate,
  appointmentTime,
  customerName: 'Ελένη Μαρκάκη',
  customerEmail: 'eleni@pelatis.example',
  customerPhone: '2101234567',
  address: 'Ηρακλείου 12, Νέα Ιωνία',
  notes: 'Υπάρχει σκύλος.',
});
