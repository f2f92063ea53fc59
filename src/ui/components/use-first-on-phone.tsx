import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A long list shows its first entries on a phone, and the others at a touch: an entry's class, and the button below them. */
export function useFirstOnPhone(count: number, first: number, what: string) {
  const [isWhole, setWhole] = useState(false);
  // One more is shown at once.
  const isCut = !isWhole && count > first + 1;
  const classOf = (index: number) => isCut && index >= first && 'max-sm:hidden';
  const more: ReactNode = isCut && (
    <Button variant="outline" className="mt-3 w-full sm:hidden print:hidden" onClick={() => setWhole(true)}>
      {`Και ${count - first} ακόμη ${what}`}
    </Button>
  );
  return { classOf, more };
}
