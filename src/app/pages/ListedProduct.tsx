import { AddToCartButton } from '../../features/cart/ui/AddToCartButton.tsx';
import type { ProductCard as Product } from '../../features/catalogue/contract.ts';
import { ProductCard } from '../../features/catalogue/ui/ProductCard.tsx';
import { whyNot } from '../../shared/viewer.ts';
import { useViewer } from '../../ui/session.ts';
import { placeKeptMarkup } from './kept-markup.ts';

interface Props {
  product: Product;
  /** Stands in view when the page opens. */
  priority?: boolean | undefined;
  heading?: 'h2' | 'h3';
}

/** A product in a list of the shop: its card with the button that puts it into the cart. */
export const ProductInList = ({ product, ...look }: Props) => (
  <ProductCard
    {...look}
    product={product}
    action={<AddToCartButton compact productId={product.id} name={product.name} />}
  />
);

/**
 * One item of the product list. All buyers get the same of it, so the server draws it once for all
 * (docs/decisions/0007); pictures that come first are announced in the page's head, by drawing them with it.
 */
export function ListedProduct({ product, priority }: Props) {
  const isBuyer = whyNot(useViewer(), 'buyer') === null;
  const markup = import.meta.env.SSR && isBuyer && !priority ? placeKeptMarkup(product) : null;
  // oxlint-disable-next-line react/no-danger -- React's own drawing of this same component
  if (markup !== null) return <li dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <li>
      <ProductInList product={product} priority={priority} />
    </li>
  );
}
