import { expect, onTestFinished, test } from 'vitest';
import { offered, setOffered } from '#shared/offered.ts';
import { withoutScripts } from './without-scripts.ts';

test.each([true, false])(
  'without scripts a page speaks of services and bookings where there are some: %s',
  (has) => {
    const before = offered();
    onTestFinished(() => setOffered(before));
    setOffered({ ...before, hasServices: has, takesBookings: has });
    expect(withoutScripts().includes('href="/services"')).toBe(has);
    expect(withoutScripts().includes('οι κρατήσεις')).toBe(has);
  },
);
