import { expect, it } from 'vitest';
import type { Overview } from './contract.ts';
import { queueKinds, queueOf, queueSubject } from './queue.ts';

const nothing: Overview['waiting'] = {
  approvals: [],
  appointments: [],
  orders: [],
  refunds: [],
  partlySent: [],
  overdue: [],
  offers: [],
  contracts: [],
  unreported: [],
  recalls: [],
  chats: [],
  messages: [],
  reviews: [],
  products: [],
  lowStock: [],
};
const at = (hour: string) => `2026-11-23T${hour}:00:00.000Z`;

it('lists what waits of every kind, the longest waiting first, stock last', () => {
  const rows = queueOf({
    waiting: {
      ...nothing,
      approvals: [
        {
          id: 'c',
          name: 'Μυρτώ Σκαρλάτου',
          companyName: 'Σκαρλάτος ΑΕ',
          afm: '094014201',
          accountType: 'b2b',
          isActive: false,
          createdAt: at('01'),
          appliedAt: at('08'),
        },
      ],
      orders: [
        { id: 'o', orderNumber: 'VG-1', customerName: 'Ελένη Μαρκάκη', total: 131.43, createdAt: at('06') },
      ],
      chats: [{ id: 'w', lastText: 'Πότε έρχεστε;', since: at('07') }],
      refunds: [{ id: 'o', orderNumber: 'VG-1', customerName: 'Ελένη Μαρκάκη', total: 10, since: at('09') }],
      products: [{ id: 2, sku: 'SIR', name: 'Σειρήνα' }],
      lowStock: [{ id: 1, sku: 'CAM', name: 'Κάμερα', stockQuantity: 1 }],
    },
  });
  expect(rows.map(({ who, what }) => `${who}: ${what}`.replaceAll('\u00A0', ' '))).toEqual([
    'Ελένη Μαρκάκη: 131,43 € · VG-1',
    'Επισκέπτης: Πότε έρχεστε;',
    'Μυρτώ Σκαρλάτου: Επιχείρηση · Σκαρλάτος ΑΕ · ΑΦΜ 094014201',
    'Ελένη Μαρκάκη: Επιστροφή 10,00 € · VG-1',
    'Κάμερα: Απόθεμα: 1 τεμάχιο · CAM',
    'Σειρήνα: Εξαντλήθηκε · SIR',
  ]);
  // An order and its refund are two tasks.
  expect(new Set(rows.map(queueSubject)).size).toBe(rows.length);
  expect(rows.map(({ href }) => href)).toEqual([
    '/order-management?order=o',
    '/admin?tab=chat&conversation=w',
    '/admin?tab=customers&customer=c',
    '/order-management?status=refund_due&order=o',
    '/admin?tab=products&product=1',
    '/admin?tab=products&product=2',
  ]);
});

it('names the kinds that wait, all of them counted', () => {
  const counts = { pendingOrders: 120, refundsDue: 2 } as Overview['counts'];
  const kinds = queueKinds({ counts, refundTotal: 262.86 });
  expect(kinds.map(({ label, total, href }) => [label, total, href])).toEqual([
    ['Παραγγελίες', 120, '/order-management?status=pending'],
    ['Επιστροφές χρημάτων', 2, '/order-management?status=refund_due'],
  ]);
});

it('lists what waits of orders that went in part, of accounts whose day has come, of offers, and of contracts and visits without a report as one', () => {
  const rows = queueOf({
    waiting: {
      ...nothing,
      partlySent: [{ id: 'p', orderNumber: 'VG-2', customerName: 'Μαρία Λαΐου', since: at('06') }],
      overdue: [
        { id: 'd', orderNumber: 'VG-3', customerName: 'Ηλίας Ρήγας', total: 100, dueOn: '2026-11-22' },
      ],
      offers: [
        {
          id: 'f',
          offerNumber: 'ΠΡ-1',
          customerName: 'Άννα Παππά',
          total: 500,
          questions: 2,
          validUntil: '2026-12-20',
          since: at('07'),
        },
      ],
      contracts: [{ count: 12, dueOn: '2026-11-20' }],
      unreported: [{ count: 3, date: '2026-11-19' }],
    },
  });
  expect(rows.map(({ who, what }) => `${who}: ${what}`.replaceAll('\u00A0', ' '))).toEqual([
    'Επισκέψεις: 3 επισκέψεις χωρίς έκθεση',
    'Συμβόλαια: 12 συμβόλαια προς χρέωση',
    'Ηλίας Ρήγας: Επί πιστώσει 100,00 € έως Κυρ 22/11 · VG-3',
    'Μαρία Λαΐου: Υπόλοιπα προς αποστολή · VG-2',
    'Άννα Παππά: 2 ερωτήσεις χωρίς απάντηση · 500,00 € · ΠΡ-1',
  ]);
  expect(rows.map(({ href }) => href)).toEqual([
    '/admin?tab=appointments&view=list&status=unreported',
    '/admin?tab=contracts&dialog=bills',
    '/order-management?order=d',
    '/order-management?status=partly_sent&order=p',
    '/admin?tab=offers&offer=f',
  ]);
});
