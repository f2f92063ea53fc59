import { centsToDecimal } from '#shared/money.ts';
import { vatCategories } from '#shared/vat-categories.ts';
import type { DocumentKind } from './contract.ts';
import { seriesOf, type Document, type DocumentContent } from './document.ts';

/** The tax authority's types of these documents. */
const invoiceTypes: Record<DocumentKind, string> = {
  receipt: '11.1',
  invoice: '1.1',
  receipt_credit: '11.4',
  invoice_credit: '5.1',
};

/** The tax authority's ways of payment: a POS or a card on a page, cash, web banking, on account. */
const paymentTypes: Record<DocumentContent['paidBy'], string> = {
  card: '7',
  cash: '3',
  bank_transfer: '6',
  on_account: '5',
};

const isRetail = (kind: DocumentKind) => kind === 'receipt' || kind === 'receipt_credit';

/** An element: its name, and a text or the elements inside it. */
type Element = readonly [name: string, content: string | readonly Element[]];

/** Characters that XML 1.0 does not allow, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content of an element. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function written([name, content]: Element, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escapeXml(content)}</${name}>`;
  return [
    `${indent}<${name}>`,
    ...content.map((one) => written(one, `${indent}  `)),
    `${indent}</${name}>`,
  ].join('\n');
}

const party = (name: string, { afm = '' }: { afm?: string }): Element => [
  name,
  // For a Greek number the registry knows the name, and the authority takes none.
  [
    ['vatNumber', afm],
    ['country', 'GR'],
    ['branch', '0'],
  ],
];

/**
 * The payload that myDATA takes for a document (InvoicesDoc, version 1.0), its elements in the order of the schema. `mark` is
 * the authority's number of the document that a credit note cancels.
 */
export function payloadOf(document: Document, mark?: string): string {
  const { kind, number, issuedOn, content } = document;
  const { seller, buyer, paidBy, lines, netCents, vatCents, totalCents } = content;
  const classified = (cents: number): Element => [
    'incomeClassification',
    [
      ['icls:classificationType', isRetail(kind) ? 'E3_561_003' : 'E3_561_001'],
      ['icls:classificationCategory', 'category1_1'],
      ['icls:amount', centsToDecimal(cents)],
    ],
  ];
  const zeros = ['Withheld', 'Fees', 'StampDuty', 'OtherTaxes', 'Deductions'].map((name): Element => [
    `total${name}Amount`,
    '0.00',
  ]);
  const invoice: Element = [
    'invoice',
    [
      party('issuer', seller),
      ...(isRetail(kind) ? [] : [party('counterpart', buyer)]),
      [
        'invoiceHeader',
        [
          ['series', seriesOf(document)],
          ['aa', String(number)],
          ['issueDate', issuedOn],
          ['invoiceType', invoiceTypes[kind]],
          ['currency', 'EUR'],
          ...(mark === undefined ? [] : [['correlatedInvoices', mark] as const]),
        ],
      ],
      [
        'paymentMethods',
        [
          [
            'paymentMethodDetails',
            [
              ['type', paymentTypes[paidBy]],
              ['amount', centsToDecimal(totalCents)],
            ],
          ],
        ],
      ],
      ...lines.map((line, index): Element => [
        'invoiceDetails',
        [
          ['lineNumber', String(index + 1)],
          ['netValue', centsToDecimal(line.netCents)],
          ['vatCategory', vatCategories[line.vatPercent] ?? unknownRate(line.vatPercent)],
          ['vatAmount', centsToDecimal(line.vatCents)],
          classified(line.netCents),
        ],
      ]),
      [
        'invoiceSummary',
        [
          ['totalNetValue', centsToDecimal(netCents)],
          ['totalVatAmount', centsToDecimal(vatCents)],
          ...zeros,
          ['totalGrossValue', centsToDecimal(totalCents)],
          classified(netCents),
        ],
      ],
    ],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0">',
    written(invoice, '  '),
    '</InvoicesDoc>',
    '',
  ].join('\n');
}

function unknownRate(percent: number): never {
  throw new Error(`The tax authority has no category for ${percent} % VAT`);
}
