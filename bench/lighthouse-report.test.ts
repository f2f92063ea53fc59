import { expect, test } from 'vitest';
import { readReport } from './lighthouse-report.ts';

const report = { categories: { performance: { score: 1 } }, audits: {} };
const printed = JSON.stringify(report);

test('a whole report is read', () => {
  expect(readReport(printed)).toEqual(report);
});

test.each([
  ['without a report', '', 'no report'],
  ['with a report that was cut off', printed.slice(0, -5), 'a report that was cut off'],
  ['that the browser’s trace spoiled', '{"runtimeError":{"code":"NO_NAVSTART"}}', 'NO_NAVSTART'],
])('a run %s is a spoiled one', (_, output, spoiled) => {
  expect(readReport(output)).toEqual({ spoiled });
});
