import { useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useMedia } from '#ui/page/use-media.ts';
import { ColumnsMenu, hiddenColumns } from '#ui/components/ColumnsMenu.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { useSelection } from '#ui/selection/use-selection.ts';
import { adminProductsPerPage, matchingProducts, type AdminProductsSearch } from '../../admin-search.ts';
import type { AdminRow } from '../../contract.ts';
import { listColumns } from '../../list-columns.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListCount } from './ListCount.tsx';
import { ListFilters } from './ListFilters.tsx';
import { NoProducts } from './NoProducts.tsx';
import { type EditorProps, ProductEditor } from './ProductEditor.tsx';
import { ProductTable } from './ProductTable.tsx';
import { useDeletion } from './use-deletion.ts';
import { totalOf, useProductCounts, useProductRows } from './use-admin-products.ts';
import { X } from 'lucide-react';
import { IconButton } from '#ui/components/IconButton.tsx';

const ProductDialog = lazyPart(() => import('./ProductDialog.tsx'), 'ProductDialog');

const skeleton = Array<string>(10).fill('h-12');

interface Props {
  search: AdminProductsSearch;
  onSearch: (search: AdminProductsSearch) => void;
  hrefFor: (search: AdminProductsSearch) => string;
  About?: EditorProps['About'];
}

/** All products: search, edit one by one, change in bulk. The open product is shown next to the list if there is room. */
export function ProductsAdmin({ search, onSearch, hrefFor, About }: Props) {
  const { page = 1 } = search;
  const { deleteOne } = useDeletion();
  const [deletedId, setDeletedId] = useState<number>();
  const product = search.product === deletedId ? undefined : search.product;
  const isWide = useMedia('(width >= 80rem)');
  const list = useProductRows(search);
  const selection = useSelection(list.data ?? []);
  const counts = useProductCounts(search);
  const total = totalOf(counts, search);
  const open = (next: AdminProductsSearch['product']) => onSearch({ ...search, product: next });
  const close = () => open(undefined);
  const drop = (row: Pick<AdminRow, 'id' | 'name' | 'sku'>) =>
    deleteOne(row, () => {
      selection.change((one) => (one.id === row.id ? undefined : one));
      if (product !== row.id) return;
      // Unmounts the form first: otherwise it would ask whether to discard its changes.
      flushSync(() => setDeletedId(row.id));
      close();
    });
  const editor = { onOpen: open, onClose: close, onDelete: drop, About };

  return (
    <>
      <ListFilters
        search={search}
        counts={counts}
        onSearch={(news) => {
          selection.clear();
          onSearch({ ...search, ...news, page: undefined });
        }}
      />
      <div className="mt-2 grid items-start gap-4 xl:has-[aside]:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          {/* One slot for both, so that a selected row does not move. */}
          <div className="mb-2 grid min-h-11 items-center">
            {selection.rows.length > 0 ? (
              <BulkBar
                selection={selection}
                all={total === undefined ? undefined : { matching: matchingProducts(search), count: total }}
              />
            ) : (
              <div className="flex items-center justify-end gap-3">
                {total !== undefined && <ListCount page={page} total={total} />}
                {/* Narrow screens hide these columns anyway. */}
                <div className="max-md:hidden">
                  <ColumnsMenu
                    columns={listColumns}
                    hidden={search.hide}
                    onHide={(hide) => onSearch({ ...search, hide })}
                  />
                </div>
              </div>
            )}
          </div>
          <QueryView
            query={list}
            skeleton={skeleton}
            className=""
            empty={<NoProducts search={search} onClear={() => onSearch({ hide: search.hide })} />}
          >
            {(products) => (
              <Panel flush>
                <ProductTable
                  products={products}
                  sortBy={search.sortBy ?? 'newest'}
                  selection={selection}
                  openId={typeof product === 'number' ? product : undefined}
                  hidden={hiddenColumns(search.hide)}
                  isNarrow={product !== undefined}
                  onOpen={open}
                  onDelete={drop}
                  onSort={(sortBy) => onSearch({ ...search, sortBy, page: undefined })}
                />
              </Panel>
            )}
          </QueryView>
          {total !== undefined && (
            <ListPagination
              page={page}
              pageCount={Math.ceil(total / adminProductsPerPage)}
              hrefFor={(to) => hrefFor({ ...search, page: to, product: undefined })}
              className="mt-4"
            />
          )}
        </div>
        {product !== undefined && isWide && <ProductInspector key={product} product={product} {...editor} />}
      </div>

      {product !== undefined && isWide === false && (
        <ProductDialog key={product} product={product} {...editor} />
      )}
    </>
  );
}

function ProductInspector(props: EditorProps) {
  return (
    <aside
      aria-labelledby="inspector-title"
      // As far down as the table, which begins below its count.
      className="sticky top-19 mt-13 flex max-h-[calc(100dvh-228px)] flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      <header className="flex min-h-11 items-center justify-between border-b border-line pr-1.5 pl-4">
        <h2 id="inspector-title" className="text-base font-semibold">
          {props.product === 'new' ? 'Νέο προϊόν' : 'Επεξεργασία προϊόντος'}
        </h2>
        <IconButton size="sm" label="Κλείσιμο" onClick={props.onClose}>
          <X />
        </IconButton>
      </header>
      <div className="min-h-0 overflow-y-auto p-4">
        <ProductEditor {...props} />
      </div>
    </aside>
  );
}
