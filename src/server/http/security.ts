import { hash } from 'node:crypto';
import type { Config } from '../config.ts';

const isInline = (tag: string) => !/\ssrc=|\stype="application\/(ld\+)?json"/.test(tag);

/** The hashes of a page's inline scripts, in the format of a content security policy. */
function scriptHashes(html: Buffer): string[] {
  const hashes: string[] = [];
  let at = html.indexOf('<script');
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    const code = html.subarray(begin, end);
    if (isInline(html.toString('latin1', at, begin)))
      hashes.push(`'sha256-${hash('sha256', code, 'base64')}'`);
    at = end < 0 ? -1 : html.indexOf('<script', end);
  }
  return hashes;
}

/** The content security policy of a page in UTF-8: own origin only, and only the inline scripts that the page contains. */
export function contentSecurityPolicy(
  html: Buffer,
  config: Pick<Config, 'analyticsUrl' | 'secureCookies'>,
): string {
  const analytics = config.analyticsUrl ? ` ${new URL(config.analyticsUrl).origin}` : '';
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scriptHashes(html))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${analytics}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.secureCookies ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every response. */
export function securityHeaders(config: Pick<Config, 'secureCookies'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(config.secureCookies ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Tells whether a request that may change data comes from one of our pages. `origins` are the shop's own. */
export function isSameOrigin(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin) return origins.includes(origin);
  return headers.get('sec-fetch-site') === 'same-origin';
}
