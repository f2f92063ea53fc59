import { describe, expect, it } from 'vitest';
import type { Refusal } from '#shared/errors.ts';
import { couriers, likelyCouriers, trackingUrl } from './couriers.ts';
import { estimatedDelivery } from './delivery.ts';
import { beginningOf } from './filters.ts';
import { paymentAfter, whyNotCash } from './payments/payment.ts';
import { requireAgreed, mergeItems, quote, summaryOf } from './rules.ts';
import { totalsOf } from './totals.ts';
import { withdrawalUntil } from './withdrawals/rules.ts';

const codeOf = (act: () => unknown) => {
  try {
    act();
    return 'nothing';
  } catch (error) {
    return (error as Refusal).code;
  }
};

const product = {
  productId: 1,
  sku: 'A',
  name: 'Κάμερα',
  image: null,
  priceCents: 10_000,
  inStock: true,
  stockQuantity: 5,
  installationAvailable: true,
  installationPriceCents: 4_000,
};
const wanted = (quantity: number, withInstallation = false) => ({ productId: 1, quantity, withInstallation });

describe('what an order costs', () => {
  it('counts pieces with and without installation together against the stock', () => {
    const request = (items: ReturnType<typeof wanted>[]) => ({
      items,
      shippingMethod: 'standard',
      shippingAddress: { postalCode: '14233' },
    });
    expect(quote(request([wanted(3), wanted(2, true)]), [product]).totals.subtotalCents).toBe(58_000);
    expect(codeOf(() => quote(request([wanted(3), wanted(3, true)]), [product]))).toBe('OUT_OF_STOCK');
    expect(codeOf(() => quote(request([wanted(1)]), []))).toBe('PRODUCT_GONE');
    const bare = { ...product, installationAvailable: false };
    expect(codeOf(() => quote(request([wanted(1, true)]), [bare]))).toBe('NO_INSTALLATION');
  });

  it('looks the same however the wishes are split and ordered', () => {
    const other = { productId: 7, quantity: 1, withInstallation: false };
    const merged = [wanted(3), wanted(1, true), other];
    expect(mergeItems([other, wanted(1), wanted(1, true), wanted(2)])).toEqual(merged);
  });

  it('must be what the customer agreed to, to the cent', () => {
    const totals = totalsOf([{ priceCents: 10_000, installationPriceCents: 0, quantity: 1 }], 599);
    const summary = summaryOf(totals);
    const agree = (changes: object, type: 'cash' | 'card' = 'cash') =>
      codeOf(() =>
        requireAgreed({ summary: { ...summary, ...changes }, shippingMethod: 'standard' }, type, totals, [
          'cash',
        ]),
      );
    expect(agree({})).toBe('nothing');
    for (const name of Object.keys(summary) as (keyof typeof summary)[]) {
      expect(agree({ [name]: summary[name] + 0.01 }), name).toBe('TOTALS_CHANGED');
    }
    expect(agree({}, 'card')).toBe('CARDS_NOT_OFFERED');
  });

  it('is taken in cash below 500 € only, with the 2 € that are collected besides', () => {
    expect(whyNotCash(49_799, 200)).toBeNull();
    expect(whyNotCash(49_800, 200)).toContain('500,00');
  });
});

describe('what a step makes of the payment', () => {
  it.each([
    ['bank_transfer', 'due', 'confirmed', 'captured'],
    ['bank_transfer', 'due', 'cancelled', 'voided'],
    ['bank_transfer', 'captured', 'cancelled', 'refund_due'],
    ['cash', 'due', 'confirmed', 'due'],
    ['cash', 'due', 'delivered', 'captured'],
    ['card', 'authorised', 'confirmed', 'authorised'],
    ['card', 'authorised', 'cancelled', 'voided'],
    ['card', 'captured', 'cancelled', 'refund_due'],
  ] as const)('%s, %s, to %s: %s', (type, state, to, expected) => {
    expect(paymentAfter(type, state, to)).toBe(expected);
  });
});

describe('days', () => {
  it.each([
    [5, '2026-11-20', '2026-11-27'],
    [2, '2026-11-20', '2026-11-24'],
    [2, '2026-11-21', '2026-11-24'],
    [5, '2026-12-24', '2027-01-04'],
    [2, '2027-04-29', '2027-05-05'],
    [null, '2026-11-20', null],
  ] as const)('a delivery within %s days of an order of %s arrives by %s', (days, from, expected) => {
    expect(estimatedDelivery(days, from)).toBe(expected);
  });

  it('a withdrawal has 14 days from the delivery, and to the next working day when the last is a day off', () => {
    expect(withdrawalUntil(new Date('2026-12-01T10:00:00Z'))).toBe('2026-12-15');
    expect(withdrawalUntil(new Date('2026-11-21T23:30:00Z'))).toBe('2026-12-07');
    expect(withdrawalUntil(new Date('2026-12-11T10:00:00Z'))).toBe('2026-12-28');
    expect(withdrawalUntil(new Date('2027-04-16T10:00:00Z'))).toBe('2027-05-04');
  });

  it.each([
    ['today', '2026-11-19T22:00:00.000Z'],
    ['week', '2026-11-12T22:00:00.000Z'],
    // Daylight saving time on that day.
    ['month', '2026-10-20T21:00:00.000Z'],
  ] as const)('the period «%s» begins with a midnight in Athens', (range, expected) => {
    expect(beginningOf(range, new Date('2026-11-20T09:00:00Z')).toISOString()).toBe(expected);
  });
});

describe('a parcel', () => {
  it.each([
    ['SE447190321GR', ['elta']],
    ['se 4471 9032 1 gr', ['elta']],
    ['1234567890', ['acs', 'geniki', 'boxnow', 'couriercenter']],
    ['123456789012', ['speedex', 'geniki', 'couriercenter']],
    ['ό,τι να ’ναι', []],
  ])('numbered «%s» may be with %j', (number, expected) => expect(likelyCouriers(number)).toEqual(expected));

  it('is followed at an address that cannot be broken out of', () => {
    expect(trackingUrl('elta', 'A&b=1/../"')).toBe(
      'https://www.elta-courier.gr/search?br=A%26b%3D1%2F..%2F%22',
    );
    for (const { page } of Object.values(couriers)) expect(page).toMatch(/^https:\/\/.*\{n\}$/);
  });
});
