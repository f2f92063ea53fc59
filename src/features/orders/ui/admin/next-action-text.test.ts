import { expect, test } from 'vitest';
import { nextActionText } from './next-action-text.ts';

const cancelled = { status: 'cancelled', paymentMethod: 'card', shippingMethod: 'standard' } as const;

test('a cancelled order that was paid still has its refund to come', () => {
  expect(nextActionText({ ...cancelled, paymentState: 'refund_due' })).toContain('Απομένει η επιστροφή');
  expect(nextActionText({ ...cancelled, paymentState: 'refunding' })).toContain('στέλνεται στην κάρτα');
  for (const paymentState of ['voided', 'refunded'] as const)
    expect(nextActionText({ ...cancelled, paymentState })).toContain('Δεν απομένει καμία ενέργεια');
});

test('it is said that a customer without an e-mail address has to be called', () => {
  const order = { ...cancelled, paymentState: 'due' } as const;
  for (const status of ['pending', 'confirmed', 'processing'] as const) {
    expect(nextActionText({ ...order, status })).toContain('ενημερώνεται με email');
    expect(nextActionText({ ...order, status, mustCall: true })).toMatch(/τηλεφωνήστε του\.$/);
  }
});

test('a delivered order whose consumer withdrew still has its refund to come', () => {
  const delivered = { ...cancelled, status: 'delivered', paymentState: 'captured' } as const;
  expect(nextActionText(delivered)).toContain('Δεν απομένει καμία ενέργεια');
  expect(nextActionText({ ...delivered, refundDueOn: '2026-12-07' })).toContain('έως 07/12/2026');
});
