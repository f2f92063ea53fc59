import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { StoredService } from './contract.ts';
import { changeOf, serviceForm, serviceValues } from './service-form.ts';

const service: StoredService = {
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

test('only what was changed of a service is sent, with how it was seen, so that what others change stays', () => {
  expect(changeOf(service, typed({}))).toEqual({ seen: {} });
  expect(changeOf(service, typed({ price: '70', features: 'Σχέδιο κάλυψης' }))).toEqual({
    price: 70,
    features: ['Σχέδιο κάλυψης'],
    seen: { price: 60.5, features: ['Σχέδιο κάλυψης', 'Προσφορά'] },
  });
});

test('what was emptied is taken away', () => {
  expect(changeOf(service, typed({ price: '', legalNote: '', shortDescription: '' }))).toEqual({
    price: null,
    legalNote: null,
    shortDescription: '',
    seen: { price: 60.5, legalNote: 'Με άδεια', shortDescription: 'Επίσκεψη στον χώρο' },
  });
});
