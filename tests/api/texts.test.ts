import { beforeEach, describe, expect, it } from 'vitest';
import { blankSettings } from '#shared/settings.ts';
import { defaultTerms } from '#features/orders/terms/default-terms.ts';
import { takeOverSettings } from '#server/settings.ts';
import { cookieNames } from '#shared/browser-storage.ts';
import type { Attachment } from '#server/mail.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { demoCompany } from '../support/app/company.ts';
import { place } from '../support/app/orders.ts';
import { orderOf } from '../support/app/requests.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
let cookie: string;

beforeEach(async () => {
  app = await testApp();
  app.setNow(undefined);
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  cookie = await app.signIn({ customerId: await putCustomer() });
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

type Terms = {
  version: number;
  validFrom: string;
  isInForce: boolean;
  points: string[];
  sections: { id: string; title: string; html: string }[];
};

const read = async (query = '') => (await app.ask('GET', `/api/legal/terms${query}`)).body as Terms;
const textOf = ({ sections }: Terms) => sections.map(({ title, html }) => `${title}\n${html}`).join('\n');
const send = (method: string, path: string, body?: object) =>
  app.request(method, `/api/admin/texts/${path}`, { cookie: admin, ...(body && { body: { ...body } }) });

const own = (more: string) =>
  `## Ποιοι είμαστε {#company}\n\n«{επωνυμία}», {διεύθυνση}.\n\n## Δικοί μας όροι\n\n${more}\n\n${'Κείμενο. '.repeat(20)}`;

const achaiki = {
  ...demoCompany.company,
  name: 'Αχαϊκή *Ασφάλεια*',
  legalName: 'Αχαϊκή <b>Ασφάλεια</b> Ο.Ε.',
  nameLatin: 'ACHAIKI',
  afm: '094014201',
  gemi: '123456789000',
  licence: '',
  producersNumber: '',
  moreNumbers: [],
};

describe('the terms', () => {
  it('speak of the company that the settings name, and of no other', async () => {
    const demo = await read();
    expect(textOf(demo)).toContain('Η εταιρεία είναι φανταστική');
    expect(demo.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['withdrawal', 'withdrawal-form', 'warranty', 'law']),
    );
    await app.request('PUT', '/api/admin/settings/company', { cookie: admin, body: { ...achaiki } });
    const after = await read();
    expect(after.version).toBeGreaterThan(demo.version);
    expect(textOf(after)).toContain('Αχαϊκή &lt;b&gt;Ασφάλεια&lt;/b&gt; Ο.Ε.');
    expect(textOf(after)).not.toMatch(/φανταστική|επίδειξη|2518|δικαστήρια της Αθήνας|Βίγλα|\{/);
  });

  it('say how one pays and what is delivered as the settings say', async () => {
    expect(textOf(await read())).toContain('Αντικαταβολή</strong> για πληρωτέο ποσό κάτω από 500');
    const put = (group: string, body: object) =>
      app.request('PUT', `/api/admin/settings/${group}`, { cookie: admin, body: { ...body } });
    await put('payments', { ...blankSettings.payments, takesTransfers: false, cashLimit: 300, cashFee: 0 });
    const [standard, ...others] = blankSettings.deliveries.methods;
    await put('deliveries', {
      areas: [],
      methods: [
        { ...standard, label: 'Με *δικό μας* όχημα' },
        ...others.map((one) => ({ ...one, isOffered: false })),
      ],
    });
    const after = textOf(await read());
    expect(after).toContain('κάτω από 300');
    expect(after).toContain('<strong>Με *δικό μας* όχημα</strong>');
    expect(after).not.toMatch(/Τραπεζική κατάθεση|εισπράττει επιπλέον|Ταχεία Παράδοση/);
  });

  it('are those of its day for an order: kept with it, sent with its e-mail, and readable for ever', async () => {
    const productId = await putProduct({ stockQuantity: 10 });
    const before = await read();
    const { body } = await place(app, cookie, orderOf([{ productId, quantity: 1 }]));
    await send('PUT', 'terms', { body: own('Νέος όρος.') });
    const { id } = body as { id: string };
    expect((await app.request('GET', `/api/orders/${id}`, { cookie })).body).toMatchObject({
      termsVersion: before.version,
    });
    const now = await read();
    expect(textOf(now)).toContain('Νέος όρος.');
    expect(now).toMatchObject({ isInForce: true, validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect([before.points.length, now.points.length]).toEqual([5, 0]);
    expect(await read(`?version=${before.version}`)).toEqual({ ...before, isInForce: false, points: [] });

    await app.services.jobs.drain();
    const [mail] = await app.services.database.db
      .selectFrom('devMails')
      .where('subject', 'like', 'Λάβαμε%')
      .selectAll()
      .execute();
    expect(mail?.text).toContain(`/terms?version=${before.version}`);
    const [file] = (mail?.attachments ?? []) as Attachment[];
    const attached = Buffer.from(file?.base64 ?? '', 'base64').toString();
    expect(attached).toContain(`έκδοση ${before.version}`);
    expect(attached).toContain('νόμιμη εγγύηση συμμόρφωσης');
    expect(attached).not.toContain('href="/');
  });

  it('stay the same version while nothing in them changes', async () => {
    const { version } = await read();
    expect((await read()).version).toBe(version);
    await send('PUT', 'terms', { body: own('Άλλο.') });
    await send('DELETE', 'terms');
    const back = await read();
    expect(back.version).toBe(version + 2);
    expect((await send('GET', 'terms')).body).toMatchObject({
      isOwn: false,
      parts: [{ name: 'intro' }, { name: 'body', value: defaultTerms }, { name: 'text1' }],
    });
    const told = await app.services.database.db
      .selectFrom('auditLog')
      .where('entity', '=', 'text')
      .where('entityId', '=', 'terms')
      .select('entityId')
      .execute();
    expect(told).toHaveLength(2);
  });

  it('hold no script, no picture and no link but to pages, addresses and numbers', async () => {
    const body = own(
      '<script>alert(1)</script> ![x](https://x.example/a.png) [α](javascript:alert(1)) [β](//x.example) [γ](data:text/html,x) [δ](https://x.example) [ε](tel:+302610000000)',
    );
    const { body: shown } = await send('POST', 'terms/preview', { body });
    const html = (shown as Terms).sections[1]?.html ?? '';
    expect(html).not.toMatch(/<script|<img|href="(?:javascript|data|\/\/)/i);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://x.example/a.png',
      'https://x.example',
      'tel:+302610000000',
    ]);
  });

  it('refuse an unknown field beside the text, and a change of what is no longer so', async () => {
    for (const path of ['terms', 'terms/preview'])
      expect(await send(path === 'terms' ? 'PUT' : 'POST', path, { body: own('{όνομα}') })).toMatchObject({
        status: 400,
        body: { fields: { body: 'Άγνωστο πεδίο: {όνομα}' } },
      });
    expect(await send('PUT', 'terms', { body: own('Ένα.'), revision: 0 })).toMatchObject({ status: 200 });
    expect(await send('PUT', 'terms', { body: own('Δύο.'), revision: 0 })).toMatchObject({
      status: 409,
      body: { code: 'TEXT_CHANGED' },
    });
  });
});

type Words = Record<string, { parts: Record<string, string>; sections: unknown[] }>;

const wordsOn = async (page: string) => (await app.ask('GET', `/api/texts/${page}`)).body as Words;

describe('a text of a page', () => {
  it('is the company’s own once it has one, with its facts, and ours again after the way back', async () => {
    const ours = await wordsOn('home');
    expect(ours['home.reasons']?.parts['title']).toBe('Γιατί Βίγλα');
    const body = { title: 'Με {στην εταιρεία} ήσυχοι', intro: 'Καλέστε στο {τηλέφωνο}.' };
    expect(await send('PUT', 'home.hero', body)).toMatchObject({ status: 200 });
    expect((await wordsOn('home'))['home.hero']?.parts).toEqual({
      title: 'Με στη Βίγλα ήσυχοι',
      intro: 'Καλέστε στο 210 000 0145.',
    });
    await send('DELETE', 'home.hero');
    expect(await wordsOn('home')).toEqual(ours);
  });

  it('stays within its length, on its line, and in no part blank that is needed', async () => {
    const long = 'α'.repeat(81);
    expect(await send('PUT', 'home.hero', { title: long, intro: '' })).toMatchObject({
      status: 400,
      body: {
        fields: { title: 'Έως 80 χαρακτήρες· τώρα έχει 81', intro: 'Συμπληρώστε το κείμενο' },
      },
    });
    await send('PUT', 'home.hero', { title: 'Μία\nγραμμή', intro: 'Δύο\nγραμμές' });
    expect((await wordsOn('home'))['home.hero']?.parts).toEqual({
      title: 'Μία γραμμή',
      intro: 'Δύο\nγραμμές',
    });
  });

  it('of a feature that is off stands nowhere, and is in no list', async () => {
    const keys = async () => {
      const { body } = await app.request('GET', '/api/admin/texts', { cookie: admin });
      return (body as { key: string }[]).map(({ key }) => key);
    };
    const ofFeatures = ['home.protect', 'mail.requestReceived', 'mail.chat', 'mail.reviewPublished'];
    expect(await keys()).toEqual(expect.arrayContaining(ofFeatures));
    const off = { ...demoCompany.switches, wizard: false, chat: false, reviews: false };
    await app.request('PUT', '/api/admin/settings/switches', { cookie: admin, body: { ...off } });
    expect((await keys()).filter((key) => ofFeatures.includes(key))).toEqual([]);
    expect(await wordsOn('home')).not.toHaveProperty(['home.protect']);
  });

  it('refuses Markdown that cannot be shown in sections, beside the field', async () => {
    const sent = async (body: string) => {
      const answer = await send('PUT', 'about', { title: 'Εμείς', intro: 'Εμείς', body });
      return (answer.body as { fields?: Record<string, string> }).fields?.['body'];
    };
    expect(await sent('Χωρίς επικεφαλίδα')).toMatch(/αρχίζει με την επικεφαλίδα/);
    expect(await sent('## Ένα\n\n## Δύο\n\nΚείμενο')).toBe('Η ενότητα «Ένα» δεν έχει κείμενο');
    expect(await sent('## Α {#x}\n\nΈνα\n\n## Β {#x}\n\nΔύο')).toBe('Δύο ενότητες έχουν το ίδιο {#x}');
    expect(await sent('## Α\n\nΈνα\n\n##Β\n\nΔύο')).toMatch(/δεν διαβάζεται: ##Β/);
    expect(await sent('## Α\n\nΈνα {τηλέφωνο')).toMatch(/Η αγκύλη δεν κλείνει/);
    expect(await sent('## Α\n\nΈνα {τηλέφωνο}.')).toBeUndefined();
  });

  it('says before it is saved which facts it lacks, and in the list', async () => {
    const lacking = { ...demoCompany.contact, phone: '', emergencyPhone: '' };
    await app.services.database.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ version: 2, fields: lacking }) })
      .where('key', '=', 'settings.contact')
      .execute();
    await takeOverSettings(app.services);
    const { body } = await send('POST', 'home.hero/preview', {
      title: 'Καλέστε {τηλέφωνο}',
      intro: '{στην εταιρεία} {τηλέφωνο} {email}',
    });
    expect(body).toMatchObject({ missing: ['τηλέφωνο'], lines: [{ text: 'Καλέστε ' }, {}] });
    const list = (await app.request('GET', '/api/admin/texts', { cookie: admin })).body as object[];
    expect(list).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'privacy', missing: ['τηλέφωνο'] })]),
    );
    await app.request('POST', '/api/admin/opening/texts', { cookie: admin });
    const step = async () => {
      const { body: opening } = await app.request('GET', '/api/admin/opening', { cookie: admin });
      return (opening as { steps: { key: string }[] }).steps.find(({ key }) => key === 'texts');
    };
    expect(await step()).toMatchObject({ isDone: false, note: 'Λείπει: τηλέφωνο' });
    await app.request('PUT', '/api/admin/settings/contact', {
      cookie: admin,
      body: { ...demoCompany.contact },
    });
    expect(await step()).toMatchObject({ isDone: true });
  });

  it('is true for a company of which nothing is known: no name, number or promise of another', async () => {
    await app.services.database.db.deleteFrom('settings').where('key', 'like', 'settings.%').execute();
    await takeOverSettings(app.services);
    const all = await Promise.all(['home', 'services', 'about'].map(wordsOn));
    expect(JSON.stringify(all).replaceAll('{}', '')).not.toMatch(
      /Βίγλα|Αττική|Αθήνα|24\/7|Δωρεάν|δύο εργάσιμ|Αδειοδοτημέν|\{[^"]|μηχανικ/,
    );
  });
});

describe('the privacy policy and the accessibility statement', () => {
  it.each(['privacy', 'accessibility'])('%s has versions with the day of each', async (text) => {
    app.setNow(new Date('2027-03-01T10:00:00Z'));
    const legal = async (query = '') => (await app.ask('GET', `/api/legal/${text}${query}`)).body as Terms;
    const first = await legal();
    expect(first).toMatchObject({ validFrom: '2027-03-01', isInForce: true });
    app.setNow(new Date('2027-04-02T10:00:00Z'));
    admin = await app.signIn('admin');
    await send('PUT', text, { body: '## Δικό μας\n\nΝέο κείμενο.' });
    expect(await legal()).toMatchObject({
      validFrom: '2027-04-02',
      sections: [{ title: 'Δικό μας', html: '<p>Νέο κείμενο.</p>\n' }],
    });
    expect(await legal(`?version=${first.version}`)).toEqual({ ...first, isInForce: false, points: [] });
    const { body } = await send('GET', text);
    expect(body).toMatchObject({
      isOwn: true,
      versions: [{ validFrom: '2027-04-02' }, { id: first.version }],
    });
    // A version of another text is none of this one.
    const { version } = await read();
    expect((await app.ask('GET', `/api/legal/${text}?version=${version}`)).status).toBe(404);
  });

  it('states everything that the shop stores, in tables', async () => {
    const { sections } = (await app.ask('GET', '/api/legal/privacy')).body as Terms;
    const html = sections.map((section) => section.html).join('');
    expect(html.match(/<table>/g)).toHaveLength(3);
    expect(html).toContain(cookieNames.customer);
    expect(html).toContain('και τη διεύθυνση IP όποιου την αποδέχτηκε, και δηλώσεις υπαναχώρησης');
  });
});
