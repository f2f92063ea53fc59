import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#ui/style/cx.ts';

export interface Choice {
  group: string;
  href: string;
  title: string;
  detail?: string;
}

interface Props {
  id: string;
  choice: Choice;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One option of the palette; the focus stays in the text field. */
export function PaletteOption({ id, choice: { title, detail }, isChosen, onPoint, onOpen }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      // The text field's own keys select and open options.
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 px-4.5 py-1.5 text-base pointer-coarse:min-h-11',
        isChosen && 'bg-primary-soft',
      )}
    >
      <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
      {detail !== undefined && <span className="max-w-[50%] truncate text-sm text-text-2">{detail}</span>}
      {isChosen && <CornerDownLeft aria-hidden="true" className="icon-sm text-text-3" />}
    </div>
  );
}
