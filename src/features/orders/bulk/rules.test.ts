import { describe, expect, it } from 'vitest';
import { bulkMessage, callsMessage, partBySteps, repeatedNumbers, stepOf } from './rules.ts';

const order = (status: Parameters<typeof stepOf>[0]['status'], paymentState = 'due' as const) => ({
  status,
  paymentState,
});

describe('many orders at once', () => {
  it('are parted by the step that each allows, in the order of the steps', () => {
    const parts = partBySteps([
      order('processing'),
      order('pending'),
      order('delivered'),
      order('cancelled'),
      order('pending'),
    ]);
    expect(parts.map(({ step, orders }) => [step, orders.length])).toEqual([
      ['confirmed', 2],
      ['shipped', 1],
    ]);
  });

  it('leave out one that waits for its payment', () => {
    expect(stepOf({ status: 'pending', paymentState: 'awaiting' })).toBeUndefined();
  });

  it.each([
    [[{ orderId: '1' }], '1 παραγγελία ενημερώθηκε.'],
    [
      [{ orderId: '1' }, { orderId: '2' }, { orderId: '3', error: 'Όχι' }],
      '2 παραγγελίες ενημερώθηκαν, 1 όχι.',
    ],
    [[{ orderId: '3', error: 'Όχι' }], 'Καμία παραγγελία δεν άλλαξε.'],
  ])('say what became of them: %j', (results, text) => {
    expect(bulkMessage(results, 'ενημερώθηκε', 'ενημερώθηκαν').replaceAll(' ', ' ')).toBe(text);
  });

  it.each([
    [[], undefined],
    [['VG-1', 'VG-2'], 'Χωρίς email, τηλεφωνήστε: VG-1, VG-2.'],
    [['1', '2', '3', '4', '5', '6'], 'Χωρίς email, τηλεφωνήστε: 1, 2, 3, 4, 5 και 1 άλλη.'],
    [['1', '2', '3', '4', '5', '6', '7'], 'Χωρίς email, τηλεφωνήστε: 1, 2, 3, 4, 5 και 2 άλλες.'],
  ])('say whose customers have to be called: %j', (numbers, text) => {
    const told = { orderId: 'a', orderNumber: 'VG-9' };
    const called = numbers.map((orderNumber) => ({ orderId: orderNumber, orderNumber, mustCall: true }));
    expect(callsMessage([told, ...called])?.replaceAll(' ', ' ')).toBe(text);
  });

  it('may not share a tracking number, however it is written', () => {
    const numbers = new Map([
      ['a', 're 447 190 321 gr'],
      ['b', ''],
      ['c', 'RE447190321GR'],
      ['d', ''],
    ]);
    expect([...repeatedNumbers(numbers)]).toEqual(['c']);
  });
});
