import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, isSameOrigin, securityHeaders } from './security.ts';

const plain = { analyticsUrl: undefined, secureCookies: false };
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

const policyOf = (html: string, settings = {}) =>
  contentSecurityPolicy(Buffer.from(html), { ...plain, ...settings });

describe('the content security policy of a page', () => {
  test('lets run just the inline scripts that the page has, whatever their attributes', () => {
    const html = [
      '<script>theme()</script>',
      '<script type="module" async="">import("/assets/index.js")</script>',
      '<script class="$tsr">first();\nsecond()</script>',
      '<script src="/assets/index.js"></script>',
      '<script type="application/ld+json">{"@type":"Store"}</script>',
    ].join('<p>…</p>');
    expect(directive(policyOf(html), 'script-src')).toEqual([
      "'self'",
      hashOf('theme()'),
      hashOf('import("/assets/index.js")'),
      hashOf('first();\nsecond()'),
    ]);
  });

  test('names the same script once', () => {
    const html = '<script>twice()</script><script>twice()</script>';
    expect(directive(policyOf(html), 'script-src')).toEqual(["'self'", hashOf('twice()')]);
  });

  test('lets nothing come from elsewhere, be framed, or be sent elsewhere', () => {
    const policy = policyOf('<p></p>');
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    for (const name of ['default-src', 'connect-src', 'form-action', 'base-uri']) {
      expect(directive(policy, name)).toEqual(["'self'"]);
    }
    for (const name of ['object-src', 'frame-ancestors']) expect(directive(policy, name)).toEqual(["'none'"]);
  });

  test('lets page views go to the one place that is set', () => {
    const policy = policyOf('', { analyticsUrl: 'https://count.example/v1/views?site=1' });
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://count.example']);
    expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  });
});

test('no page of another origin may show or read what is served', () => {
  expect(securityHeaders({ secureCookies: false })).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('behind https browsers are told to come back by https only', () => {
  expect(securityHeaders({ secureCookies: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ secureCookies: true })).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
  expect(policyOf('', { secureCookies: true })).toContain('upgrade-insecure-requests');
});

test.each([
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://shop.example.evil.example' }, false],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'https://shop.example:444' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{}, false],
])('a change asked for with %j comes from our own page: %s', (headers, isOurs) => {
  expect(isSameOrigin(new Headers(headers), ['https://shop.example'])).toBe(isOurs);
});
