import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { OfferFile } from '#features/offers/content-contract.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { maxFiles, maxFilesHere } from '#features/offers/limits.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { offerScene } from '../../support/app/offers.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, office, content, drafted, sent, open } = offerScene();

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1a6' } })
  .withExif({ IFD3: { GPSLatitude: '38/1 2/1 0/1' } })
  .jpeg()
  .toBuffer();
const document = Buffer.from('%PDF-1.7 κάτοψη');

async function upload(offerId: string, bytes: Uint8Array, name = 'Πρόσοψη.jpg', cookie = scene.admin) {
  const { origin, services } = scene.app;
  const url = `${origin}/api/admin/offers/${offerId}/files?name=${encodeURIComponent(name)}`;
  const headers = { origin: services.config.publicUrl, cookie, 'content-type': 'image/jpeg' };
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  return { status: response.status, body: (await response.json()) as OfferFile & { code?: string } };
}

const bytesOf = async (path: string, cookie = '') => {
  const response = await fetch(`${scene.app.origin}/api${path}`, { headers: { cookie } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: await response.bytes(),
  };
};

const save = async (offer: OfficeOffer, section: Record<string, unknown>) => {
  const { offer: saved } = await office<{ offer: OfficeOffer }>('PUT', `/api/admin/offers/${offer.id}`, {
    seen: offer.revision,
    content: content({ sections: [{ lines: [line], ...section }] }),
  });
  return saved;
};
const line = { id: 'cable', kind: 'free', name: 'Καλώδιο', quantity: 1, price: 10 };

it('pictures and documents are read by the holder of the link once they were sent, and by nobody else', async () => {
  const draft = await drafted();
  const picture = (await upload(draft.id, photo)).body;
  const plan = (await upload(draft.id, document, 'Κάτοψη.pdf')).body;
  expect([picture, plan]).toMatchObject([
    { name: 'Πρόσοψη.jpg', isPicture: true },
    { name: 'Κάτοψη.pdf', isPicture: false },
  ]);
  const first = await sent(await save(draft, { lines: [{ ...line, files: [picture] }] }));
  const later = await save(first.offer, { files: [plan], lines: [line] });
  const seen = (await open(first.key)).body as SeenOffer;
  expect(seen.sections[0]?.lines[0]?.files).toEqual([picture]);
  const shown = await bytesOf(`/offers/${first.key}/files/${picture.id}`);
  expect(shown).toMatchObject({ status: 200, type: 'image/webp' });
  // Encoded anew, without where it was taken, and in the width that is asked for.
  const stored = await sharp(shown.bytes).metadata();
  expect([stored.width, stored.exif]).toEqual([900, undefined]);
  const small = await bytesOf(`/offers/${first.key}/files/${picture.id}?width=320`);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320 });
  // What is in the draft alone, another offer's key and every other way are refused alike.
  const other = await sent(await drafted());
  const stranger = await scene.app.signIn({ customerId: await putCustomer() });
  for (const [path, cookie] of [
    [`/offers/${first.key}/files/${plan.id}`],
    [`/offers/${other.key}/files/${picture.id}`],
    [`/offers/${first.key}/files/none`],
    [`/offers/${draft.id}/files/${picture.id}`, stranger],
  ])
    expect([path, (await bytesOf(path ?? '', cookie)).status]).toEqual([path, 404]);
  expect((await bytesOf(`/admin/offers/${draft.id}/files/${plan.id}`, stranger)).status).toBe(403);
  expect((await upload(draft.id, photo, 'x', stranger)).status).toBe(403);
  const { path } = await scene.app.services.database.db
    .selectFrom('offerFiles')
    .where('id', '=', picture.id)
    .select('path')
    .executeTakeFirstOrThrow();
  expect((await fetch(`${scene.app.origin}/public-objects/${path}`)).status).toBe(404);
  // A new version brings the document and leaves the picture behind.
  const second = await sent(later);
  expect((await open(first.key)).body).toMatchObject({ version: 2, changes: ['Άλλαξαν τα συνημμένα'] });
  expect(await bytesOf(`/offers/${second.key}/files/${plan.id}`)).toMatchObject({
    status: 200,
    type: 'application/pdf',
    bytes: new Uint8Array(document),
  });
  expect((await bytesOf(`/offers/${second.key}/files/${picture.id}`)).status).toBe(404);
  expect((await bytesOf(`/offers/${second.key}/pdf`)).status).toBe(200);
});

it('a copy keeps the files, whatever becomes of the first, and the sweep takes what no offer has', async () => {
  const { services } = scene.app;
  const first = await drafted();
  const picture = (await upload(first.id, photo)).body;
  await save(first, { files: [picture] });
  const { offer: copy } = await office<{ offer: OfficeOffer }>('POST', '/api/admin/offers', {
    source: { kind: 'offer', id: first.id },
  });
  const sweep = async () => {
    await services.database.db
      .updateTable('objects')
      .set({ createdAt: new Date('2026-11-01') })
      .execute();
    await services.database.db
      .transaction()
      .execute((trx) => services.jobs.enqueue(trx, 'objects.sweep', {}));
    await services.jobs.drain();
  };
  await office('DELETE', `/api/admin/offers/${first.id}`);
  await sweep();
  const path = `/admin/offers/${copy.id}/files/${picture.id}`;
  expect((await bytesOf(path, scene.admin)).status).toBe(200);
  await office('DELETE', `/api/admin/offers/${copy.id}`);
  await sweep();
  expect(await services.database.db.selectFrom('objects').select('path').execute()).toEqual([]);
});

it('what is neither a picture nor a PDF is refused, and more than an offer may have', async () => {
  const draft = await drafted();
  expect((await upload(draft.id, Buffer.from('<svg/>'))).body.code).toBe('IMAGE_UNREADABLE');
  expect((await upload('none', photo)).body.code).toBe('OFFER_NOT_FOUND');
  const { db } = scene.app.services.database;
  const files = Array.from({ length: maxFiles }, (_, index) => ({
    offerId: draft.id,
    id: `file${index}`,
    path: `private/offers/${index}.pdf`,
    name: 'Αρχείο',
    isPicture: false,
    createdAt: new Date(),
  }));
  await db.insertInto('offerFiles').values(files).execute();
  expect((await upload(draft.id, document)).body.code).toBe('OFFER_TOO_MANY_FILES');
  const tooMany = files
    .slice(0, maxFilesHere + 1)
    .map(({ id, name, isPicture }) => ({ id, name, isPicture }));
  const { status, body } = await scene.app.request('PUT', `/api/admin/offers/${draft.id}`, {
    cookie: scene.admin,
    body: { seen: 0, content: content({ sections: [{ files: tooMany, lines: [line] }] }) },
  });
  expect([status, body]).toMatchObject([400, { fields: { 'content.sections.0.files': expect.any(String) } }]);
});
