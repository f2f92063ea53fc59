import { describe, expect, it, test } from 'vitest';
import {
  addressIn,
  availabilityOf,
  holderBesides,
  isWithin,
  namesOnline,
  quantile,
  transcript,
  usualHours,
} from './rules.ts';

describe('the hours of support', () => {
  it.each([
    ['2026-11-23T05:59:00Z', false],
    ['2026-11-23T06:00:00Z', true],
    ['2026-11-27T15:59:00Z', true],
    ['2026-11-27T16:00:00Z', false],
    ['2026-11-28T10:00:00Z', false],
    ['2026-07-20T05:00:00Z', true],
  ])('are from Monday to Friday, 8:00 to 18:00 in Athens: %s', (at, isOpen) => {
    expect(isWithin(usualHours, new Date(at))).toBe(isOpen);
  });

  it('may be the whole week', () => {
    const always = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
    expect(isWithin(always, new Date('2026-11-22T21:59:59Z'))).toBe(true);
  });
});

const agent = (name: string, status: 'online' | 'away' | 'busy', isLive = true, conversations = 0) => ({
  name,
  status,
  isLive,
  conversations,
});

test('who is there is the best status of those with a connection', () => {
  const all = [agent('Άννα', 'busy'), agent('Βίκυ', 'away'), agent('Γιώργος', 'online', false)];
  expect(availabilityOf(all)).toBe('away');
  expect(availabilityOf([])).toBe('offline');
});

test('the first to greet is who has the fewest conversations', () => {
  const all = [
    agent('Άννα', 'online', true, 2),
    agent('Βίκυ', 'online', true, 1),
    agent('Δήμος', 'away'),
    agent('Εύα', 'online', false),
    agent('Βίκυ', 'online', true, 1),
  ];
  expect(namesOnline(all)).toEqual(['Βίκυ', 'Άννα']);
});

test('whoever has a conversation keeps the others from answering it unknowingly', () => {
  const open = { state: 'open', agentName: 'Άννα' } as const;
  expect(holderBesides(open, 'Βίκυ')).toBe('Άννα');
  expect(holderBesides(open, 'Άννα')).toBeUndefined();
  expect(holderBesides({ ...open, state: 'waiting' }, 'Βίκυ')).toBeUndefined();
});

test('a transcript says who wrote what and when, and of a long one the end', () => {
  const at = new Date('2026-11-23T08:00:00Z');
  const line = { sender: 'user' as const, agentName: null, content: 'Γεια', at };
  const reply = { sender: 'agent' as const, agentName: 'Άννα', content: 'Καλημέρα', at };
  expect(transcript([line, reply], 'Επισκέπτης')).toBe(
    'Επισκέπτης · 23/11/2026, 10:00\nΓεια\n\nΆννα · 23/11/2026, 10:00\nΚαλημέρα',
  );
  const long = transcript(
    Array.from({ length: 60 }, () => ({ ...line, content: 'α'.repeat(2_000) })),
    'Ε',
  );
  expect(long.length).toBeLessThan(50_010);
  expect(long).toMatch(/^…/);
});

test('an address is found within a sentence', () => {
  expect(addressIn('Το email μου είναι eleni@pelatis.example, ευχαριστώ')).toBe('eleni@pelatis.example');
  expect(addressIn('eleni@ pelatis')).toBeUndefined();
});

test('quantiles are of sorted figures', () => {
  expect(quantile([], 0.5)).toBeUndefined();
  expect(quantile([1, 2, 3, 4, 100], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4, 100], 0.9)).toBe(100);
});
