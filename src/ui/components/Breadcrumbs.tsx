import { ChevronRight } from 'lucide-react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  /** From the top; the last one is this page, truncated where the line leaves it little space. */
  items: readonly { label: string; href?: string | undefined }[];
  className?: string | undefined;
}

export function Breadcrumbs({ items, className }: Props) {
  return (
    <nav aria-label="Διαδρομή" className={cx('min-w-0', className)}>
      <ol className="flex min-h-11 flex-wrap items-center gap-x-2 text-base text-text-3">
        {items.map((item, index) => (
          <li key={item.label} className="flex max-w-full items-center gap-2 last:min-w-24 last:flex-1">
            {index > 0 && <ChevronRight className="icon-sm size-3.5" />}
            {item.href === undefined ? (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            ) : (
              <Anchor
                href={item.href}
                className="inline-flex min-h-11 items-center hover:text-text hover:underline"
              >
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
