import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#ui/page/api.ts';
import type { VisitParts } from '../../contract.ts';

interface Props {
  date: string;
  /** Called once the parts are known, or without them when the server did not tell. */
  children: (parts: readonly VisitParts[] | undefined) => ReactNode;
}

export function DayParts({ date, children }: Props) {
  const { data, isError } = useQuery({
    ...useApi().orders.listVisitParts.queryOptions({ input: { date } }),
    staleTime: 0,
    meta: { title: 'Τα υλικά των παραγγελιών δεν φορτώθηκαν' },
  });
  return data || isError ? children(data) : null;
}
