import { expect, it } from 'vitest';
import { packedLines } from './packed-lines.ts';

const camera = { id: 1, sku: 'CAM', name: 'Κάμερα', quantity: 4, price: 100 };
const cable = { sku: '', name: 'Καλώδιο', quantity: 2, price: 10 };
const labour = { sku: '', name: 'Εργασία (2 ώρες × 40,00 € + ΦΠΑ)', quantity: 1, price: 80, minutes: 120 };

it('what came back is not packed again, and labour is packed by nobody', () => {
  expect(packedLines({ items: [{ ...camera, returned: 1 }, cable, labour] })).toMatchObject([
    { sku: 'CAM', quantity: 3 },
    { name: 'Καλώδιο', quantity: 2 },
  ]);
  expect(packedLines({ items: [{ ...camera, returned: 4 }] })).toEqual([]);
});

it('of an order in parcels only what waits is packed', () => {
  const sentAt = '2026-11-20T09:26:00Z';
  const parcels = [{ pieces: [{ line: 0, quantity: 3 }], sentAt }];
  const of = (waiting: { line: number; quantity: number }[]) =>
    packedLines({ items: [camera, cable], parcels, waiting });
  expect(of([{ line: 0, quantity: 1 }])).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  expect(of([])).toMatchObject([{ name: 'Καλώδιο' }]);
  // Nothing has gone yet: all of it is packed.
  expect(packedLines({ items: [camera], waiting: [{ line: 0, quantity: 4 }] })).toEqual([camera]);
});

it('a bill of a contract has nothing to pack', () => {
  expect(packedLines({ items: [{ ...cable, name: 'Συμβόλαιο' }], billedContractId: 'c' })).toEqual([]);
});
