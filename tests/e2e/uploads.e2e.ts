import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { open, openWindow, openChangedShop, settle } from '../support/browser/browser.ts';
import { sellAnyway } from '../support/browser/sell-anyway.ts';
import { call, newMark, password } from '../support/browser/visitors.ts';

openChangedShop();

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const jpeg = 'image/jpeg';
const demo = (name: string) => readFile(`demo/images/${name}.webp`);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false });
/** A picture of each type that the shop accepts, one of them turned by its camera, under a name with all that names have. */
async function goodFiles(): Promise<Chosen[]> {
  const bullet = await demo('bullet-white');
  return [
    { name: 'render.webp', mimeType: 'image/webp', buffer: bullet },
    {
      name: 'ΦΩΤΟΓΡΑΦΙΑ με κενά (1).JPG',
      mimeType: jpeg,
      buffer: await plain(900, 500).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
    },
    { name: 'alpha.png', mimeType: 'image/png', buffer: await sharp(bullet).png().toBuffer() },
    { name: 'new.avif', mimeType: 'image/avif', buffer: await plain(600, 600).avif().toBuffer() },
  ];
}

/** A file of each kind that is refused: by the page, by the address for its size, by who reads it; with the message for each. */
const badFiles: [Chosen, RegExp][] = [
  [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    /Επιλέξτε φωτογραφία JPEG/,
  ],
  [{ name: 'six.jpg', mimeType: jpeg, buffer: Buffer.alloc(6 * 1024 * 1024) }, /μεγαλύτερη από 5 MB/],
  [
    { name: 'page.jpg', mimeType: jpeg, buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    /δεν είναι εικόνα που μπορούμε να διαβάσουμε/,
  ],
];

test('of seven files the four pictures become the product’s, and of each of the others it is said what is wrong', async () => {
  // The browser itself logs each refusal.
  const page = await openWindow({}, [
    'Failed to load resource: the server responded with a status of 400 (Bad Request)',
    'Failed to load resource: the server responded with a status of 413 (Payload Too Large)',
  ]);
  await call(page, 'POST', '/admin/login', { password });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin?tab=products&product=new');
  const form = page.getByRole('complementary', { name: /προϊόν/i });
  const chooser = form.getByLabel('Φωτογραφίες: προσθήκη');

  const good = await goodFiles();
  await chooser.setInputFiles(good);
  await form.getByRole('group', { name: 'Προϊόν, φωτογραφία 4' }).waitFor();
  for (const [file, says] of badFiles) {
    await chooser.setInputFiles([file]);
    const fault = form.getByRole('alert').filter({ hasText: file.name });
    await fault.getByText(says).waitFor();
    await fault.getByRole('button', { name: `Απόκρυψη: ${file.name}` }).click();
  }

  await form.getByLabel('Όνομα').fill('Με τέσσερις φωτογραφίες');
  const sku = `UP-${newMark()}`;
  await form.getByLabel('Κωδικός').fill(sku);
  await form.getByLabel('Τιμή (€)', { exact: false }).first().fill('10');
  await sellAnyway(page, form.getByRole('button', { name: 'Προσθήκη', exact: true }));
  await page.getByText('Το προϊόν προστέθηκε επιτυχώς!').first().waitFor();
  const [product] = (await call(page, 'GET', `/admin/products?search=${sku}`)) as [{ id: number }];
  const { imageUrls } = (await call(page, 'GET', `/admin/products/${product.id}`)) as { imageUrls: string[] };
  expect(imageUrls).toHaveLength(good.length);
  for (const url of imageUrls) {
    const answer = await page.request.get(url);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect((await sharp(await answer.body()).metadata()).exif).toBeUndefined();
  }
  await settle(page);
});
