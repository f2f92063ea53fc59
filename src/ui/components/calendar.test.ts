import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calendar } from './Calendar.tsx';

test('a month without a day to choose is still walked by keyboard, and says of each day why', () => {
  const html = renderToStaticMarkup(
    createElement(Calendar, {
      month: '2026-11-01',
      today: '2026-11-25',
      onSelect: () => undefined,
      isDisabled: () => true,
      describe: () => 'χωρίς διαθέσιμες ώρες',
    }),
  );
  const days = html.match(/<button[^>]*aria-label="[^"]*χωρίς διαθέσιμες ώρες[^>]*>/g) ?? [];
  expect(days).toHaveLength(30);
  expect(days.filter((day) => day.includes('aria-disabled="true"'))).toHaveLength(30);
  expect(days.filter((day) => /\sdisabled(=|\s|>)/.test(day))).toEqual([]);
  expect(days.filter((day) => day.includes('tabindex="0"'))).toHaveLength(1);
});
