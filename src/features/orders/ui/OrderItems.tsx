import { Package } from 'lucide-react';
import { imageUrl } from '#shared/images.ts';
import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Table } from '#ui/components/Table.tsx';
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
    <Table
      caption="Προϊόντα της παραγγελίας"
      className="@container [&_:is(td,th)]:@max-xl:px-1.5! [&_:is(td,th):first-child]:pl-0! [&_:is(td,th):last-child]:pr-0!"
    >
      <thead>
        <tr>
          <th scope="col" className="w-12 pr-0! @max-[16rem]:hidden">
            <span className="sr-only">Εικόνα</span>
          </th>
          <th scope="col">Προϊόν</th>
          <th scope="col" className="@max-2xl:hidden">
            Κωδικός
          </th>
          <th scope="col" className="num">
            Ποσ.
          </th>
          <th scope="col" className="num @max-xl:hidden print:table-cell">
            Τιμή
          </th>
          <th scope="col" className="num">
            Σύνολο
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.sku} ${item.installationPrice !== undefined}`}>
            <td className="pr-0! @max-[16rem]:hidden">
              <Tile
                src={item.image && imageUrl(item.image, 320)}
                alt=""
                icon={<Package />}
                className="size-9 rounded-xs [&_svg]:size-4!"
              />
            </td>
            <th scope="row" className="min-w-28 hyphens-auto wrap-anywhere">
              <ItemName item={item} vatPercent={vatPercent} grossFirst={grossFirst} />
            </th>
            <td className="code min-w-28 wrap-anywhere @max-2xl:hidden">{item.sku}</td>
            <td className="num">{item.quantity}</td>
            <td className="num @max-xl:hidden print:table-cell">
              <Price
                amount={amountOf(eurosToCents(item.price), vatPercent)}
                grossFirst={grossFirst}
                className="font-normal!"
              />
            </td>
            <td className="num">
              <Price amount={amountOf(itemCents(item), vatPercent)} grossFirst={grossFirst} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A product that was deleted since has no page to link to. */
function ItemName({ item, vatPercent, grossFirst }: { item: Item; vatPercent: number; grossFirst: boolean }) {
  const { id, sku, name, quantity, price, installationPrice } = item;
  return (
    <>
      {id === undefined ? (
        name
      ) : (
        <Anchor href={`/products/${id}`} className="hover:underline">
          {name}
        </Anchor>
      )}
      <span className="code block text-xs font-normal text-text-3 @2xl:hidden">{sku}</span>
      {quantity > 1 && (
        <span className="block text-xs font-normal text-text-2 @xl:hidden print:hidden">
          {pricesText(amountOf(eurosToCents(price), vatPercent), grossFirst)} το τεμάχιο
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
