import { plural } from '#shared/greek.ts';
import { formatEuro } from '#shared/money.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import type { StoredAddress, StoredOrder, StoredOrderLine } from '../present.ts';

/** What the office may change of an order until it is sent. */
export const contentFields = [
  'shippingAddress',
  'shippingMethod',
  'deliveryLabel',
  'deliveryDays',
  'cashFeeCents',
  'estimatedDelivery',
  'invoice',
  'purchaseOrder',
  'orderNotes',
  'subtotalCents',
  'shippingCents',
  'taxCents',
  'discountCents',
  'totalCents',
  'officeDiscountCents',
  'discountReason',
  'paymentState',
  'partCents',
  'isPrepaid',
  'beginConsentAt',
] as const satisfies readonly (keyof StoredOrder)[];

export type OrderContent = Pick<StoredOrder, (typeof contentFields)[number] | 'lines'>;

/** What an order says now. */
export const contentOf = (order: OrderContent): OrderContent => ({
  ...(Object.fromEntries(contentFields.map((field) => [field, order[field] ?? null])) as Omit<
    OrderContent,
    'lines'
  >),
  lines: order.lines.map((line) => ({
    productId: line.productId,
    sku: line.sku,
    name: line.name,
    image: line.image,
    withInstallation: line.withInstallation,
    priceCents: line.priceCents,
    installationPriceCents: line.installationPriceCents,
    quantity: line.quantity,
    fromStock: line.fromStock ?? true,
    listPriceCents: line.listPriceCents ?? null,
    minutes: line.minutes ?? null,
  })),
});

const addressText = ({ fullName, company, address, postalCode, city, phone, instructions }: StoredAddress) =>
  [
    fullName,
    company,
    address,
    [postalCode && formatPostalCode(postalCode), city].filter(Boolean).join(' '),
    phone,
    instructions,
  ]
    .filter(Boolean)
    .join(', ');

const keyOf = ({ productId, name, withInstallation }: StoredOrderLine) =>
  `${productId ?? ''} ${name} ${withInstallation}`;
const nameOf = ({ name, withInstallation }: StoredOrderLine) =>
  withInstallation ? `${name} (με εγκατάσταση)` : name;

function linesText(before: readonly StoredOrderLine[], after: readonly StoredOrderLine[]): string[] {
  const left = [...before];
  const changed = after.flatMap((line) => {
    const at = left.findIndex((one) => keyOf(one) === keyOf(line));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (!was) return [`Προστέθηκε: ${line.quantity} × ${nameOf(line)}`];
    return [
      ...(was.quantity === line.quantity
        ? []
        : [`${nameOf(line)}: ${was.quantity} → ${plural(line.quantity, 'τεμάχιο', 'τεμάχια')}`]),
      ...(was.priceCents === line.priceCents
        ? []
        : [
            `${nameOf(line)}: ${formatEuro(was.priceCents)} → ${formatEuro(line.priceCents)} + ΦΠΑ το τεμάχιο`,
          ]),
    ];
  });
  return [...changed, ...left.map((line) => `Αφαιρέθηκε: ${line.quantity} × ${nameOf(line)}`)];
}

const moved = (label: string, was: string, is: string) => (was === is ? [] : [`${label}: ${was} → ${is}`]);
const given = (text: string | null | undefined) => text || '–';
const whether = (at: Date | null) => (at ? 'ναι' : 'όχι');

/** The differences between two contents of an order, a Greek sentence each: what is not said here is no change. */
export function changesText(before: OrderContent, after: OrderContent): string[] {
  return [
    ...linesText(before.lines, after.lines),
    ...moved('Παράδοση', before.deliveryLabel, after.deliveryLabel),
    ...moved('Μεταφορικά', formatEuro(before.shippingCents), formatEuro(after.shippingCents)),
    ...moved('Στοιχεία παράδοσης', addressText(before.shippingAddress), addressText(after.shippingAddress)),
    ...moved('Έκπτωση με ΦΠΑ', formatEuro(before.discountCents), formatEuro(after.discountCents)),
    ...moved('Λόγος της έκπτωσης', given(before.discountReason), given(after.discountReason)),
    ...moved('Παραστατικό', documentText(before), documentText(after)),
    ...moved('Αριθμός παραγγελίας σας', given(before.purchaseOrder), given(after.purchaseOrder)),
    ...moved('Σημειώσεις', given(before.orderNotes), given(after.orderNotes)),
    ...moved(
      'Έναρξη της εγκατάστασης μέσα στις 14 ημέρες της υπαναχώρησης',
      whether(before.beginConsentAt),
      whether(after.beginConsentAt),
    ),
    ...moved('Σύνολο με ΦΠΑ', formatEuro(before.totalCents), formatEuro(after.totalCents)),
  ];
}

const documentText = ({ invoice }: Pick<OrderContent, 'invoice'>) =>
  invoice
    ? `τιμολόγιο ${invoice.companyName}, ΑΦΜ ${invoice.afm}, ΔΟΥ ${invoice.doy}, ${invoice.profession}, ${invoice.address}, ${invoice.postalCode} ${invoice.city}`
    : 'απόδειξη';
