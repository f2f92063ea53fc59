import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { withdrawalForm } from './withdrawal-form.ts';

const filled = { orderNumber: 'VG-KQFE-GTFW', name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' };

it('an order number is understood however it is typed and written as it is printed', () => {
  for (const orderNumber of ['vgkqfegtfw', ' VG KQFE GTFW ', 'kqfe-gtfw'])
    expect(withdrawalForm.parse({ ...filled, orderNumber }).orderNumber).toBe('VG-KQFE-GTFW');
});

it('a mistyped order number is said at once, and what is missing in its own sentence', () => {
  const { error } = withdrawalForm.safeParse({ orderNumber: 'VG-KQFE-GTFX', name: ' ', email: '' });
  expect(error && z.flattenError(error).fieldErrors).toEqual({
    orderNumber: ['Ο αριθμός παραγγελίας έχει τη μορφή VG-XXXX-XXXX. Ελέγξτε τον και δοκιμάστε ξανά.'],
    name: ['Γράψτε το ονοματεπώνυμό σας'],
    email: ['Γράψτε το email σας'],
  });
});
