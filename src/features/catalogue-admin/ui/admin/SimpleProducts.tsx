import { ClientOnly } from '@tanstack/react-router';
import { ChevronDown, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { waitingText } from '../../waiting-text.ts';
import { imageUrl } from '#shared/images.ts';
import { euroText } from '#shared/money.ts';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import { CategoryIcon } from '#features/catalogue/ui/CategoryIcon.tsx';
import { adminProductsPerPage, type AdminProductsSearch } from '../../admin-search.ts';
import type { AdminRow } from '../../contract.ts';
import { ListCount } from './ListCount.tsx';
import { ListFilters } from './ListFilters.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductForm } from './ProductForm.tsx';
import { useDeletion } from './use-deletion.ts';
import { totalOf, useProductCounts, useProductRows } from './use-admin-products.ts';

const ProductDialog = lazyPart(() => import('./ProductDialog.tsx'), 'ProductDialog');

const skeleton = Array<string>(10).fill('h-12');

interface Props {
  search: AdminProductsSearch;
  onSearch: (search: AdminProductsSearch) => void;
  hrefFor: (search: AdminProductsSearch) => string;
}

/** The form of a new product at the left, all products with their number at the right; on a phone the form opens above them. */
export function SimpleProducts({ search, onSearch, hrefFor }: Props) {
  const { page = 1 } = search;
  const { deleteOne } = useDeletion();
  const [deletedId, setDeletedId] = useState<number>();
  const product = search.product === deletedId ? undefined : search.product;
  const list = useProductRows(search);
  const counts = useProductCounts(search);
  const total = totalOf(counts, search);
  const open = (next: AdminProductsSearch['product']) => onSearch({ ...search, product: next });
  const drop = (row: Pick<AdminRow, 'id' | 'name' | 'sku'>) =>
    deleteOne(row, () => {
      // Unmounts the form first: otherwise it would ask whether to discard its changes.
      flushSync(() => setDeletedId(row.id));
      open(undefined);
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[320px_minmax(0,1fr)]">
      <Panel title="Νέο προϊόν" className="max-lg:[&>header]:sr-only">
        <details className="desk-open group">
          <summary className="-my-2 flex lg:hidden min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            Νέο προϊόν
            <ChevronDown className="icon-sm text-text-3 transition-transform group-open:rotate-180" />
          </summary>
          <ProductForm
            onSaved={() => undefined}
            renderFooter={(form) => (
              <SubmitButton form={form} block className="mt-4" pendingLabel="Προσθήκη...">
                Προσθήκη προϊόντος
              </SubmitButton>
            )}
          />
        </details>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-lg">
          Προϊόντα {total !== undefined && <span className="num font-normal text-text-2">({total})</span>}
        </h2>
        <ListFilters
          search={search}
          // Beside the form all states fit in one line only without them.
          counts={undefined}
          onSearch={(news) => onSearch({ ...search, ...news, page: undefined })}
        />
        {total !== undefined && <ListCount page={page} total={total} />}
        <QueryView
          query={list}
          skeleton={skeleton}
          className=""
          empty={<NoProducts search={search} onClear={() => onSearch({})} />}
        >
          {(products) => (
            <Panel flush>
              <ul aria-label="Προϊόντα">
                {products.map((one) => (
                  <ProductItem
                    key={one.id}
                    product={one}
                    onEdit={() => open(one.id)}
                    onDelete={() => drop(one)}
                  />
                ))}
              </ul>
            </Panel>
          )}
        </QueryView>
        {total !== undefined && (
          <ListPagination
            page={page}
            pageCount={Math.ceil(total / adminProductsPerPage)}
            hrefFor={(to) => hrefFor({ ...search, page: to, product: undefined })}
          />
        )}
      </div>

      {typeof product === 'number' && (
        <ClientOnly>
          <ProductDialog
            key={product}
            product={product}
            onOpen={open}
            onClose={() => open(undefined)}
            onDelete={drop}
          />
        </ClientOnly>
      )}
    </div>
  );
}

interface ItemProps {
  product: AdminRow;
  onEdit: () => void;
  onDelete: () => void;
}

function ProductItem({ product, onEdit, onDelete }: ItemProps) {
  const { name, sku, price, imageUrls, installationAvailable, installationPrice } = product;
  const [image] = imageUrls;
  return (
    <li className="flex items-center gap-3.5 border-b border-line px-3.5 py-2.5 last:border-0">
      <Tile
        src={image && imageUrl(image, 320)}
        alt=""
        icon={<CategoryIcon categoryId={product.categoryId} />}
        className="size-14 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-text-2">
          <Badge tone={product.inStock ? 'ok' : 'neutral'}>
            {product.inStock ? 'Διαθέσιμο' : 'Εξαντλημένο'}
          </Badge>
          {product.isDraft && <Badge tone="line">Πρόχειρο</Badge>}
          {product.isFeatured && (
            <Badge tone="line">
              <Star />
              Προβεβλημένο
            </Badge>
          )}
          <span className="code">{sku}</span>
          <b className="whitespace-nowrap text-text">{euroText(price)}</b>
          <span>
            {installationAvailable
              ? installationPrice === undefined
                ? 'Εγκατάσταση διαθέσιμη'
                : `Εγκατάσταση ${euroText(installationPrice)}`
              : 'Χωρίς εγκατάσταση'}
          </span>
          {product.waiting ? <span>{waitingText(product.waiting)}</span> : null}
          <span>{plural(imageUrls.length, 'φωτογραφία', 'φωτογραφίες')}</span>
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton size="sm" label={`Επεξεργασία: ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton size="sm" label={`Διαγραφή: ${name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
