import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioCard } from './RadioCard.tsx';

test('why a card cannot be chosen stays readable while the card itself is greyed', () => {
  const html = renderToStaticMarkup(
    createElement(RadioCard, {
      value: 'cash',
      title: 'Αντικαταβολή',
      description: 'Έως 500 €',
      disabled: true,
    }),
  );
  const [label = ''] = html.match(/<label[^>]*>/) ?? [];
  const [reason = ''] = html.match(/<span[^>]*>Έως 500 €/) ?? [];
  expect(label).toContain('text-text-disabled');
  expect(reason).toMatch(/\btext-text-2\b/);
});
