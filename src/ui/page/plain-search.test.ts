import { expect, test } from 'vitest';
import { plainSearch, searchAsText } from './plain-search.ts';

test.each(['1E5', '12e1', '12345678901234567890', '007', '1.0', '"a"', '[1]', 'null', '100', 'κάμερα 4K'])(
  'what was searched, «%s», is read and written again as it was',
  (search) => {
    const read = plainSearch(searchAsText.parseSearch(`?${new URLSearchParams({ search })}`));
    expect(String(read['search'])).toBe(search);
    expect(new URLSearchParams(searchAsText.stringifySearch(read)).get('search')).toBe(search);
  },
);
