import { Pencil, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { waitingText } from '../../waiting-text.ts';
import { euroText } from '#shared/money.ts';
import { imageUrl } from '#shared/images.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import type { Box, Selection } from '#ui/selection/use-selection.ts';
import { cx } from '#ui/style/cx.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { SortHeader } from '#ui/components/SortHeader.tsx';
import { DayBars } from '#ui/components/DayBars.tsx';
import { StatusDot } from '#ui/components/StatusDot.tsx';
import { Table } from '#ui/components/Table.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import type { AdminRow, AdminSort } from '../../contract.ts';
import { listColumns } from '../../list-columns.ts';
import { CategoryIcon } from '#features/catalogue/ui/CategoryIcon.tsx';

interface Props {
  products: readonly AdminRow[];
  sortBy: AdminSort;
  selection: Selection<AdminRow>;
  openId: number | undefined;
  hidden: ReadonlySet<string>;
  /** The open product next to the list leaves less room for it. */
  isNarrow: boolean;
  onOpen: (id: number) => void;
  onDelete: (product: AdminRow) => void;
  onSort: (sortBy: AdminSort) => void;
}

/** One page of products; the name or the pencil opens a product. */
export function ProductTable({
  products,
  sortBy,
  selection,
  openId,
  hidden,
  isNarrow,
  onOpen,
  onDelete,
  onSort,
}: Props) {
  return (
    <Table caption="Προϊόντα">
      <thead>
        <tr>
          <th scope="col">
            <Checkbox aria-label="Επιλογή όλων στη σελίδα" {...selection.boxOfAll} />
          </th>
          <SortHeader direction={sortBy === 'name' ? 'ascending' : undefined} onSort={() => onSort('name')}>
            Προϊόν
          </SortHeader>
          {!hidden.has('sku') && (
            <th scope="col" className="hm">
              {listColumns.sku}
            </th>
          )}
          {!hidden.has('category') && (
            <th scope="col" className={cx('hm', isNarrow && 'xl:hidden!')}>
              {listColumns.category}
            </th>
          )}
          <SortHeader
            className="num"
            direction={
              sortBy === 'price_asc' ? 'ascending' : sortBy === 'price_desc' ? 'descending' : undefined
            }
            onSort={() => onSort(sortBy === 'price_asc' ? 'price_desc' : 'price_asc')}
          >
            Τιμή
          </SortHeader>
          {!hidden.has('installation') && (
            <th scope="col" className={cx('num hm', isNarrow && 'xl:hidden!')}>
              {listColumns.installation}
            </th>
          )}
          {!hidden.has('stock') && (
            <SortHeader
              className="hm"
              direction={sortBy === 'stock' ? 'ascending' : undefined}
              onSort={() => onSort('stock')}
            >
              {listColumns.stock}
            </SortHeader>
          )}
          {!hidden.has('sales') && (
            <th scope="col" className={cx('hm', isNarrow && 'xl:hidden!')}>
              {listColumns.sales}
            </th>
          )}
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductLine
            key={product.id}
            product={product}
            box={selection.boxOf(product)}
            isOpen={product.id === openId}
            hidden={hidden}
            isNarrow={isNarrow}
            onOpen={() => onOpen(product.id)}
            onDelete={() => onDelete(product)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface LineProps {
  product: AdminRow;
  box: Box;
  isOpen: boolean;
  hidden: ReadonlySet<string>;
  isNarrow: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function ProductLine({ product, box, isOpen, hidden, isNarrow, onOpen, onDelete }: LineProps) {
  const { name, sku, categoryId, categoryName, price, comparePrice, imageUrls } = product;
  const [image] = imageUrls;
  const actions = (
    <div className="flex justify-end gap-1 max-[23rem]:flex-col">
      <IconButton size="sm" label={`Επεξεργασία: ${name}`} data-edit="" onClick={onOpen}>
        <Pencil />
      </IconButton>
      <IconButton size="sm" label={`Διαγραφή: ${name}`} onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </div>
  );
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <tr ref={row} data-row={product.id} aria-selected={box.checked || isOpen} className="scroll-my-24">
      <td>
        <Checkbox aria-label={`Επιλογή: ${name}`} {...box} />
      </td>
      <th scope="row">
        <div className="flex items-center gap-3">
          <Tile
            src={image && imageUrl(image, 320)}
            alt=""
            icon={<CategoryIcon categoryId={categoryId} />}
            className="size-9 shrink-0 rounded-sm max-sm:hidden"
          />
          <div className="min-w-0">
            <button
              type="button"
              data-row-focus=""
              aria-current={isOpen ? 'true' : undefined}
              onClick={onOpen}
              className="line-clamp-5 min-h-7 min-w-20 text-left wrap-anywhere font-medium hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </button>
            <span className="code block text-xs font-normal wrap-anywhere text-text-3 md:hidden">
              {product.isDraft ? `${sku} · πρόχειρο` : sku}
            </span>
          </div>
          {product.isFeatured && (
            <span className="shrink-0">
              <Star aria-hidden="true" className="icon-sm" />
              <span className="sr-only">Προβεβλημένο</span>
            </span>
          )}
          {product.isDraft && (
            <Badge tone="line" className="max-md:hidden">
              Πρόχειρο
            </Badge>
          )}
          {product.onOffer && (
            <Badge tone="ink" className="max-sm:hidden">
              Προσφορά
            </Badge>
          )}
        </div>
      </th>
      {!hidden.has('sku') && <td className="code hm min-w-32 wrap-anywhere">{sku}</td>}
      {!hidden.has('category') && (
        <td className={cx('hm min-w-36 wrap-anywhere', isNarrow && 'xl:hidden!')}>{categoryName}</td>
      )}
      <td className="num">
        {euroText(price)}
        {product.onOffer && comparePrice !== undefined && (
          <del className="block text-xs text-text-3">
            <span className="sr-only">Αρχική τιμή </span>
            {euroText(comparePrice)}
          </del>
        )}
      </td>
      {!hidden.has('installation') && (
        <td className={cx('num hm text-text-2', isNarrow && 'xl:hidden!')}>
          {product.installationAvailable && product.installationPrice !== undefined
            ? euroText(product.installationPrice)
            : product.installationAvailable
              ? 'Ναι'
              : '–'}
        </td>
      )}
      {!hidden.has('stock') && <StockCell product={product} />}
      {!hidden.has('sales') && (
        <td className={cx('hm', isNarrow && 'xl:hidden!')}>
          <Sales sold={product.sold} />
        </td>
      )}
      <td>{actions}</td>
    </tr>
  );
}

function Sales({ sold }: Pick<AdminRow, 'sold'>) {
  if (!sold) return <span className="text-text-3">–</span>;
  return (
    <span className="flex items-center gap-2">
      <DayBars label="Τεμάχια ανά ημέρα" values={sold} />
      <span className="num">{sold.reduce((sum, pieces) => sum + pieces, 0)}</span>
    </span>
  );
}

function StockCell({ product: { isLow, inStock, stockQuantity, waiting } }: { product: AdminRow }) {
  return (
    <td className="hm">
      <StatusDot tone={isLow ? 'medium' : inStock ? 'usual' : 'critical'}>
        {isLow ? 'Χαμηλό' : inStock ? 'Διαθέσιμο' : 'Εξαντλημένο'}
        {inStock && stockQuantity !== undefined && (
          <span className="num font-normal text-text-3">{stockQuantity}</span>
        )}
      </StatusDot>
      {waiting ? <span className="num block text-xs text-text-3">{waitingText(waiting)}</span> : null}
    </td>
  );
}
