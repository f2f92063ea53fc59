import { expect, it } from 'vitest';
import {
  historyTitle,
  itemCents,
  paymentText,
  piecesIn,
  placedAtLong,
  shortTime,
  collectedAtDoor,
} from './texts.ts';

it('a line costs its pieces with their installation', () => {
  expect(itemCents({ quantity: 3, price: 0.1, installationPrice: 55.05 })).toBe(16_545);
  expect(itemCents({ quantity: 2, price: 189.9 })).toBe(37_980);
});

it('an order counts its pieces, not its lines', () => {
  const line = { sku: 'A', name: 'Α', price: 1 };
  expect(
    piecesIn({
      items: [
        { ...line, quantity: 4 },
        { ...line, quantity: 2 },
        { ...line, quantity: 1, minutes: 90 },
      ],
    }),
  ).toBe(6);
  expect(piecesIn({ items: [{ ...line, quantity: 1 }], billedContractId: 'c' })).toBe(0);
});

it('a card is named by its brand and last four digits, any other payment by its name', () => {
  const card = { paymentMethod: 'card', cardBrand: 'Visa', cardLast4: '0467' } as const;
  expect(paymentText(card)).toBe('Visa\u00A0••••\u00A00467');
  expect(paymentText({ paymentMethod: 'cash' })).toBe('Αντικαταβολή');
});

it('the history tells a change in the past tense and a remark in its own words', () => {
  const entry = { at: '2026-11-20T09:26:00Z', actor: 'admin' } as const;
  expect(historyTitle({ ...entry, status: 'pending' })).toBe('Νέα παραγγελία');
  expect(historyTitle({ ...entry, from: 'processing', status: 'shipped', note: 'μεγάλο δέμα' })).toBe(
    'Στάλθηκε',
  );
  expect(historyTitle({ ...entry, from: 'shipped', status: 'shipped', note: 'Τηλεφώνησε' })).toBe(
    'Τηλεφώνησε',
  );
});

it('instants are told in Athens time', () => {
  expect(shortTime('2026-11-20T22:26:00Z')).toBe('21/11 00:26');
  expect(placedAtLong({ createdAt: '2026-07-20T09:00:00Z' })).toBe('Δευτέρα 20 Ιουλίου 2026, 12:00');
});

it('at the door only what was not paid before is collected', () => {
  const cash = { paymentMethod: 'cash', paymentState: 'due', total: 100 } as const;
  expect(collectedAtDoor(cash)).toBe(10_000);
  expect(collectedAtDoor({ ...cash, received: 40.5 })).toBe(5_950);
  expect(collectedAtDoor({ ...cash, paymentState: 'captured' })).toBeNull();
  expect(collectedAtDoor({ ...cash, paymentMethod: 'bank_transfer' })).toBeNull();
});
