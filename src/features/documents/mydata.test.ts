import { describe, expect, it } from 'vitest';
import { totalsOf } from '#features/orders/totals.ts';
import { linesOf, type Document } from './document.ts';
import { escapeXml, payloadOf } from './mydata.ts';

const lines = [
  { sku: 'A', name: 'Κάμερα', quantity: 2, priceCents: 10_000, installationPriceCents: 4_000 },
  { sku: 'B', name: 'Αισθητήρας', quantity: 1, priceCents: 3_333, installationPriceCents: 0 },
];

const document = (kind: Document['kind']): Document => ({
  kind,
  series: null,
  year: 2026,
  number: 12,
  issuedOn: '2026-11-23',
  content: {
    seller: {
      name: 'Βίγλα & Σία',
      afm: '601234565',
      address: 'Οδός 1',
      postalCode: '14231',
      city: 'Αθήνα',
      gemi: '0',
    },
    buyer: {
      name: '<«Ό,τι & να ’ναι»> "Α.Ε."',
      afm: '576543212',
      address: 'Οδός 2',
      postalCode: '10431',
      city: 'Αθήνα',
    },
    orderNumber: 'VG-0000-0000',
    paidBy: 'card',
    ...linesOf(lines, totalsOf(lines, 599), 'Παράδοση'),
  },
});

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const cents = (text = '') => Math.round(Number(text) * 100);

describe('the payload for myDATA', () => {
  it.each([
    ['receipt', '11.1', 'ΑΛΠ-2026', 'E3_561_003'],
    ['invoice', '1.1', 'ΤΠΩ-2026', 'E3_561_001'],
    ['receipt_credit', '11.4', 'ΠΛΠ-2026', 'E3_561_003'],
    ['invoice_credit', '5.1', 'ΠΤΠ-2026', 'E3_561_001'],
  ] as const)('of a %s has its type, series and classification', (kind, type, series, classification) => {
    const xml = payloadOf(document(kind));
    expect(all(xml, 'invoiceType')).toEqual([type]);
    expect([all(xml, 'series'), all(xml, 'aa'), all(xml, 'issueDate')]).toEqual([
      [series],
      ['12'],
      ['2026-11-23'],
    ]);
    expect(new Set(all(xml, 'icls:classificationType'))).toEqual(new Set([classification]));
    // Retail names no counterpart; the names of Greek parties are the registry's.
    expect(all(xml, 'vatNumber')).toEqual(
      kind.startsWith('receipt') ? ['601234565'] : ['601234565', '576543212'],
    );
    expect(xml).not.toContain('<name>');
  });

  it('adds up: lines, VAT, classifications and payment', () => {
    const { totalCents } = document('invoice').content;
    const xml = payloadOf(document('invoice'));
    const sum = (name: string) => all(xml, name).reduce((whole, text) => whole + cents(text), 0);
    expect(sum('netValue')).toBe(cents(all(xml, 'totalNetValue')[0]));
    expect(sum('vatAmount')).toBe(cents(all(xml, 'totalVatAmount')[0]));
    expect(cents(all(xml, 'totalGrossValue')[0])).toBe(totalCents);
    expect(sum('amount')).toBe(totalCents);
    // Each line's, and once more their sum.
    expect(sum('icls:amount')).toBe(2 * cents(all(xml, 'totalNetValue')[0]));
    expect(all(xml, 'vatCategory')).toEqual(['1', '1', '1', '1']);
    expect(all(xml, 'type')).toEqual(['7']);
  });

  it('has its elements in the order of the schema', () => {
    const names = [...payloadOf(document('invoice_credit'), 'SANDBOX-1').matchAll(/^ {4}<(\w+)>/gm)].map(
      ([, name]) => name,
    );
    expect([...new Set(names)]).toEqual([
      'issuer',
      'counterpart',
      'invoiceHeader',
      'paymentMethods',
      'invoiceDetails',
      'invoiceSummary',
    ]);
  });

  it('names the mark of the document that a credit note cancels', () => {
    expect(all(payloadOf(document('invoice_credit'), 'SANDBOX-1'), 'correlatedInvoices')).toEqual([
      'SANDBOX-1',
    ]);
    expect(payloadOf(document('invoice'))).not.toContain('correlatedInvoices');
  });

  it('escapes every text, and leaves out what XML cannot hold', () => {
    expect(escapeXml('<Ά & "Β">\u0000\uFFFF\uD800')).toBe('&lt;Ά &amp; &quot;Β&quot;&gt;\uFFFD');
    expect(escapeXml('Ελένη 😀')).toBe('Ελένη 😀');
  });
});
