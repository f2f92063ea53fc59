import { expect, test } from 'vitest';
import { startShop, withDataDir } from '../support/process/shop-process.ts';
import { shopForWriters } from '../support/process/writers-shop.ts';

const secrets = {
  database: 'MailPassword-91',
  bucket: 'BucketSecret-92',
  key: 'sk_test_ProviderKey93',
  webhook: 'whsec_ProviderSecret94',
  admin: 'AdminPassword-95',
  password: 'CustomerPassword-96',
  wrong: 'WrongPassword-97',
  cookie: 'StolenCookie-98-0123456789012345678901234567890',
  token: 'GuessedToken-99-012345678901234567890123456789012',
  card: '4000000000009995',
  cvv: '737-100',
};

test('a run that uses every secret, and fails with most of them, writes none into its log', () =>
  withDataDir(async (dataDir) => {
    await shopForWriters(dataDir);
    // Nothing listens on this port: mail, pictures and payments all fail, and their errors are logged.
    const nowhere = '127.0.0.1:9';
    const shop = await startShop({
      DEMO: 'off',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: secrets.admin,
      SMTP_URL: `smtp://shop:${secrets.database}@${nowhere}`,
      S3_URL: `http://key:${secrets.bucket}@${nowhere}/bucket?region=eu`,
      STRIPE_URL: `http://${secrets.key}:${secrets.webhook}@${nowhere}`,
    });
    const issued: string[] = [];
    try {
      const { port } = new URL(shop.url);
      const send = async (method: string, path: string, body: unknown, cookie = '', headers = {}) => {
        const answer = await fetch(shop.url + path, {
          method,
          headers: {
            origin: `http://localhost:${port}`,
            cookie,
            'content-type': 'application/json',
            'idempotency-key': 'a-key-that-is-long-enough',
            ...headers,
          },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        });
        const given = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
        issued.push(...given.map((one) => one.slice(one.indexOf('=') + 1)));
        return { status: answer.status, cookie: given.join('; ') };
      };
      const email = 'maria-2@pelatis.example';
      const person = { email, password: secrets.password, firstName: 'Ελένη', lastName: 'Μαρκάκη' };
      const account = { ...person, phone: '2101234567', accountType: 'private', acceptsTerms: true };
      await send('POST', '/api/auth/register', account);
      const { cookie } = await send('POST', '/api/auth/login', { email, password: secrets.password });
      await send('POST', '/api/auth/login', { email, password: secrets.wrong });
      await send('POST', '/api/admin/login', { password: secrets.wrong });
      const admin = await send('POST', '/api/admin/login', { password: secrets.admin });
      await send('GET', '/api/orders', undefined, `shop_session=${secrets.cookie}; ${admin.cookie}`);
      await send('POST', '/api/auth/reset-password', { token: secrets.token, password: secrets.password });
      await send('POST', '/api/auth/forgot-password', { email });
      await send('GET', `/reset-password?token=${secrets.token}`, undefined);
      await send('GET', `/calendar/${secrets.token}.ics`, undefined);
      await send('GET', '/public-objects/products/none.webp', undefined);
      await send('POST', '/api/payments/stripe', { id: 'evt_1' }, '', {
        'stripe-signature': `t=1,v1=${secrets.token}`,
      });
      const card = { type: 'card', cardNumber: secrets.card, cvv: secrets.cvv };
      await send('POST', '/api/orders', { paymentMethod: card }, cookie);
      await send('POST', '/api/orders', `{"cvv": "${secrets.cvv}"`, cookie);
    } finally {
      await shop.stop();
    }
    const log = shop.output();
    // Otherwise nothing was looked for in anything.
    expect(log).toMatch(/A job failed|could not|failed/);
    expect(issued.filter((value) => value.length > 20).length).toBeGreaterThan(0);
    for (const secret of [...Object.values(secrets), ...issued.filter((value) => value.length > 20)]) {
      expect(log).not.toContain(secret);
    }
  }));
