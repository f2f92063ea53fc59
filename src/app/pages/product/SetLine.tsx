import { useState } from 'react';
import { AddSetButton } from '#features/cart/ui/AddSetButton.tsx';
import type { Companion, ProductCard } from '#features/catalogue/contract.ts';
import { Chapter } from '#features/catalogue/ui/Chapter.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { plural } from '#shared/greek.ts';
import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { whyNot } from '#shared/viewer.ts';
import { useReadsGross, useViewer } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';

interface Props {
  product: ProductCard;
  quantity?: number;
  note: string;
  /** The product of the page itself: not linked. */
  isHere?: boolean;
}

/** A product of a set: its picture, how many, what for, and its price if the viewer sees prices. */
export function SetLine({ product: { id, name, images, categoryId, price }, quantity, note, isHere }: Props) {
  const readsGross = useReadsGross();
  return (
    <li className="group relative grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 border-b border-line py-2.5">
      <ProductTile image={images[0]} alt="" categoryId={categoryId} sizes="56px" className="rounded-sm" />
      <div className="min-w-0 text-base">
        <p className="leading-snug">
          {quantity !== undefined && <b className="num font-semibold">{quantity} × </b>}
          {isHere ? (
            <b className="font-semibold">{name}</b>
          ) : (
            <Anchor
              href={`/products/${id}`}
              className="font-medium after:absolute after:inset-0 group-hover:underline"
            >
              {name}
            </Anchor>
          )}
        </p>
        <p className="text-sm text-text-3 tabular-nums">
          {note}
          {price !== undefined && ` · ${pricesText(amountOf(eurosToCents(price)), readsGross)}`}
        </p>
      </div>
    </li>
  );
}

/** What a product is stated to work with; buyers tick what they want and put it into the cart at once. */
export function Fitting({ fits }: { fits: readonly Companion[] }) {
  const readsGross = useReadsGross();
  const mayBuy = whyNot(useViewer(), 'buyer') === null;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <Chapter title="Συνεργάζεται με" className="print:hidden">
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {fits.map(({ id, name, images, categoryId, price, inStock, facts }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_56px_1fr] items-center gap-3 border-b border-line py-2.5 text-base"
          >
            {mayBuy && price !== undefined ? (
              <label className="-m-2 grid size-11 place-items-center">
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={`Στο σετ: ${name}`}
                  disabled={!inStock}
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
              </label>
            ) : (
              <span />
            )}
            <ProductTile
              image={images[0]}
              alt=""
              categoryId={categoryId}
              sizes="56px"
              className="rounded-sm"
            />
            <div className="min-w-0">
              <Anchor href={`/products/${id}`} className="font-medium hover:underline">
                {name}
              </Anchor>
              <p className="text-sm text-text-3 tabular-nums">
                {price === undefined
                  ? facts.slice(0, 2).join(' · ')
                  : pricesText(amountOf(eurosToCents(price)), readsGross)}
                {!inStock && ' · Εξαντλημένο'}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {mayBuy && (
        <div className="mt-5 max-w-90">
          <AddSetButton lines={[...chosen].map((productId) => ({ productId, quantity: 1 }))}>
            {chosen.size === 0
              ? 'Επιλέξτε τι θα προσθέσετε'
              : `Προσθήκη ${plural(chosen.size, 'προϊόντος', 'προϊόντων')}`}
          </AddSetButton>
        </div>
      )}
    </Chapter>
  );
}
