import { company } from '#shared/company.ts';
import type { StoredOrder } from '../present.ts';
import { totalsOf } from '../totals.ts';

/** An order that nobody has placed, for the preview of an e-mail. */
export function exampleOrder(): StoredOrder {
  const line = {
    productId: 1,
    sku: '0001',
    name: 'Κάμερα',
    image: null,
    withInstallation: false,
    quantity: 2,
    priceCents: 10_000,
    installationPriceCents: 0,
  };
  return {
    ...totalsOf([line], 500),
    id: 'example',
    orderNumber: '0001',
    customerId: 'example',
    customerName: 'Άννα Παππά',
    customerEmail: '',
    accountType: 'private',
    status: 'pending',
    shippingAddress: {
      fullName: 'Άννα Παππά',
      address: 'Οδός 1',
      city: company().address.locality,
      postalCode: company().address.postalCode,
      region: 'other',
      phone: company().phone,
    },
    shippingMethod: 'standard',
    deliveryLabel: company().deliveries[0]?.label ?? '',
    deliveryDays: 5,
    cashFeeCents: 0,
    paymentMethod: 'bank_transfer',
    paymentState: 'due',
    paymentReference: null,
    paymentExpiresAt: null,
    refundedCents: 0,
    refundDueOn: null,
    partCents: 0,
    isPrepaid: false,
    cardBrand: null,
    cardLast4: null,
    orderNotes: '',
    invoice: null,
    purchaseOrder: null,
    beginConsentAt: null,
    tracking: null,
    courier: null,
    estimatedDelivery: null,
    createdAt: new Date(),
    deliveredAt: null,
    refundedAt: null,
    lines: [line],
    history: [],
    withdrawals: [],
  };
}
