import { expect, test } from 'vitest';
import { parseDocumentNumber } from './document-number.ts';

test.each(['ΑΛΠ-2026 12', 'αλπ–2026\u00A012', 'ΑΛΠ 2026/0012'])('«%s» is the number of a receipt', (text) => {
  expect(parseDocumentNumber(text)).toEqual({ series: 'ΑΛΠ', kind: 'receipt', year: 2026, number: 12 });
});

test.each(['ΑΛΠ-2026', 'ABC-2026 1', '2026 1', ''])('«%s» is no document’s number', (text) => {
  expect(parseDocumentNumber(text)).toBeNull();
});

test('letters that a company chose later are those of no kind', () => {
  expect(parseDocumentNumber('απ-2026 3')).toEqual({ series: 'ΑΠ', kind: null, year: 2026, number: 3 });
});
