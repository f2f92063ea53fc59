import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox as InboxIcon } from 'lucide-react';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { inboxLists } from '../../../enums.ts';
import { inboxListLabels, type InboxList, type InboxRow } from '../../contract.ts';
import { inboxHref, rowsPerPage, type InboxSearch } from '../../search.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { useTyping } from './typing.ts';

const noSigns = [] as const;

const nothing: Record<InboxList, [title: string, text: string]> = {
  new: ['Κανείς δεν περιμένει', 'Όποιος ζητήσει εκπρόσωπο θα φανεί εδώ αμέσως.'],
  mine: ['Δεν έχετε ανοιχτές συνομιλίες', 'Πάρτε μία από τις νέες με «Ανάληψη».'],
  others: ['Οι άλλοι δεν έχουν ανοιχτές συνομιλίες', 'Εδώ φαίνεται ποιος απαντά σε ποιον.'],
  bot: ['Ο βοηθός δεν συνομιλεί με κανέναν', 'Οι συνομιλίες του φαίνονται εδώ όσο διαρκούν.'],
  closed: ['Δεν υπάρχουν κλειστές συνομιλίες', 'Όσες κλείνουν μένουν εδώ έως 12 μήνες.'],
};

interface Props {
  search: InboxSearch;
  rows: { data: readonly InboxRow[] | undefined; error: Error | null; refetch: () => unknown };
  now: Date;
  onSearch: (text: string) => void;
  onOpen: (id: string) => void;
}

export function ConversationList({ search, rows, now, onSearch, onOpen }: Props) {
  const { list = 'new', conversation } = search;
  const { inbox } = useApi();
  const { data: counts } = useQuery({
    ...inbox.countConversations.queryOptions({ input: {} }),
    staleTime: 0,
  });
  const { data: found } = useQuery({
    ...inbox.countConversations.queryOptions({ input: { search: search.search } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const typing = useTyping();
  const [emptyTitle, emptyText] = nothing[list];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <nav aria-label="Λίστες συνομιλιών" className="border-b border-line p-2">
        <ul className="flex flex-wrap gap-0.5">
          {inboxLists.map((one) => (
            <li key={one}>
              <Anchor
                href={inboxHref({ list: one, conversation })}
                aria-current={one === list ? 'page' : undefined}
                className="flex min-h-8 items-center gap-1.5 rounded-xs px-2 text-sm font-medium text-text-2 hover:bg-surface-hover aria-[current=page]:bg-ink aria-[current=page]:text-on-ink-btn pointer-coarse:min-h-11"
              >
                {inboxListLabels[one]}
                {counts && counts[one].all > 0 && one !== 'closed' && (
                  <span className="num text-xs opacity-80">{counts[one].all}</span>
                )}
                {counts && counts[one].unread > 0 && one !== 'closed' && one !== 'bot' && (
                  <span className="size-1.5 rounded-full bg-critical">
                    <span className="sr-only">, {counts[one].unread} με αδιάβαστα</span>
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
        <div className="mt-2 *:w-full!">
          <SearchField
            label="Αναζήτηση συνομιλίας"
            placeholder="Όνομα ή κείμενο"
            value={search.search ?? ''}
            onChange={onSearch}
          />
        </div>
      </nav>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <QueryView
          query={rows}
          skeleton={['h-12', 'h-12', 'h-12', 'h-12']}
          className="m-4"
          empty={
            <EmptyState
              icon={<InboxIcon />}
              title={search.search === undefined ? emptyTitle : 'Δεν βρέθηκαν αποτελέσματα'}
              className="px-4"
            >
              {search.search === undefined && emptyText}
            </EmptyState>
          }
        >
          {(data) => (
            <ul aria-label={`Συνομιλίες: ${inboxListLabels[list]}`}>
              {data.map((row) => (
                <ConversationRow
                  key={row.id}
                  row={row}
                  now={now}
                  isOpen={row.id === conversation}
                  typing={typing.get(row.id) ?? noSigns}
                  onOpen={() => onOpen(row.id)}
                />
              ))}
            </ul>
          )}
        </QueryView>
        <ListPagination
          page={search.page ?? 1}
          pageCount={Math.ceil((found?.[list].all ?? 0) / rowsPerPage)}
          hrefFor={(page) => inboxHref({ ...search, page })}
          className="p-3"
        />
      </div>
    </div>
  );
}
