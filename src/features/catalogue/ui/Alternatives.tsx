import type { ReactNode } from 'react';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Price } from '#ui/components/Price.tsx';
import type { Companions, Product } from '../contract.ts';
import { keySpecifications } from '../key-specifications.ts';
import { specText } from '../spec-text.ts';
import { Chapter } from './Chapter.tsx';
import { ProductTile } from './ProductTile.tsx';

type Alternative = Companions['alternatives'][number];

interface Props {
  product: Product;
  alternatives: readonly Alternative[];
  /** The buttons below the name of an alternative, by its id. */
  actions: ReadonlyMap<number, ReactNode>;
}

/** The product next to up to four others: its key specifications as rows, what differs in bold. Nothing without others. */
export function Alternatives({ product, alternatives, actions }: Props) {
  const rows = keySpecifications(product.specifications)
    .map(([key, { label }]) => ({ key, label }))
    .filter(({ key }) => alternatives.some(({ specifications }) => specifications[key] !== undefined));
  if (alternatives.length === 0) return null;
  const all = [product, ...alternatives];
  return (
    <Chapter
      title="Αντί γι’ αυτό"
      className="lg:grid-cols-1! print:hidden"
      intro="Άλλα της ίδιας κατηγορίας, δίπλα σε αυτό που βλέπετε. Με έντονα γράμματα όσα διαφέρουν."
    >
      <div
        // Scrolls sideways on a phone, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Δίπλα σε άλλα προϊόντα"
        className="-mx-(--gutter) overflow-x-auto px-(--gutter) outline-offset-[-2px]"
      >
        <table className="w-full min-w-[52rem] table-fixed border-collapse text-base">
          <thead>
            <tr className="align-top">
              <th scope="col" className="w-[8.5rem] md:w-[11rem]">
                <span className="sr-only">Χαρακτηριστικό</span>
              </th>
              {all.map((one, index) => (
                <th key={one.id} scope="col" className="group relative px-2 pb-3 text-left font-normal">
                  <ProductTile image={one.images[0]} alt="" categoryId={one.categoryId} sizes="220px" />
                  <span className="mt-2 block leading-snug">
                    {index === 0 ? (
                      <b className="font-semibold">{one.name}</b>
                    ) : (
                      <Anchor href={`/products/${one.id}`} className="font-medium group-hover:underline">
                        {one.name}
                      </Anchor>
                    )}
                  </span>
                  <PriceText price={one.price} />
                  <span className="relative mt-2 flex min-h-11 items-center gap-2">
                    {index === 0 ? (
                      <span className="text-sm text-text-3">Αυτό που βλέπετε</span>
                    ) : (
                      actions.get(one.id)
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label }) => {
              const own = textOf(product, key);
              return (
                <tr key={key} className="border-t border-line">
                  <th scope="row" className="py-2.5 pr-2 text-left font-normal text-text-2">
                    {label}
                  </th>
                  {all.map((one) => {
                    const text = textOf(one, key);
                    const isOther = text !== own;
                    return (
                      <td
                        key={one.id}
                        className={`px-2 py-2.5 tabular-nums ${isOther ? 'font-semibold' : 'text-text-2'}`}
                      >
                        {text}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Chapter>
  );
}

function textOf({ specifications }: Pick<Alternative, 'specifications'>, key: string): string {
  const found = specifications[key];
  return found ? specText(found) : '–';
}

function PriceText({ price }: { price: number | undefined }) {
  return (
    price !== undefined && (
      <span className="mt-1.5 block">
        <Price amount={amountOf(eurosToCents(price))} className="text-base" />
      </span>
    )
  );
}
