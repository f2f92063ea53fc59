import { describe, expect, it } from 'vitest';
import { demoCompany, standIn } from '../../../../tests/support/app/company.ts';
import { beginCheckout, requestOf, whyNotNext } from '../checkout/checkout.ts';
import {
  areaFaults,
  deliveryNote,
  hasTechnicians,
  mayBookInstallation,
  installationSteps,
  installationText,
  visitLength,
  whyNoTechnicians,
} from './rules.ts';
import { nextSteps } from '../next-steps.ts';

const line = { quantity: 2, withInstallation: true };
const bare = { quantity: 5, withInstallation: false };
const area = ['14'];

describe('the length of a visit', () => {
  const piece = { quantity: 1, withInstallation: true, hours: 0.6 };
  const service = { crew: 1, durationMinutes: 180 };
  it.each([
    ['one short piece is an hour', [piece], service, 1, 1],
    ['six of them are four', [{ ...piece, quantity: 6 }], service, 4, 4],
    ['which two technicians share', [{ ...piece, quantity: 6 }], { ...service, crew: 2 }, 2, 2],
    ['what is not installed takes no time', [piece, { ...bare, hours: 9 }], service, 1, 1],
    ['bringing takes an hour', [{ ...bare, hours: 9 }], service, 1, 1],
    ['an unknown time is the service’s at least', [piece, { ...piece, hours: null }], service, 3, 3],
    ['a day is the most', [{ ...piece, quantity: 40 }], service, 9, 24],
  ])('%s', (_, pieces, given, hours, workHours) => {
    expect(visitLength(pieces, given)).toEqual({ hours, workHours });
  });

  it('is at most as many whole hours as fit between two breaks', () => {
    const spans = [
      { opens: '09:00', closes: '13:30' },
      { opens: '17:30', closes: '20:30' },
    ];
    standIn({ hours: { week: demoCompany.hours.week.map((day) => ({ ...day, spans })) } });
    expect(visitLength([{ ...piece, quantity: 40 }], service)).toEqual({ hours: 4, workHours: 24 });
  });
});

describe('where technicians go', () => {
  it.each([
    ['nothing to install, anywhere', { shippingMethod: 'standard', items: [bare] }, '54622', []],
    ['lines with installation, within', { shippingMethod: 'standard', items: [line] }, '14231', []],
    [
      'lines, outside',
      { shippingMethod: 'standard', items: [line] },
      '54622',
      ['shippingAddress.postalCode'],
    ],
    [
      'the way of delivery, outside',
      { shippingMethod: 'installation', items: [bare] },
      '54622',
      ['shippingMethod'],
    ],
  ] as const)('%s', (_what, wanted, postalCode, fields) => {
    expect(Object.keys(areaFaults(wanted, postalCode, area))).toEqual(fields);
  });

  it('a postal code is judged only once it is typed whole', () => {
    expect(whyNoTechnicians(area, '546')).toBeNull();
    expect(whyNoTechnicians(area, '546 22')).toContain('546 22');
  });

  it('holds up the checkout on the step where it is put right', () => {
    const address = {
      fullName: 'Ε',
      address: 'Οδός 1',
      city: 'Πόλη',
      postalCode: '54622',
      phone: '2310000000',
    };
    const state = { ...beginCheckout(address, ['card'], undefined, area), step: 1 };
    const cart = (withInstallation: boolean) => [
      { productId: 1, name: '', description: '', price: '1', inStock: true, quantity: 2, withInstallation },
    ];
    const totals = {
      subtotalCents: 0,
      shippingCents: 0,
      taxCents: 0,
      discountCents: 0,
      totalCents: 0,
      vatPercent: 24,
    };
    expect(whyNotNext(state, cart(true), totals)).toContain('δεν πηγαίνουν');
    expect(whyNotNext(state, cart(false), totals)).toBeNull();
    const brought = { ...state, step: 2, shippingMethod: 'installation' as const, beginsEarly: true };
    expect(whyNotNext(brought, cart(false), totals)).toContain('Επιλέξτε άλλον τρόπο παράδοσης');
    expect(requestOf(brought, cart(true)).beginsEarly).toBe(true);
    expect(requestOf(brought, cart(false)).beginsEarly).toBe(false);
  });
});

it.each([
  ['pending', 'installation', [], true],
  ['delivered', 'standard', [], true],
  ['delivered', 'installation', [], false],
  ['cancelled', 'standard', [], false],
  ['confirmed', 'standard', [{ isOwn: true }], false],
  ['confirmed', 'standard', [{ isOwn: false }], true],
] as const)(
  'the slot of an order %s by %s with withdrawals %j can be booked: %s',
  (status, shippingMethod, withdrawals, may) => {
    expect(mayBookInstallation(status, { shippingMethod, items: [line] }, withdrawals)).toBe(may);
  },
);

describe('what is said of an installation', () => {
  const order = { shippingMethod: 'standard', isBusiness: false, beginConsentAt: undefined } as const;
  const installed = [{ quantity: 2, installationPrice: 40 }, { quantity: 5 }];

  it('the way of delivery with technicians says what it installs, and that it installs nothing where nothing was asked', () => {
    expect(deliveryNote('standard', 0)).toBeNull();
    expect(deliveryNote('standard', 2)).toContain('2 τεμάχια');
    expect(deliveryNote('installation', 1)).toContain('1 τεμάχιο');
    expect(deliveryNote('installation', 0)).toContain('δεν τα εγκαθιστά');
  });

  it('waits for the end of the 14 days unless the consumer asked otherwise; a business waits for nothing', () => {
    expect(installationText({ ...order, items: [{ quantity: 1 }] })).toBeNull();
    expect(installationText({ ...order, items: installed })).toContain('Μετά τις 14 ημέρες');
    const beginConsentAt = '2026-11-20T10:00:00.000Z';
    expect(installationText({ ...order, items: installed, beginConsentAt })).toContain('20/11/2026');
    expect(installationText({ ...order, items: installed, isBusiness: true })).toBe('2 τεμάχια');
    expect(installationSteps({ ...order, items: installed })[0]).toContain('μετά τις 14 ημέρες');
    expect(installationSteps({ ...order, items: installed, beginConsentAt })[0]).not.toContain('14');
  });

  it('also of a parcel by courier the next steps say that the technician comes', () => {
    const placed = {
      ...order,
      status: 'confirmed',
      paymentMethod: 'card',
      paymentState: 'captured',
    } as const;
    const items = installed.map((item) => ({ ...item, sku: 'S', name: 'Κάμερα', price: 100 }));
    expect(nextSteps({ ...placed, total: 100, items, withdrawals: [] })).toHaveLength(4);
    expect(nextSteps({ ...placed, total: 100, items: [], withdrawals: [] })).toHaveLength(2);
    expect(hasTechnicians({ shippingMethod: 'standard', items: [bare] })).toBe(false);
  });
});
