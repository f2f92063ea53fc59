import { describe, expect, it } from 'vitest';
import { OutageError, outageOf, refusalOfOutage } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('outageOf', () => {
  it.each([
    ['57P01', 'database'],
    ['57P03', 'database'],
    ['08006', 'database'],
    ['53300', 'database'],
    ['57014', 'database'],
    ['53100', 'disk'],
    ['ENOSPC', 'disk'],
    ['ECONNREFUSED', 'connection'],
    ['23505', undefined],
    ['42P01', undefined],
    ['ENOENT', undefined],
  ])('%s tells of %s', (code, outage) => {
    expect(outageOf(withCode(code))).toBe(outage);
  });

  it('looks at what an error was caused by, and at no endless chain of causes', () => {
    expect(outageOf(new TypeError('fetch failed', { cause: withCode('ECONNRESET') }))).toBe('connection');
    const endless = new Error('endless');
    endless.cause = endless;
    expect(outageOf(endless)).toBeUndefined();
  });

  it('knows what pg says without a code, and what is thrown as an outage', () => {
    expect(outageOf(new Error('Connection terminated unexpectedly'))).toBe('database');
    expect(outageOf(new OutageError('pictures', 'ended'))).toBe('pictures');
    expect(outageOf('a text')).toBeUndefined();
  });

  it('becomes a refusal to come again, and a fault of the program none', () => {
    expect(refusalOfOutage(withCode('57P01'))).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    expect(refusalOfOutage(new Error('a fault'))).toBeUndefined();
  });
});
