import { expect, test } from 'vitest';
import { earlyScript } from './early-actions.ts';
import { laterScript } from './later-parts.ts';
import { startAfterPaint } from './start-scripts.ts';
import { withoutScripts } from './without-scripts.ts';

const style = '<link rel="stylesheet" href="/assets/app.css"/>';
const preloads = [
  '<link rel="modulepreload" href="/assets/frame.js" fetchPriority="low"/>',
  '<link rel="modulepreload" href="/assets/shop.js" fetchPriority="low"/>',
];
const entry = '<script type="module" async="" src="/assets/frame.js"></script>';
const page = `<head>${preloads.join('')}${style}</head><body><p>$&amp;1</p>${entry}</body>`;

test('a page holds its modules back in one template, in their order and without low priority', () => {
  const [before = '', held = '', after = ''] = startAfterPaint(page).split(/<\/?template>/);
  expect(before).toBe(
    `<head>${style}<script>${earlyScript}</script><script>${laterScript}</script></head><body>${withoutScripts()}<p>$&amp;1</p>`,
  );
  expect(held).toBe(
    `<link rel="modulepreload" href="/assets/frame.js"/><link rel="modulepreload" href="/assets/shop.js"/>${entry}`,
  );
  expect(after).toMatch(/^<script>\{.+\}<\/script><\/body>$/);
});

test('a page without an entry script stays as it is, as in development, and so does that of a redirect', () => {
  const development = `<body>${style}<script type="module" async="">import("/entry.tsx")</script></body>`;
  expect(startAfterPaint(development)).toBe(development);
  expect(startAfterPaint('')).toBe('');
});
