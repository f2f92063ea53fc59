// The official files about guarantees: stored as they are, shown where they apply, and sent with an order's confirmation.
import { beforeEach, describe, expect, it, test } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import type { Attachment } from '#server/mail.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  app.clearCaches();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

/** Whoever encodes or cleans it changes a byte of it. */
const official = (word: string) =>
  `<?xml version="1.0"?>\n<!-- ${word} -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420"  data-x='1'><text>Εγγύηση</text><script>alert(1)</script></svg>\n\n`;

async function upload(file: string | Buffer, cookie = admin) {
  const response = await fetch(`${app.origin}/api/admin/official-files`, {
    method: 'POST',
    headers: { cookie, origin: app.services.config.publicUrl, 'content-type': 'image/svg+xml' },
    body: new Uint8Array(Buffer.from(file)),
  });
  return { status: response.status, body: (await response.json()) as { url: string; code: string } };
}

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie: admin, ...(body && { body: { ...body } }) });
const putNotice = (notice: string) => call('PUT', '/admin/settings/guarantees', { notice });

describe('an official file', () => {
  it('is served byte by byte as it was sent, so that it runs nothing', async () => {
    const { status, body } = await upload(official('ειδοποίηση'));
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/public-objects\/brand\/official-[\da-f]{20}-300x420\.svg$/);
    const served = await fetch(app.origin + body.url);
    expect(await served.text()).toBe(official('ειδοποίηση'));
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['a page', '<!doctype html><html><body>Εγγύηση</body></html>'],
    ['a text', 'Εγγύηση δύο ετών'],
    ['a document', '%PDF-1.7'],
  ])('is not %s', async (_, file) => {
    expect(await upload(file)).toMatchObject({ status: 400, body: { code: 'OFFICIAL_UNREADABLE' } });
  });

  it('is taken from administrators alone', async () => {
    const customer = await app.signIn({ customerId: await putCustomer() });
    expect((await upload(official('1'), customer)).status).toBe(403);
  });

  it('is asked for in the list of the opening until it is there, and nothing else can be named as one', async () => {
    const isDone = async () => {
      const { body } = await call('GET', '/admin/opening');
      return (body as { steps: { key: string; isDone: boolean }[] }).steps.find(
        ({ key }) => key === 'guarantees',
      )?.isDone;
    };
    expect(await isDone()).toBe(false);
    expect((await putNotice('https://elsewhere.example/notice.svg')).status).toBe(400);
    const { body } = await upload(official('1'));
    expect((await putNotice(body.url)).status).toBe(200);
    expect(await isDone()).toBe(true);
    const company = await app.request('GET', '/api/company');
    expect(company.body).toMatchObject({ guarantees: { notice: body.url } });
  });
});

describe('a label of durability', () => {
  const guarantee = {
    guaranteeGiver: 'Argos Ltd',
    warranty: 36,
    guaranteeTerms: 'https://argos.example/terms',
    isDurability: true,
  };
  const labelOf = async (id: number) =>
    ((await app.request('GET', `/api/products/${id}`)).body as Product).guarantee?.label;

  it('is asked for in the list of the opening while a product on sale lacks its own', async () => {
    const noteOf = async () => {
      const { body } = await call('GET', '/admin/opening');
      return (body as { steps: { key: string; note?: string }[] }).steps.find(
        ({ key }) => key === 'guarantees',
      )?.note;
    };
    const { body } = await upload(official('1'));
    await putNotice(body.url);
    for (const isDraft of [false, false, true]) await putProduct({ brand: 'Argos', isDraft });
    const short = await putProduct({ brand: 'Argos' });
    await call('PUT', `/products/${short}`, { warranty: 24 });
    expect(await noteOf()).toBeUndefined();
    await call('POST', '/admin/brands', { name: 'ARGOS', ...guarantee });
    expect(await noteOf()).toBe('Λείπει: ετικέτα ανθεκτικότητας σε 2 προϊόντα');
    await call('PUT', '/admin/brands/argos', { guaranteeLabel: body.url });
    expect(await noteOf()).toBeUndefined();
    await putNotice('');
    expect(await noteOf()).toBe('Λείπει: ειδοποίηση της νόμιμης εγγύησης');
  });

  it('belongs to the products whose guarantee it states, and to no shorter one', async () => {
    const id = await putProduct({ name: 'Κάμερα', brand: 'Argos' });
    const { body } = await upload(official('ετικέτα'));
    await call('POST', '/admin/brands', { name: 'Argos', ...guarantee, guaranteeLabel: body.url });
    expect(await labelOf(id)).toBe(body.url);
    await call('PUT', `/products/${id}`, { warranty: 24 });
    expect(await labelOf(id)).toBeUndefined();
    await call('PUT', `/products/${id}`, { warranty: 36, isDurability: false });
    expect(await labelOf(id)).toBeUndefined();
  });
});

describe('the confirmation of an order', () => {
  async function filesOf(accountType: 'private' | 'b2b') {
    const productId = await putProduct({
      brand: 'Argos',
      stockQuantity: 10,
    });
    const other = await putProduct({ brand: 'Opto', stockQuantity: 10 });
    const [notice, label] = [await upload(official('ειδοποίηση')), await upload(official('ετικέτα'))];
    await putNotice(notice.body.url);
    await call('POST', '/admin/brands', {
      name: 'Argos',
      guaranteeGiver: 'Argos Ltd',
      warranty: 36,
      guaranteeTerms: 'Όροι',
      isDurability: true,
      guaranteeLabel: label.body.url,
    });
    const customerId = await putCustomer({ email: 'eleni@pelatis.example', accountType });
    const cookie = await app.signIn({ customerId });
    for (const id of [productId, other])
      await app.request('POST', '/api/cart', { cookie, body: { productId: id, quantity: 1 } });
    const items = [productId, other].map((id) => ({ productId: id, quantity: 1 }));
    expect((await place(app, cookie, orderOf(items, {}))).status).toBe(200);
    await app.services.jobs.drain();
    const mail = await app.services.database.db
      .selectFrom('devMails')
      .where('recipient', '=', 'eleni@pelatis.example')
      .where('subject', 'like', 'Λάβαμε%')
      .select(['text', 'attachments'])
      .executeTakeFirstOrThrow();
    const files = (mail.attachments as Attachment[]).filter(({ contentType }) =>
      contentType.startsWith('image'),
    );
    return {
      text: mail.text,
      files: files.map(({ filename, base64 }) => [filename, Buffer.from(base64, 'base64').toString()]),
    };
  }

  it('brings a consumer the notice and the label as they are, and says so', async () => {
    const { text, files } = await filesOf('private');
    expect(files).toEqual([
      ['nomimi-eggyisi.svg', official('ειδοποίηση')],
      ['etiketa-anthektikotitas-1.svg', official('ετικέτα')],
    ]);
    expect(text).toContain('Είναι συνημμένες η επίσημη ειδοποίηση και η ετικέτα ανθεκτικότητας.');
  });

  it('brings a company neither', async () => {
    expect((await filesOf('b2b')).files).toEqual([]);
  });
});
