import { Package } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Tile } from '#ui/components/Tile.tsx';
import type { Order } from '../contract.ts';
import { itemCents } from '../texts.ts';

type Item = Order['items'][number];

/** The bought products with the prices of that day, with or without VAT first depending on the buyer. */
export function OrderItems({
  order: { items, isBusiness, vatPercent },
}: {
  order: Pick<Order, 'items' | 'isBusiness' | 'vatPercent'>;
}) {
  const grossFirst = !isBusiness;
  return (
    <DataTable
      caption="Προϊόντα της παραγγελίας"
      className="@container [&_:is(td,th)]:@max-xl:px-1.5! [&_:is(td,th):first-child]:pl-0! [&_:is(td,th):last-child]:pr-0!"
      columns={[
        {
          title: 'Εικόνα',
          isTitleHidden: true,
          className: 'w-12 pr-0! @max-[16rem]:hidden',
          cell: ({ image }) => (
            <Tile
              src={image && imageUrl(image, 320)}
              alt=""
              icon={<Package />}
              className="size-9 rounded-xs [&_svg]:size-4!"
            />
          ),
        },
        {
          title: 'Προϊόν',
          namesRow: true,
          cellClass: 'min-w-28 hyphens-auto wrap-anywhere',
          cell: (item) => <ItemName item={item} vatPercent={vatPercent} grossFirst={grossFirst} />,
        },
        {
          title: 'Κωδικός',
          className: '@max-2xl:hidden',
          cellClass: 'code min-w-28 wrap-anywhere',
          cell: ({ sku }) => sku,
        },
        { title: 'Ποσ.', className: 'num', cell: ({ quantity }) => quantity },
        {
          title: 'Τιμή',
          className: 'num @max-xl:hidden print:table-cell',
          cell: ({ price }) => (
            <Price
              amount={amountOf(eurosToCents(price), vatPercent)}
              grossFirst={grossFirst}
              className="font-normal!"
            />
          ),
        },
        {
          title: 'Σύνολο',
          className: 'num',
          cell: (item) => <Price amount={amountOf(itemCents(item), vatPercent)} grossFirst={grossFirst} />,
        },
      ]}
      rows={items}
      keyOf={(item) => String(items.indexOf(item))}
    />
  );
}

/** A product that was deleted since has no page to link to. */
function ItemName({ item, vatPercent, grossFirst }: { item: Item; vatPercent: number; grossFirst: boolean }) {
  const { id, sku, name, quantity, price, listPrice, installationPrice } = item;
  return (
    <>
      {id === undefined ? (
        name
      ) : (
        <Anchor href={`/products/${id}`} className="hover:underline">
          {name}
        </Anchor>
      )}
      {sku && <span className="code block text-xs font-normal text-text-3 @2xl:hidden">{sku}</span>}
      {quantity > 1 && (
        <span className="block text-xs font-normal text-text-2 @xl:hidden print:hidden">
          {pricesText(amountOf(eurosToCents(price), vatPercent), grossFirst)} το τεμάχιο
        </span>
      )}
      {listPrice !== undefined && listPrice > price && (
        <span className="block text-xs font-normal text-text-2">
          αντί {pricesText(amountOf(eurosToCents(listPrice), vatPercent), grossFirst)} το τεμάχιο
        </span>
      )}
      {installationPrice !== undefined && (
        <span className="block text-xs font-normal text-text-2">
          με εγκατάσταση, {pricesText(amountOf(eurosToCents(installationPrice), vatPercent), grossFirst)} το
          τεμάχιο
        </span>
      )}
    </>
  );
}
