import { useSuspenseQuery } from '@tanstack/react-query';
import { Heart, X } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Price } from '#ui/components/Price.tsx';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { StockStatus } from '#features/catalogue/ui/StockStatus.tsx';
import { RestockToggle } from '#features/restock/ui/RestockToggle.tsx';
import type { Wish } from '#features/wishlist/contract.ts';
import { useWish } from '#features/wishlist/ui/use-wish.ts';

/** The products that the customer keeps for later, with their prices of today. */
export function WishlistTab() {
  const { data: wishes } = useSuspenseQuery(useApi().wishlist.getWishlist.queryOptions());
  if (wishes.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title="Η λίστα σας είναι άδεια"
        action={<Button href="/products">Δείτε τα προϊόντα</Button>}
        className="pt-2"
      >
        Πατήστε την καρδιά σε ένα προϊόν και θα το βρείτε εδώ, με τη σημερινή του τιμή.
      </EmptyState>
    );
  return (
    <ul aria-label="Η λίστα μου" className="border-t border-line">
      {wishes.map((wish) => (
        <WishRow key={wish.id} wish={wish} />
      ))}
    </ul>
  );
}

function WishRow({ wish: { id, sku, name, images, categoryId, inStock, price, isWaiting } }: { wish: Wish }) {
  const seesPrices = canSeePrices(useViewer());
  const { remove } = useWish();
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[72px_minmax(0,1fr)_170px_230px_auto]">
      <ProductTile image={images[0]} alt="" categoryId={categoryId} sizes="72px" className="rounded-sm" />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-sm text-text-3">
          <span className="code">{sku}</span>
          <StockStatus inStock={inStock} className="text-xs!" />
        </p>
        <Anchor href={`/products/${id}`} className="font-medium hover:underline">
          {name}
        </Anchor>
      </div>
      <div className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:text-right">
        {price !== undefined && <Price amount={amountOf(eurosToCents(price))} />}
      </div>
      <div className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-3">
        {inStock ? (
          seesPrices && <AddToCartButton productId={id} name={name} label="Στο καλάθι" />
        ) : (
          <RestockToggle productId={id} isWaiting={isWaiting} />
        )}
      </div>
      <IconButton
        label={`Αφαίρεση από τη λίστα: ${name}`}
        onClick={() => remove(id, name)}
        className="max-md:col-start-3 max-md:row-start-1"
      >
        <X />
      </IconButton>
    </li>
  );
}
