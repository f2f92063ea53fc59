import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '#features/orders/totals.ts';
import {
  answersOf,
  creditable,
  creditedRefunds,
  creditFor,
  documentedBeyondMoney,
  leftOf,
  type CreditedPart,
} from './credit.ts';
import { linesOf } from './document.ts';

const line = fc.record({
  sku: fc.constant('A'),
  name: fc.constant('Κάμερα'),
  quantity: fc.integer({ min: 1, max: 9 }),
  priceCents: fc.integer({ min: 1, max: 90_000 }),
  installationPriceCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
});

const part = fc.oneof(
  fc.record({ amountCents: fc.integer({ min: -5, max: 60_000 }) }),
  fc.record({
    pieces: fc.array(
      fc.record({ line: fc.integer({ min: 0, max: 6 }), quantity: fc.integer({ min: 1, max: 6 }) }),
      { maxLength: 3 },
    ),
  }),
) satisfies fc.Arbitrary<CreditedPart>;

describe('credit notes for parts', () => {
  it('never exceed the document, and the rest closes it to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(0, 599),
        fc.integer({ min: 0, max: 50 }),
        fc.array(part, { maxLength: 12 }),
        (lines, shipping, percent, parts) => {
          const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
          const totals = totalsOf(lines, shipping, Math.floor((goods * percent) / 100));
          const document = linesOf(lines, totals, 'Παράδοση');
          const credits: (typeof document)[] = [];
          for (const wanted of parts) {
            const credit = creditFor(document, credits, wanted);
            if (!credit) continue;
            credits.push(credit);
            expect(credit.totalCents).toBeGreaterThan(0);
            expect(credit.netCents + credit.vatCents).toBe(credit.totalCents);
            expect(credit.netCents).toBe(credit.lines.reduce((sum, { netCents }) => sum + netCents, 0));
            const left = leftOf(document, credits);
            expect(left.netCents).toBeGreaterThanOrEqual(0);
            expect(left.vatCents).toBeGreaterThanOrEqual(0);
            for (const rest of left.lines) expect(rest.quantity).toBeGreaterThanOrEqual(0);
          }
          const { totalCents } = leftOf(document, credits);
          if (totalCents === 0) return;
          expect(creditFor(document, credits, { amountCents: totalCents + 1 })).toBeNull();
          const rest = creditFor(document, credits, { amountCents: totalCents });
          const all = [...credits, ...(rest ? [rest] : [])];
          expect(leftOf(document, all)).toMatchObject({ netCents: 0, vatCents: 0, totalCents: 0 });
        },
      ),
    );
  });

  it('of all pieces of a line, one after the other, add up to the line', () => {
    const document = linesOf(
      [{ sku: 'A', name: 'Κάμερα', quantity: 3, priceCents: 3_333, installationPriceCents: 0 }],
      totalsOf([{ quantity: 3, priceCents: 3_333, installationPriceCents: 0 }], 0),
      'Παράδοση',
    );
    const credits: (typeof document)[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const credit = creditFor(document, credits, { pieces: [{ line: 0, quantity: 1 }] });
      if (credit) credits.push(credit);
    }
    expect(credits).toHaveLength(3);
    expect(leftOf(document, credits)).toMatchObject({ netCents: 0, vatCents: 0, totalCents: 0 });
    expect(creditFor(document, credits, { pieces: [{ line: 0, quantity: 1 }] })).toBeNull();
  });
});

it.each([
  ['no document', [], { status: 'delivered', total: 100, refunded: 40 }, 0],
  [
    'a refund without a credit note',
    [['receipt', 100]],
    { status: 'delivered', total: 100, refunded: 40 },
    4_000,
  ],
  [
    'a refund with its credit note',
    [
      ['receipt', 100],
      ['receipt_credit', 40],
    ],
    { status: 'delivered', total: 100, refunded: 40 },
    0,
  ],
  [
    'a credit note without a refund',
    [
      ['invoice', 100],
      ['invoice_credit', 40],
    ],
    { status: 'delivered', total: 100 },
    -4_000,
  ],
  [
    'a document made anew',
    [
      ['invoice', 100],
      ['invoice_credit', 100],
      ['invoice', 100],
    ],
    { status: 'shipped', total: 100 },
    0,
  ],
  [
    'a credit note of an unpaid order, which owes less',
    [
      ['receipt', 100],
      ['receipt_credit', 40],
    ],
    { status: 'delivered', paymentState: 'due', total: 100, credited: 40 },
    0,
  ],
  [
    'a refund beyond the credit note of an order that was paid without it',
    [
      ['receipt', 100],
      ['receipt_credit', 30],
    ],
    { status: 'delivered', total: 100, received: 70, credited: 30, refunded: 20 },
    2_000,
  ],
  ['a cancelled order', [['receipt', 100]], { status: 'cancelled', total: 100 }, 10_000],
] as const)('documents against money: %s', (_what, documents, order, beyond) => {
  const issued = documents.map(([kind, total]) => ({ kind, total }));
  expect(documentedBeyondMoney(issued, { paymentState: 'captured', ...order })).toBe(beyond);
});

describe('refunds and credit notes', () => {
  const receipt = { id: 'a', kind: 'receipt', number: 'ΑΛΠ-2026 1', total: 150, date: '' } as const;
  const note = (number: string, total: number, of = receipt.number) =>
    ({ id: number, kind: 'receipt_credit', number, total, date: '', credits: of }) as const;
  const refund = (id: string, amount: number) => ({ id, kind: 'refund', amount });

  it('of one amount belong together, whichever came first', () => {
    const { answers, missing } = creditedRefunds(
      [receipt, note('ΠΛΠ-2026 1', 20), note('ΠΛΠ-2026 2', 10)],
      [refund('1', 10), { id: '2', kind: 'cash', amount: 20 }, refund('3', 20), refund('4', 5)],
    );
    expect(answers).toEqual([
      { refund: '1', number: 'ΠΛΠ-2026 2', cents: 1_000 },
      { refund: '3', number: 'ΠΛΠ-2026 1', cents: 2_000 },
    ]);
    expect([refund('1', 10), refund('4', 5)].map(missing)).toEqual([0, 500]);
  });

  it('of different amounts are shared out: ten euros given back do not answer a note of 147,56', () => {
    const { answers, missing } = creditedRefunds(
      [receipt, note('ΠΛΠ-2026 1', 147.56)],
      [refund('1', 10), refund('2', 139)],
    );
    expect(answers.map(({ cents }) => cents)).toEqual([1_000, 13_756]);
    expect(missing(refund('2', 139))).toBe(144);
  });

  it('leave out what was undone, and the notes of a document that was issued anew', () => {
    const undone = { ...refund('1', 10), undone: {} };
    expect(creditedRefunds([receipt, note('ΠΛΠ-2026 1', 10)], [undone]).answers).toEqual([]);
    const again = { ...receipt, id: 'b', number: 'ΑΛΠ-2026 2' };
    const { answers, missing } = creditedRefunds(
      [receipt, { ...note('ΠΛΠ-2026 1', 150), cancels: receipt.number }, again],
      [refund('1', 10)],
    );
    expect(answers).toEqual([]);
    expect(missing(refund('1', 10))).toBe(1_000);
    expect(creditedRefunds([], [refund('1', 10)]).missing(refund('1', 10))).toBe(0);
  });

  it('open with what is left of the document, and cancel it with its rest', () => {
    expect(creditable([receipt], 1_000)).toEqual({ document: receipt, part: 1_000 });
    expect(creditable([{ ...receipt, credited: 140 }], 1_000)).toMatchObject({ part: 'rest' });
    expect(creditable([{ ...receipt, credited: 150 }], 1_000)).toBeUndefined();
    expect(creditable([{ ...receipt, cancelledBy: 'ΠΛΠ-2026 1' }], 1_000)).toBeUndefined();
    expect(creditable([receipt], 0)).toBeUndefined();
  });

  it('are shared out to the cent', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 });
    const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0);
    fc.assert(
      fc.property(amounts, amounts, (given, credited) => {
        const refunds = given.map((cents, index) => ({ id: `${index}`, cents }));
        const notes = credited.map((cents, index) => ({ number: `${index}`, cents }));
        const answers = answersOf(refunds, notes);
        expect(sum(answers)).toBe(Math.min(sum(refunds), sum(notes)));
        for (const { id, cents } of refunds)
          expect(sum(answers.filter(({ refund: of }) => of === id))).toBeLessThanOrEqual(cents);
        for (const { number, cents } of notes)
          expect(sum(answers.filter((one) => one.number === number))).toBeLessThanOrEqual(cents);
        const equal = refunds.find(({ cents }) => notes.some((one) => one.cents === cents));
        expect(answers.filter(({ refund: of }) => of === equal?.id)).toHaveLength(equal ? 1 : 0);
      }),
    );
  });
});
