import { expect, it } from 'vitest';
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import { offerScene } from '../../support/app/offers.ts';
import { pdfText } from '../../support/app/pdf-text.ts';
import { knownCamera } from '../../support/app/shop.ts';

const { scene, drafted, sent, open } = offerScene();

it.each([
  ['a camera', knownCamera, true],
  ['no camera', '{}', false],
])('an offer with %s says so to its customer and in its PDF', async (_name, specifications, says) => {
  const { app, productId } = scene;
  await app.services.database.db
    .updateTable('products')
    .set({ specifications })
    .where('id', '=', productId)
    .execute();
  const { key } = await sent(await drafted());
  expect((await open(key)).body).toMatchObject({ hasCamera: says });
  const pdf = await fetch(`${app.origin}/api/offers/${encodeURIComponent(key)}/pdf`);
  // A sentence is wrapped: its first words stand on one line.
  const [first] = cameraLaw.sound.split(':');
  expect(pdfText(Buffer.from(await pdf.arrayBuffer())).includes(first ?? '')).toBe(says);
});
