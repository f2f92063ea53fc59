import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { putTechnicians } from '../../support/app/booking.ts';
import { truncateAll } from '../../support/database/database.ts';

const { services, request, signIn } = await testApp();
const { db } = services.database;

beforeEach(async () => {
  await truncateAll();
  await putTechnicians({});
  await db
    .insertInto('services')
    .values([
      { slug: 'b', title: 'Συντήρηση', priceCents: null, priceRange: 'Κατόπιν αυτοψίας', position: 1 },
      {
        slug: 'a',
        title: 'Εγκατάσταση καμερών',
        features: ['Καλωδίωση', 'Εκπαίδευση'],
        imageUrl: '/public-objects/services/a.webp',
        priceCents: 73_491_137,
        priceKind: 'hour',
        callOutCents: 38_927_641,
        priceRange: '150 € – 1.200 €',
        durationMinutes: 240,
        position: 0,
      },
    ])
    .execute();
  await db
    .insertInto('objects')
    .values({ path: 'services/a.webp', contentType: 'image/webp', bytes: 1, width: 1440, height: 810 })
    .execute();
});

it('the services come in the shop’s order with what everybody may read', async () => {
  const { status, body, text } = await request('GET', '/api/services');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      title: 'Εγκατάσταση καμερών',
      features: ['Καλωδίωση', 'Εκπαίδευση'],
      image: { url: '/public-objects/services/a.webp', width: 1440, height: 810 },
      priceRange: '150 € – 1.200 €',
      durationMinutes: 240,
      isBookable: true,
    },
    { title: 'Συντήρηση', priceRange: 'Κατόπιν αυτοψίας' },
  ]);
  for (const secret of ['"price"', 'priceKind', 'callOut', '73491137', '734911.37', '38927641', '389276.41'])
    expect(text).not.toContain(secret);
});

it('their price in figures is for those who see prices', async () => {
  const { body } = await request('GET', '/api/services', { cookie: await signIn('admin') });
  expect(body).toMatchObject([{ price: 734_911.37, priceKind: 'hour', callOut: 389_276.41 }, {}]);
  const unpriced = (body as object[])[1];
  for (const field of ['price', 'priceKind', 'callOut']) expect(unpriced).not.toHaveProperty(field);
});
