import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { purchasingHref, type PurchasingSearch } from '../../../purchasing-search.ts';
import { receiptsPerPage, type ListedReceipt } from '../../contract.ts';

const NewReceipt = lazyPart(() => import('./NewReceipt.tsx'), 'NewReceipt');
const ReceiptDialog = lazyPart(() => import('./ReceiptDialog.tsx'), 'ReceiptDialog');

interface Props {
  search: PurchasingSearch;
  onSearch: (search: PurchasingSearch) => void;
}

/** Goods received from suppliers, the latest first. */
export function ReceiptsAdmin({ search, onSearch }: Props) {
  const { page = 1, open } = search;
  const list = useQuery({
    ...useApi().purchasing.listReceipts.queryOptions({ input: { search: search.search, page } }),
    placeholderData: keepPreviousData,
  });
  const close = () => onSearch({ ...search, open: undefined });
  return (
    <>
      <SearchField
        label="Αναζήτηση παραλαβής"
        placeholder="Προμηθευτής, παραστατικό, προϊόν"
        value={search.search ?? ''}
        onChange={(text) => onSearch({ ...search, page: undefined, search: text || undefined })}
      />
      <Panel flush className="mt-4">
        <QueryView query={list}>
          {({ receipts, total }) =>
            receipts.length === 0 ? (
              <EmptyState
                icon={<PackageCheck />}
                title={search.search ? 'Δεν βρέθηκε παραλαβή' : 'Καμία παραλαβή ακόμη'}
                className="px-5"
              >
                Όταν έρθουν προϊόντα από προμηθευτή, καταχωρίστε τα: το απόθεμα ανεβαίνει και οι τιμές αγοράς
                ενημερώνονται.
              </EmptyState>
            ) : (
              <>
                <Receipts rows={receipts} onOpen={(id) => onSearch({ ...search, open: id })} />
                <p className="num border-t border-line px-3.5 py-2.5 text-sm text-text-2">
                  {plural(total, 'παραλαβή', 'παραλαβές')}
                </p>
              </>
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / receiptsPerPage)}
        hrefFor={(to) => purchasingHref({ ...search, page: to })}
        className="mt-4"
      />
      {open === 'new' && <NewReceipt onClose={close} />}
      {open !== undefined && open !== 'new' && <ReceiptDialog id={open} onClose={close} />}
    </>
  );
}

function Receipts({ rows, onOpen }: { rows: readonly ListedReceipt[]; onOpen: (id: string) => void }) {
  return (
    <DataTable
      caption="Παραλαβές"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Παραλαβή',
          namesRow: true,
          cell: ({ id, number, supplier, document, isUndone }) => (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(id)}
              className="grid min-h-11 content-center justify-items-start py-1.5 text-left font-medium wrap-anywhere hover:underline"
            >
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {supplier}
                {isUndone && <Badge>Αναιρέθηκε</Badge>}
              </span>
              <span className="num text-xs font-normal text-text-3">
                Αρ. {number}
                {document && ` · ${document}`}
              </span>
            </button>
          ),
        },
        {
          title: 'Ημέρα',
          className: 'num',
          cell: ({ receivedOn }) => formatDate(receivedOn),
        },
        {
          title: 'Τεμάχια',
          className: 'num hm',
          cell: ({ pieces, lines }) => (
            <>
              {pieces.toLocaleString('el-GR')}
              <span className="block text-xs text-text-3">{plural(lines, 'γραμμή', 'γραμμές')}</span>
            </>
          ),
        },
        {
          title: 'Αξία χωρίς ΦΠΑ',
          className: 'num',
          cell: ({ total, linesWithoutPrice }) => (
            <>
              {euroText(total)}
              {linesWithoutPrice > 0 && (
                <span className="block text-xs text-text-3">
                  {plural(linesWithoutPrice, 'γραμμή', 'γραμμές')} χωρίς τιμή
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
