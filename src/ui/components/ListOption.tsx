import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/** One option of the list below a text field, in which the focus stays. */
export function ListOption({ id, isActive, onPoint, onOpen, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      // The text field's own keys select and open options.
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
      className={cx(
        'flex cursor-pointer items-center px-4.5 py-1.5',
        className,
        isActive && 'bg-primary-soft',
      )}
    >
      {children}
    </div>
  );
}
