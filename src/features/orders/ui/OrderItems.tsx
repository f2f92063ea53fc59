import { Package } from 'lucide-react';
import { imageUrl } from '../../../shared/images.ts';
import { Anchor } from '../../../ui/Anchor.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Tile } from '../../../ui/Tile.tsx';
import type { Order } from '../contract.ts';
import { euroText, lineTotal } from '../texts.ts';

type Item = Order['items'][number];

/** What was bought; prices of the day it was bought, without VAT. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <Table caption="Προϊόντα της παραγγελίας" className="@container -mx-3">
      <thead>
        <tr>
          <th scope="col" className="w-15">
            <span className="sr-only">Εικόνα</span>
          </th>
          <th scope="col">Προϊόν</th>
          <th scope="col" className="@max-2xl:hidden">
            Κωδικός
          </th>
          <th scope="col" className="num">
            Ποσ.
          </th>
          <th scope="col" className="num hm print:table-cell">
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
            <td>
              <Tile
                src={item.image && imageUrl(item.image, 320)}
                alt=""
                icon={<Package />}
                className="size-9 rounded-xs [&_svg]:size-4!"
              />
            </td>
            <th scope="row" className="min-w-28 wrap-anywhere">
              <ItemName item={item} />
            </th>
            <td className="code min-w-28 wrap-anywhere @max-2xl:hidden">{item.sku}</td>
            <td className="num">{item.quantity}</td>
            <td className="num hm print:table-cell">{euroText(item.price)}</td>
            <td className="num font-semibold">{lineTotal(item)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A product that has been deleted since has no page to lead to. */
function ItemName({ item: { id, sku, name, installationPrice } }: { item: Item }) {
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
      {installationPrice !== undefined && (
        <span className="block text-xs font-normal text-text-2">
          με εγκατάσταση, <span className="num">+ {euroText(installationPrice)}</span> το τεμάχιο
        </span>
      )}
    </>
  );
}
