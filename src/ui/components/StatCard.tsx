import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
  /** Explains the value: «3 σε εξέλιξη». */
  note?: ReactNode;
  chart?: ReactNode;
  href?: string | undefined;
  /** One of several facts beside something more important. */
  small?: boolean;
}

export function StatCard({ label, value, note, chart, href, small }: Props) {
  const inside = (
    <>
      <div className="min-w-0">
        <p className={cx('text-text-2', small ? 'text-sm' : 'text-base')}>{label}</p>
        {value === undefined ? (
          <Skeleton className="my-1 h-7 w-16" />
        ) : (
          <p
            className={cx('num leading-snug font-semibold', small ? 'text-lg' : 'text-2xl tracking-display')}
          >
            {value}
          </p>
        )}
        {note && <p className="text-sm text-text-3 in-data-strip:max-sm:hidden">{note}</p>}
      </div>
      {chart && <div className="shrink-0 self-center max-sm:hidden">{chart}</div>}
    </>
  );
  const style = cx('flex justify-between gap-3 in-data-strip:max-sm:py-2.5', small ? 'py-3' : 'py-4');
  return href === undefined ? (
    <div className={style}>{inside}</div>
  ) : (
    <Anchor href={href} className={`${style} hover:bg-surface-hover`}>
      {inside}
    </Anchor>
  );
}
