import { expect, test } from 'vitest';
import { lastToast, toast, toastClosed } from './toast.ts';

const title = () => lastToast()?.title;
const close = () => toastClosed(lastToast()?.id ?? 0);

test('one toast at a time: the next takes its place, but waits until a critical one has closed', () => {
  toast({ title: 'πρώτο' });
  toast({ title: 'δεύτερο' });
  expect(title()).toBe('δεύτερο');
  toast({ title: 'κρίσιμο', tone: 'critical' });
  toast({ title: 'τρίτο' });
  toast({ title: 'τέταρτο' });
  expect(title()).toBe('κρίσιμο');
  close();
  expect(title()).toBe('τέταρτο');
  toast({ title: 'πέμπτο' });
  expect(title()).toBe('πέμπτο');
});

test('a critical toast waits while an action is offered, and not after it was closed', () => {
  toast({ title: 'με αναίρεση', action: { label: 'Αναίρεση', onClick: () => undefined } });
  toast({ title: 'κρίσιμο', tone: 'critical' });
  expect(title()).toBe('με αναίρεση');
  close();
  expect(title()).toBe('κρίσιμο');
  close();
  toast({ title: 'επόμενο' });
  expect(title()).toBe('επόμενο');
});
