import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastToasts, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = () => lastToasts().map(({ title }) => title);

test('a toast takes the place of the one before; a critical one stays beside the next until its time is over', () => {
  toast({ title: 'πρώτο' });
  toast({ title: 'δεύτερο' });
  expect(titles()).toEqual(['δεύτερο']);
  toast({ title: 'κρίσιμο', tone: 'critical' });
  vi.advanceTimersByTime(4_000);
  toast({ title: 'τρίτο' });
  toast({ title: 'τέταρτο' });
  expect(titles()).toEqual(['κρίσιμο', 'τέταρτο']);
  vi.advanceTimersByTime(1_000);
  toast({ title: 'πέμπτο' });
  expect(titles()).toEqual(['πέμπτο']);
});
