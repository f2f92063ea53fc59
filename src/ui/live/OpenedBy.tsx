import { Eye } from 'lucide-react';
import type { OpenRecord } from '#shared/open-records.ts';
import { cx } from '../style/cx.ts';
import { useOpenRecord } from './open-records.ts';

interface Props {
  record: OpenRecord;
  className?: string;
}

/** Names the other administrators who have the same record open; nothing if nobody has. */
export function OpenedBy({ record, className }: Props) {
  const people = useOpenRecord(record);
  return (
    <div role="status" className={cx('empty:hidden', className)}>
      {people.length > 0 && (
        <p className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken px-2.5 py-0.5 text-sm text-text-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Ανοιχτό και από: {people.join(', ')}</span>
        </p>
      )}
    </div>
  );
}
