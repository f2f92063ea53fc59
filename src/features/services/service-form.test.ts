import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { KeptService } from './contract.ts';
import { changedFields, serviceForm, serviceValues } from './service-form.ts';

const service: KeptService = {
  id: 1,
  slug: 'aytopsia',
  title: 'Αυτοψία',
  shortDescription: 'Επίσκεψη στον χώρο',
  description: '',
  features: ['Σχέδιο κάλυψης', 'Προσφορά'],
  priceRange: '60 € – 90 €',
  priceNote: '',
  price: 60.5,
  durationMinutes: 60,
  isEmergency: false,
  isBookable: true,
  onHome: true,
  legalNote: 'Με άδεια',
  crew: 1,
  requiredSkills: ['survey'],
};

const begun = serviceValues(service);
const typed = (change: Partial<typeof begun>) => z.parse(serviceForm, { ...begun, ...change });

test('only what was changed of a service is sent, so that what others change meanwhile stays', () => {
  expect(changedFields(begun, typed({}))).toEqual({ title: 'Αυτοψία' });
  expect(changedFields(begun, typed({ price: '70', features: 'Σχέδιο κάλυψης' }))).toEqual({
    title: 'Αυτοψία',
    price: 70,
    features: ['Σχέδιο κάλυψης'],
  });
});

test('what was emptied is taken away', () => {
  expect(changedFields(begun, typed({ price: '', legalNote: '', shortDescription: '' }))).toEqual({
    title: 'Αυτοψία',
    price: null,
    legalNote: null,
    shortDescription: '',
  });
});
