import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { RefreshButton } from '#ui/components/RefreshButton.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import { MailView } from './MailView.tsx';

interface Props {
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** The development mailbox: the list of e-mails at the left, the open one next to it. */
export function Mailbox({ openId, onOpen }: Props) {
  const { data: mails, isError, refetch } = useQuery(useApi().mailbox.listMails.queryOptions());
  if (isError && !mails)
    return <ErrorState onRetry={() => void refetch()}>Το γραμματοκιβώτιο δεν άνοιξε.</ErrorState>;
  if (!mails) {
    return (
      <Loading className="grid max-w-90 gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </Loading>
    );
  }
  if (mails.length === 0) {
    return (
      <EmptyState icon={<Inbox />} title="Δεν υπάρχουν email" action={<RefreshButton />}>
        Ό,τι στέλνει το κατάστημα φτάνει εδώ, όσο δεν έχει οριστεί διακομιστής αλληλογραφίας.
      </EmptyState>
    );
  }
  const chosen = openId ?? mails[0]?.id;
  return (
    <div className="grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <RefreshButton />
        <ul aria-label="Email" className="mt-3 max-h-[70vh] overflow-y-auto border-t border-line">
          {mails.map(({ id, to, subject, sentAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === chosen}
                onClick={() => onOpen(id)}
                className={cx(
                  'grid w-full cursor-pointer gap-0.5 border-b border-line px-3 py-2.5 text-left hover:bg-surface-hover',
                  id === chosen && 'bg-primary-soft',
                )}
              >
                <span className="text-base font-medium">{subject}</span>
                <span className="flex flex-wrap justify-between gap-x-3 text-xs text-text-2">
                  <span className="break-all">{to}</span>
                  <time dateTime={sentAt}>{formatDateTime(new Date(sentAt))}</time>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen !== undefined && <MailView key={chosen} id={chosen} />}
    </div>
  );
}
