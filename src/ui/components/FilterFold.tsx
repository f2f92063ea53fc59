import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Button } from './Button.tsx';

interface Props {
  /** How many of the folded filters are in use. */
  active: number;
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** On a phone filters fold behind a button that says how many are in use, so that the list below begins on the first screen. */
export function FilterFold({ active, beside, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        Φίλτρα
        {active > 0 && (
          <span className="num min-w-5 rounded-full bg-primary-fill px-1.5 text-center text-xs leading-5 text-on-primary">
            {active}
          </span>
        )}
      </Button>
      {beside}
      <div id={id} className={cx(className, !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </>
  );
}
