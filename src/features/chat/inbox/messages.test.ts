import { expect, test } from 'vitest';
import type { ChatMessage } from '../contract.ts';
import { linkedParts, mergeMessages } from './messages.ts';

const message = (seq: number, content = ''): ChatMessage => ({
  id: String(seq),
  seq,
  sender: 'user',
  content,
  type: 'text',
  timestamp: '',
  visibleAt: '',
  metadata: {},
  links: [],
});
const page = (...seqs: number[]) => ({
  messages: seqs.map((seq) => message(seq)),
  lastSeq: seqs.at(-1) ?? 0,
  now: '',
});

test('messages that come twice or late stand once, in their order', () => {
  const merged = mergeMessages(mergeMessages(page(1, 2, 4), page(4, 5)), page(3));
  expect(merged.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(merged.lastSeq).toBe(5);
  expect(mergeMessages(undefined, page(7)).messages).toHaveLength(1);
});

const origin = 'https://vigla.example';

test.each([
  ['Δείτε /products/12.', ['/products/12']],
  ['https://vigla.example/services?book=autopsia', ['/services?book=autopsia']],
  ['(/cart) και «/contact»', ['/cart', '/contact']],
  ['https://alloy.example/products/1', []],
  ['//alloy.example/x', []],
  ['https://vigla.example.alloy.example/', []],
  ['https://vigla.example@alloy.example/', []],
  ['javascript:alert(1)', []],
  ['/api/admin/export/customers', []],
  ['24/7 και 1/2', []],
])('%s leads to %j', (text, hrefs) => {
  const parts = linkedParts(text, origin);
  expect(parts.flatMap(({ href }) => (href === undefined ? [] : [href]))).toEqual(hrefs);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
