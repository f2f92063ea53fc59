import { useState } from 'react';
import { Button } from '../components/Button.tsx';

/** The number of lines shown at first; a click shows more. */
export const linesAtOnce = 100;

/** How many of `count` lines are shown, and the button that shows more. */
export function useMore(count: number) {
  const [limit, setLimit] = useState(linesAtOnce);
  const more = limit < count && (
    <Button variant="outline" size="xs" className="m-3" onClick={() => setLimit(limit + 10 * linesAtOnce)}>
      Περισσότερες γραμμές ({count - limit})
    </Button>
  );
  return { limit, more };
}
