import { expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { picturesOf, type MailContent } from './mail-content.ts';
import { mailLayout as layout } from './mail-layout.ts';

const mailLayout = (content: MailContent) => layout(content, (picture) => `cid:${picture}`);

test('both parts say the same, and who is writing', () => {
  const content = {
    title: 'Η παραγγελία σας αποστάλθηκε',
    paragraphs: ['Θα τη λάβετε αύριο.', 'Ευχαριστούμε.'],
    rows: [
      ['Αριθμός', 'ΒΓ-7K2M9Q'],
      ['Σύνολο', '129,90 €'],
    ],
    action: { label: 'Παρακολούθηση', url: 'https://shop.example/order-management' },
  } as const;
  const { html, text } = mailLayout(content);
  const said = [
    content.title,
    ...content.paragraphs,
    ...content.rows.flat(),
    content.action.label,
    content.action.url,
    company().legalName,
    company().phone,
    company().email,
  ];
  for (const words of said) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toContain(company().name);
});

test('what a person typed cannot become markup, and its lines stay lines', () => {
  const { html, text } = mailLayout({
    title: '<script>alert(1)</script>',
    paragraphs: ['Πρώτη & καλύτερη\n"δεύτερη"'],
    rows: [['<b>', "'"]],
    action: { label: 'Άνοιγμα', url: 'https://shop.example/?a="b"' },
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('Πρώτη &amp; καλύτερη<br>&quot;δεύτερη&quot;');
  expect(html).toContain('href="https://shop.example/?a=&quot;b&quot;"');
  expect(text).toContain('Πρώτη & καλύτερη\n"δεύτερη"');
});

test('a telephone number is not broken over two lines of a paragraph', () => {
  const { html, text } = mailLayout({ title: 'Τίτλος', paragraphs: ['Καλέστε στο 210 000 0145 ή 24 ώρες.'] });
  expect(html).toContain('210\u00A0000\u00A00145 ή 24 ώρες.');
  expect(text).toContain('210 000 0145');
});

test('an order’s number, a date and an amount are not broken over two lines of a phone, and an address may be', () => {
  const { html } = mailLayout({
    title: 'Τίτλος',
    paragraphs: [],
    rows: [
      ['Αριθμός', 'VG-7K3M-9QXD'],
      ['Ημερομηνία', '21/11/2026, 08:47'],
      ['Σύνολο', '1.129,90 €'],
      ['Αποστολή σε', 'Λεωφόρος Ηρακλείου 312\n142 31 Νέα Ιωνία'],
    ],
  });
  const values = Array.from(html.matchAll(/<td [^>]*align="right"[^>]*>/g), ([cell]) => cell);
  expect(values.map((cell) => cell.includes('nowrap'))).toEqual([true, true, true, false]);
});

const order: MailContent = {
  title: 'Τίτλος',
  paragraphs: ['Κείμενο'],
  progress: { steps: 5, done: 2, label: 'Επιβεβαιωμένη' },
  next: ['Ετοιμάζουμε το δέμα.', 'Παραλαμβάνετε έως 25/11/2026.'],
  items: [
    {
      name: 'Argos B8',
      quantity: 2,
      picture: '/public-objects/b8.webp',
      detail: 'με εγκατάσταση',
      price: '372,00 € με ΦΠΑ (300,00 € + ΦΠΑ 24%)',
    },
    { name: 'Καλώδιο', quantity: 1 },
  ],
  sums: [
    ['Υποσύνολο', '300,00 €'],
    ['Σύνολο', '372,00 €'],
  ],
  notes: ['Έχετε δικαίωμα υπαναχώρησης.'],
};

test('an order says its products, its sums, how far it is and what comes next in both parts', () => {
  const { html, text } = mailLayout(order);
  expect(text).toContain('2 × Argos B8, με εγκατάσταση: 372,00 € με ΦΠΑ (300,00 € + ΦΠΑ 24%)\n1 × Καλώδιο');
  expect(text).toContain('Επιβεβαιωμένη (βήμα 2 από 5)');
  expect(text).toContain('1. Ετοιμάζουμε το δέμα.\n2. Παραλαμβάνετε έως 25/11/2026.');
  expect(text).toContain('Υποσύνολο: 300,00 €\nΣύνολο: 372,00 €');
  for (const words of ['Argos B8', '372,00 € με ΦΠΑ', '(300,00 € + ΦΠΑ 24%)', 'υπαναχώρησης'])
    expect(html).toContain(words);
  expect(html.match(/class="done" style="width/g)).toHaveLength(2);
  expect(html.match(/class="open" style="width/g)).toHaveLength(3);
});

test('its pictures are the logo and those of its products, and where one is missing its place stays', () => {
  expect(picturesOf(order)).toEqual(['logo', '/public-objects/b8.webp']);
  expect(mailLayout(order).html.match(/<img /g)).toHaveLength(2);
  const { html } = layout(order, () => undefined);
  expect(html).not.toContain('<img');
  expect(html.match(/class="tile"/g)).toHaveLength(2);
});

test('dark mail programs get a colour for every class that has a light one', () => {
  const { html } = mailLayout({
    ...order,
    rows: [['Αριθμός', 'VG-1']],
    action: { label: 'Άνοιγμα', url: 'https://shop.example' },
    links: [{ label: 'Ακόμη', url: 'https://shop.example' }],
  });
  const [, sheet = ''] = html.split('prefers-color-scheme:dark');
  const [body = ''] = html.split('</head>').slice(1);
  const coloured = [...body.matchAll(/class="([^"]+)" [^>]*style="[^"]*(?:#|border)/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  const layoutOnly = new Set(['side', 'stack', 'label', 'price']);
  const missing = [...new Set(coloured)].filter(
    (name) => !layoutOnly.has(name) && !sheet.includes(`.${name}`),
  );
  expect(coloured.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('nothing in it is fetched from elsewhere', () => {
  const { html } = mailLayout(order);
  expect(html).not.toMatch(/url\(|<link|@import/);
  for (const [, source = ''] of html.matchAll(/src="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
});
