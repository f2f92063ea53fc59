import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { contactHref } from '#features/contact/contact-search.ts';

interface Row {
  id: string;
  what: ReactNode;
  address: string;
  /** The subject of the message that asks for the new address. */
  subject: string;
}

/** Tells a customer who has moved what still goes to the address of before, each with the message that changes it. */
export function OwnLeftBehind() {
  const { data } = useSuspenseQuery(useApi().account.listOwnLeftBehind.queryOptions());
  useLiveChanges(['account']);
  const rows: Row[] = [
    ...data.visits.map(({ id, serviceName, date, time, address }) => ({
      id,
      address,
      what: (
        <>
          {serviceName}, <span className="num">{formatDate(date)}</span> στις{' '}
          <span className="num">{time}</span>
        </>
      ),
      subject: `Νέα διεύθυνση για το ραντεβού στις ${formatDate(date)}, ${time}`,
    })),
    ...data.contracts.map(({ id, contractNumber, title, address }) => ({
      id,
      address,
      what: (
        <>
          Συμβόλαιο <span className="code">{contractNumber}</span>, {title}
        </>
      ),
      subject: `Νέα διεύθυνση για το συμβόλαιο ${contractNumber}`,
    })),
    ...data.orders.map(({ id, orderNumber, address }) => ({
      id,
      address,
      what: (
        <>
          Παραγγελία{' '}
          <TextLink href={`/order-confirmation/${id}`} className="code">
            {orderNumber}
          </TextLink>
        </>
      ),
      subject: `Νέα διεύθυνση για την παραγγελία ${orderNumber}`,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Notice tone="high">
      <h2 className="text-md tracking-normal">Στην παλιά διεύθυνση έχετε ακόμη:</h2>
      <ul className="mt-1">
        {rows.map(({ id, what, address, subject }) => (
          <li key={id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="wrap-anywhere">{what}</p>
            <p className="text-sm wrap-anywhere text-text-2">{address}</p>
            <TextLink
              href={contactHref({ subject })}
              aria-label={`Ζητήστε να πάει στη νέα διεύθυνση. ${subject}`}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              Ζητήστε να πάει στη νέα διεύθυνση
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-2">Ό,τι δεν μας ζητήσετε μένει στην παλιά.</p>
    </Notice>
  );
}
