import { expect, test } from 'vitest';
import { changedFields } from './audit-texts.ts';

test('a change reads as what was and what became, in words', () => {
  expect(
    changedFields({
      entity: 'service',
      before: { priceCents: 5_000, onHome: true, requiredSkills: ['cctv', 'alarm'] },
      after: { priceCents: null, onHome: false, requiredSkills: [] },
    }),
  ).toEqual([
    { field: 'priceCents', label: 'Τιμή', before: '50,00\u00A0€', after: '–' },
    { field: 'onHome', label: 'Στην αρχική σελίδα', before: 'Ναι', after: 'Όχι' },
    { field: 'requiredSkills', label: 'Απαιτούμενες ειδικότητες', before: 'Κάμερες, Συναγερμοί', after: '–' },
  ]);
});

test.each([
  ['order', 'shipped', 'Αποστολή'],
  ['appointment', 'pending_approval', 'Εκκρεμές'],
  ['message', 'answered', 'Απαντήθηκε'],
  ['conversation', 'κάτι άλλο', 'κάτι άλλο'],
] as const)('the status of a thing (%s) is named as on its own screen', (entity, status, word) => {
  expect(changedFields({ entity, before: {}, after: { status } })).toEqual([
    { field: 'status', label: 'Κατάσταση', before: '–', after: word },
  ]);
});

test('of a product’s characteristics those are named that changed', () => {
  expect(
    changedFields({
      entity: 'product',
      before: { price: 45, specifications: { technical: { resolution_mp: 4, ip: 'IP66' } } },
      after: { price: 46.5, specifications: { technical: { resolution_mp: 8, ip: 'IP66' } } },
    }),
  ).toEqual([
    { field: 'price', label: 'Τιμή', before: '45,00\u00A0€', after: '46,50\u00A0€' },
    { field: 'resolution_mp', label: 'Ανάλυση', before: '4', after: '8' },
  ]);
});
