import { beforeAll, expect, it } from 'vitest';
import { manifestPaths } from '#app/manifests.ts';
import { mailLayout } from '#server/mail-layout.ts';
import { senderOf, storedHtml, type Attachment } from '#server/mail.ts';
import { takeOverSettings } from '#server/settings.ts';
import { achaiki, seedAnotherCompany, strangersIn } from '../support/app/another-company.ts';
import { testApp, type TestApp, type TestResponse } from '../support/app/app.ts';
import { everyMail, mailKinds } from '../support/app/every-mail.ts';
import { passUndo } from '../support/app/held.ts';
import { pdfText } from '../support/app/pdf-text.ts';
import { truncateAll } from '../support/database/database.ts';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput, requiredInput } from '../support/endpoints/plausible.ts';
import { send, wireOf } from '../support/endpoints/wire.ts';
import { sameWorld, type Role, type World } from '../support/endpoints/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
    app.setNow(undefined);
  };
});

/** A new small shop of the company in Patras. */
async function renew(): Promise<World> {
  const world = await sameWorld(app);
  await seedAnotherCompany(app.services.database.db);
  await takeOverSettings(app.services);
  return { ...world, facts: { ...world.facts, postalCode: '41222' } };
}

const textOf = ({ base64 }: Attachment) => Buffer.from(base64, 'base64').toString().replaceAll('\r\n ', '');
/** The random digits of a request's id may spell a number of anybody's. */
const saidBy = ({ text, headers }: TestResponse) =>
  `${JSON.stringify([...headers].filter(([name]) => name !== 'x-request-id'))}\n${text}`;

/** What the e-mails since the last reading say of another company. */
async function strangersInMails(): Promise<string[]> {
  await passUndo(app);
  const { db } = app.services.database;
  const mails = await db.deleteFrom('devMails').returningAll().execute();
  return mails.flatMap(({ subject, text, content, attachments }) => {
    const files = (attachments as Attachment[]).map(textOf);
    const said = [subject, text, storedHtml(content, 'https://shop.example'), ...files].join('\n');
    return strangersIn(said).map((stranger) => `e-mail «${subject}»: ${stranger}`);
  });
}

/** Endpoints that make the company another one, or close its shop. */
const changesCompany = ({ name }: Endpoint) => /^(?:settings|terms|texts)\.put|^opening\.set/.test(name);
const isRead = ({ method }: Endpoint) => method === 'GET';

it.each(['visitor', 'buyer', 'administrator'] satisfies Role[])(
  'no answer of an endpoint, and no e-mail that follows, speaks of the demonstration’s company: %s',
  async (role) => {
    const found = new Set<string>();
    let world = await renew();
    let isUsed = false;
    const ask = async (endpoint: Endpoint, inputFor: typeof requiredInput) => {
      const wire = wireOf(endpoint, inputFor(endpoint, world.facts));
      const answer = await send(app.request, endpoint, wire, world.people[role].cookie);
      for (const stranger of strangersIn(saidBy(answer))) found.add(`${endpoint.name}: ${stranger}`);
      return answer.status;
    };
    for (const endpoint of [...endpoints.filter(isRead), ...endpoints.filter((one) => !isRead(one))]) {
      if (changesCompany(endpoint)) continue;
      for (const inputFor of isRead(endpoint) ? [requiredInput, plausibleInput] : [plausibleInput]) {
        let status = await ask(endpoint, inputFor);
        // Refused perhaps because of an earlier change: once more in a new shop.
        if (status >= 400 && isUsed) {
          for (const stranger of await strangersInMails()) found.add(stranger);
          world = await renew();
          isUsed = false;
          status = await ask(endpoint, inputFor);
        }
        isUsed ||= !isRead(endpoint) && status < 400;
      }
    }
    expect([...found, ...(await strangersInMails())]).toEqual([]);
  },
);

const { company, contact, accounts, look } = achaiki;
const [account] = accounts.accounts;

it('every kind of e-mail is in the company’s name, with its address, telephone and colour', async () => {
  await renew();
  const mails = everyMail();
  expect(Object.keys(mails).toSorted()).toEqual(await mailKinds());
  const facts = [company.name, contact.email, '261 012 3456', contact.street];
  for (const [kind, all] of Object.entries(mails)) {
    for (const { subject, content, attachments = [] } of all) {
      const { html } = mailLayout(content, () => undefined);
      expect([kind, ...strangersIn([subject, html, ...attachments.map(textOf)].join('\n'))]).toEqual([kind]);
      const expected = [...facts, ...(content.action ? [look.colour] : [])];
      expect([kind, expected.filter((fact) => !html.includes(fact))]).toEqual([kind, []]);
    }
  }
  const [byTransfer] = mails['orderPlacedMail'] ?? [];
  expect(JSON.stringify(byTransfer?.content)).toContain(account?.iban);
  expect(senderOf(app.services.config)).toBe(`${company.name} <${contact.email}>`);
});

it('a document names its seller, and nobody else', async () => {
  const { facts, people } = await renew();
  const { cookie } = people.administrator;
  const { orderId } = facts['documents.issueDocument'] as { orderId: string };
  const issued = await app.request('POST', `/api/orders/${orderId}/documents`, { cookie, body: {} });
  const { id } = (issued.body as { document: { id: string } }).document;
  const file = await fetch(`${app.origin}/api/documents/${id}/pdf`, { headers: { cookie } });
  const pdf = Buffer.from(await file.arrayBuffer());
  const said = pdfText(pdf);
  expect(strangersIn([said, pdf.toString('latin1'), JSON.stringify([...file.headers])].join('\n'))).toEqual(
    [],
  );
  for (const fact of [
    company.legalName,
    company.afm,
    company.doy,
    company.gemi,
    contact.street,
    contact.locality,
  ])
    expect(said).toContain(fact);
  await app.services.jobs.drain();
  const { text } = await app.request('GET', `/api/documents/${id}/xml`, { cookie });
  expect(text).toContain(company.afm);
  expect(strangersIn(text)).toEqual([]);
});

it('the calendar, and what machines read of the shop, are the company’s', async () => {
  const { facts, people } = await renew();
  const body = { password: 'secret-1', code: facts['code'] };
  const { cookie } = people.administrator;
  const feed = await app.request('POST', '/api/admin/calendar-feeds', { cookie, body });
  const calendar = new URL((feed.body as { url: string }).url).pathname;
  const paths = [
    calendar,
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/api/openapi.json',
    ...manifestPaths,
  ];
  for (const path of paths) {
    const answer = await app.request('GET', path);
    expect([path, answer.status < 400, ...strangersIn(saidBy(answer))]).toEqual([path, true]);
  }
  expect((await app.request('GET', calendar)).text).toContain(company.name);
  const manifest = await app.request('GET', '/site.webmanifest');
  expect(manifest.body).toMatchObject({ name: company.name, theme_color: look.colour });
  expect((await app.request('GET', '/api/service-area')).body).toMatchObject({
    text: 'όπου ο ταχυδρομικός κώδικας αρχίζει από 25, 26 (Αχαΐα)',
  });
});
