import { expect, it } from 'vitest';
import { company, type Delivery } from '#shared/company.ts';
import { versionChanges } from './changes.ts';
import type { PricedLine } from './rules.ts';

type Version = Parameters<typeof versionChanges>[0];

const line: PricedLine = {
  id: 'panel',
  kind: 'product',
  section: 0,
  productId: 7,
  sku: 'P-7',
  name: 'Κεντρική μονάδα',
  image: null,
  quantity: 2,
  minutes: null,
  priceCents: 10_000,
  listPriceCents: null,
  installationPriceCents: 0,
  withInstallation: false,
  details: '',
  discountReason: '',
  choice: 'alternative',
  isChosen: true,
  group: 'Μονάδα',
  costCents: 6_000,
};

const [usual, other] = company().deliveries as [Delivery, Delivery];

const version: Version = {
  lines: [line],
  content: {
    title: 'Συναγερμός',
    sections: [{ lines: [] }],
    discount: 10,
    discountIn: 'percent',
    shippingMethod: usual.id,
    validUntil: '2026-12-20',
    depositIn: 'percent',
    deposit: 30,
    visitDays: ['2026-12-22'],
  },
  validUntil: '2026-12-20',
  shippingCents: 0,
  totalCents: 24_800,
};

const changed = (content: Partial<Version['content']>, rest: Partial<Version> = {}) =>
  versionChanges(version, { ...version, ...rest, content: { ...version.content, ...content } });
const changedLine = (changes: Partial<PricedLine>) => changed({}, { lines: [{ ...line, ...changes }] });

it('nothing is said of a version that says the same, and nothing of what the company pays', () => {
  expect(changed({})).toEqual([]);
  expect(changedLine({ costCents: 1 })).toEqual([]);
});

it.each([
  ['the title', changed({ title: 'Κάμερες' }), 'Τίτλος: Συναγερμός → Κάμερες'],
  ['the way of delivery', changed({ shippingMethod: other.id }), `Παράδοση: ${usual.label} → ${other.label}`],
  [
    'its price',
    changed({}, { shippingCents: 500 }),
    expect.stringMatching(/^Παράδοση: (.+) → \1, 5,00.€ \+ ΦΠΑ$/),
  ],
  ['the wished days', changed({ visitDays: [] }), 'Ημέρες για την εργασία: 22/12/2026 → καμία'],
  ['a discount in decimals', changed({ discount: 12.5 }), 'Έκπτωση: 10% → 12,5%'],
  ['a deposit in decimals', changed({ deposit: 33.5 }), 'Προκαταβολή: 30% → 33,5%'],
  [
    'what a line is an alternative to',
    changedLine({ group: 'Κέντρο' }),
    'Κεντρική μονάδα, επιλογή: Μονάδα → Κέντρο',
  ],
  ['the pieces', changedLine({ quantity: 3 }), '2 × Κεντρική μονάδα → 3 × Κεντρική μονάδα'],
])('tells %s', (_what, changes, sentence) => {
  expect(changes).toContainEqual(sentence);
});
