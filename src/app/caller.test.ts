import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerAddress, isFromHere } from './caller.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['10.0.0.1', '203.0.113.7', 0, '10.0.0.1'],
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.7:40112', 1, '203.0.113.7'],
  ['10.0.0.1', '198.51.100.9, [2001:db8::7]:40112', 1, '2001:db8::7'],
  ['10.0.0.1', '198.51.100.9, 203.0.113.7:1, 10.0.0.2:2', 2, '203.0.113.7'],
  ['::ffff:10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
])('%s with X-Forwarded-For %s and %i proxies is %s', (direct, forwarded, proxies, address) => {
  expect(callerAddress(from(direct, forwarded), proxies)).toBe(address);
});

test.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', undefined, true],
  ['::1', undefined, true],
  ['192.168.1.20', undefined, false],
  ['', undefined, false],
  ['127.0.0.1', '127.0.0.1', false],
])('a request from %s with X-Forwarded-For %s comes from this machine: %s', (direct, forwarded, isLocal) => {
  expect(isFromHere(from(direct, forwarded))).toBe(isLocal);
});
