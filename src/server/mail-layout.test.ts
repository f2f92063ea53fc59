import { expect, test } from 'vitest';
import { company } from '../shared/company.ts';
import { mailLayout } from './mail-layout.ts';

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
    company.legalName,
    company.phone,
    company.email,
  ];
  for (const words of said) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toContain(company.brand.el);
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
  const values = html.split('\n').filter((line) => line.includes('<td align="right"'));
  expect(values.map((line) => line.includes('nowrap'))).toEqual([true, true, true, false]);
});

test('nothing in it is fetched from elsewhere', () => {
  const { html } = mailLayout({ title: 'Τίτλος', paragraphs: ['Κείμενο'] });
  expect(html).not.toMatch(/src=|url\(|<link|@import/);
});
