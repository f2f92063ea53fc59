import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '#shared/company.ts';
import { takeOverSettings } from '#server/settings.ts';
import { mailLayout } from '#server/mail-layout.ts';
import { makeIcons } from '#server/images.ts';
import { plainSign } from '#features/settings/server/pictures.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { pdfStreams, pdfText } from '../support/app/pdf-text.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const drawing = (inside = '', box = '0 0 300 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}<rect width="300" height="100" fill="#a00"/></svg>`;

/** What the shop answers to a file that is uploaded as a logo. */
async function upload(
  file: string | Buffer,
  cookie = admin,
  origin = app.services.config.publicUrl,
  to = 'pictures',
) {
  const response = await fetch(`${app.origin}/api/admin/settings/${to}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'image/svg+xml' },
    body: new Uint8Array(Buffer.from(file)),
  });
  return { status: response.status, body: (await response.json()) as { url: string; code: string } };
}

const look = { colour: '', logo: '', logoDark: '', sign: '', share: '' };
const put = (fields: Partial<typeof look>) =>
  app.request('PUT', '/api/admin/settings/look', { body: { ...look, ...fields }, cookie: admin });

describe('a logo', () => {
  it('is stored harmless and served so that it runs nothing, under an address of its content', async () => {
    const { status, body } = await upload(drawing('<script>alert(1)</script>'));
    expect([status, body.url]).toEqual([200, expect.stringMatching(/\/brand\/[\da-f]{20}-360x120\.svg$/)]);
    const picture = await app.request('GET', body.url);
    expect(picture.text).toBe(drawing().replace(' viewBox', ' width="300" height="100" viewBox'));
    const { headers } = picture;
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['<!doctype html><html><script>alert(1)</script></html>', 'LOGO_IS_PAGE', 400],
    ['κείμενο', 'LOGO_UNREADABLE', 400],
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'IMAGE_BROKEN', 400],
    [Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'IMAGE_BROKEN', 400],
    [drawing('', '0 0 3000 100'), 'LOGO_SHAPE', 400],
    [Buffer.alloc(600 * 1024, ' '), 'LOGO_TOO_LARGE', 413],
  ])('that is none is refused: %#', async (file, code, status) => {
    expect(await upload(file)).toMatchObject({ status, body: { code } });
  });

  it('is uploaded by administrators alone, from the shop itself', async () => {
    const buyer = await app.signIn({ customerId: await putCustomer() });
    expect((await upload(drawing(), buyer)).status).toBe(403);
    expect((await upload(drawing(), '')).status).toBe(401);
    expect((await upload(drawing(), admin, 'https://x.example')).status).toBe(403);
  });

  it('becomes what pages, icons, manifests, e-mails and shared links show', async () => {
    const { body: logo } = await upload(drawing());
    const { body: sign } = await upload(drawing('', '0 0 100 100'));
    expect((await put({ logo: logo.url, sign: sign.url, colour: '#FFD400' })).status).toBe(200);
    const { icons, ratio, style } = company().look;
    expect(ratio).toBe(3);
    expect(style).toContain(`--logo:url(${logo.url})`);
    for (const end of ['64.png', '180.png', '192.png', '512.png', 'maskable.png', 'share.jpg']) {
      const { status, headers } = await app.request('GET', `${icons}-${end}`);
      expect([end, status, headers.get('content-type')]).toEqual([
        end,
        200,
        end === 'share.jpg' ? 'image/jpeg' : 'image/png',
      ]);
    }
    // Mail is read in pages of other origins.
    const { headers: signs } = await app.request('GET', String(sign.url));
    expect(signs.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { body: manifest } = await app.request('GET', '/site.webmanifest');
    expect(manifest).toMatchObject({ name: 'Βίγλα', theme_color: '#ffd400' });
    expect(JSON.stringify(manifest)).toContain(`${icons}-192.png`);
    const { headers } = await app.request('GET', '/favicon.ico');
    expect(headers.get('location')).toBe(sign.url);
    const { html } = mailLayout(
      { title: 'Τίτλος', paragraphs: [], action: { label: 'Άνοιγμα', url: 'https://x.example' } },
      () => undefined,
    );
    expect(html).not.toContain('#0b55bc');
  });
});

it('the company’s documents bear its logo and its colour, and without them its name', async () => {
  const customerId = await putCustomer();
  const orderId = await putOrder(
    { customerId, productId: await putProduct() },
    { status: 'delivered', paymentState: 'captured' },
  );
  const issued = await app.request('POST', `/api/orders/${orderId}/documents`, { cookie: admin, body: {} });
  const { id } = (issued.body as { document: { id: string } }).document;
  const paper = async () => {
    const response = await fetch(`${app.origin}/api/documents/${id}/pdf`, { headers: { cookie: admin } });
    const pdf = Buffer.from(await response.arrayBuffer());
    const drawn = pdfStreams(pdf).join('\n');
    return {
      hasPicture: pdf.toString('latin1').includes('/Subtype /Image /Width 900 /Height 180'),
      isColoured: / rg BT/.test(drawn),
      text: pdfText(pdf),
    };
  };
  const { body: logo } = await upload(drawing());
  await put({ logo: logo.url, colour: '#FFD400' });
  expect(await paper()).toMatchObject({ hasPicture: true, isColoured: true });
  await put({ colour: '#FFD400' });
  expect(await paper()).toMatchObject({ hasPicture: false, isColoured: true });
  await put({});
  expect(await paper()).toMatchObject({
    hasPicture: false,
    isColoured: false,
    text: expect.stringContaining(company().legalName),
  });
});

it('a link that is shared shows the company’s own picture, if it has one', async () => {
  const { body: logo } = await upload(drawing());
  const { body: share } = await upload(drawing('', '0 0 1200 630'));
  const shown = async () => (await app.request('GET', `${company().look.icons}-share.jpg`)).text;
  await put({ logo: logo.url });
  const ofLogo = await shown();
  await put({ logo: logo.url, share: share.url });
  expect(company().look.logo).toBe(logo.url);
  expect(await shown()).not.toBe(ofLogo);
  await put({ share: share.url });
  expect((await app.request('GET', `${company().look.icons}-share.jpg`)).status).toBe(200);
});

describe('the look', () => {
  it.each([
    [{ colour: 'μπλε' }, 'colour'],
    [{ colour: '#12345' }, 'colour'],
    [{ colour: '#fff;}*{display:none' }, 'colour'],
    [{ logo: 'https://x.example/logo.svg' }, 'logo'],
    [{ logo: '/public-objects/brand/../a.svg' }, 'logo'],
    [{ logo: '/public-objects/brand/a);} b.svg' }, 'logo'],
  ])('refuses beside its field what is no colour or picture of the shop: %o', async (fields, field) => {
    const answer = await put(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it('refuses a sign that is not square, and a picture that is not there', async () => {
    const { body } = await upload(drawing());
    expect(await put({ sign: body.url })).toMatchObject({
      status: 400,
      body: { code: 'SIGN_SHAPE', fields: { sign: expect.any(String) } },
    });
    const gone = { logo: '/public-objects/brand/none-30x10.svg' };
    expect(await put(gone)).toMatchObject({ status: 409, body: { code: 'PICTURE_GONE' } });
  });

  it('of a company without one is the shop’s own, with its name in its colour', async () => {
    expect((await put({ colour: '#ffd400' })).status).toBe(200);
    expect(company().look).toMatchObject({ ratio: 0, logo: '' });
    expect((await app.request('GET', `${company().look.icons}-180.png`)).status).toBe(200);
    await put({});
    expect(company().look).toMatchObject({ icons: '/brand/shop', style: '', sign: '/brand/shop-192.png' });
  });
});

it('the decoder of drawings is closed again once the icons are made', async () => {
  const sign = plainSign('#0b55bc');
  await makeIcons(sign, sign, '#0b55bc');
  const { status } = await upload(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), sign]));
  expect(status).toBe(400);
});

describe('a photograph', () => {
  const photo = sharp({ create: { width: 1500, height: 800, channels: 3, background: '#1a6' } })
    .withExif({ IFD3: { GPSLatitude: '38/1 2/1 0/1' } })
    .jpeg()
    .toBuffer();
  const send = (file: Buffer, cookie = admin) =>
    upload(file, cookie, app.services.config.publicUrl, 'photos');
  const save = (fields: object) =>
    app.request('PUT', '/api/admin/settings/pictures', { cookie: admin, body: { ...fields } });

  it('is encoded anew without what the camera noted, and served in the widths of pages', async () => {
    const { status, body } = await send(await photo);
    const { url } = body;
    expect([status, url]).toEqual([200, expect.stringMatching(/\/brand\/[\da-f]{20}-1500x800\.webp$/)]);
    const narrow = await fetch(`${app.origin}${url}?w=640`);
    const { width, exif } = await sharp(await narrow.arrayBuffer()).metadata();
    expect([width, exif]).toEqual([640, undefined]);
    expect((await save({ hero: url, heroAlt: 'Το συνεργείο μας', person: url })).status).toBe(200);
    expect((await app.ask('GET', '/api/company')).body).toMatchObject({
      pictures: { hero: url, heroAlt: 'Το συνεργείο μας', person: url },
    });
  });

  it('is taken from administrators alone, and only if it is one', async () => {
    const buyer = await app.signIn({ customerId: await putCustomer() });
    expect((await send(await photo, buyer)).status).toBe(403);
    expect((await send(await photo, '')).status).toBe(401);
    expect(await send(Buffer.from(drawing()))).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_UNREADABLE' },
    });
    expect((await send(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
    expect(await save({ hero: 'https://x.example/a.jpg', heroAlt: '', person: '' })).toMatchObject({
      status: 400,
      body: { fields: { hero: 'Ανεβάστε ξανά το αρχείο' } },
    });
  });
});
