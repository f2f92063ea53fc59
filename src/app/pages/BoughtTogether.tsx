import { useQuery } from '@tanstack/react-query';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import { ProductCard } from '#features/catalogue/ui/ProductCard.tsx';
import { ProductGrid } from '#features/catalogue/ui/ProductGrid.tsx';
import { CompareTick } from '#features/comparison/ui/CompareTick.tsx';
import { useApi } from '#ui/page/api.ts';

/** What several customers bought together with a product; nothing until there are enough of them. */
export function BoughtTogether({ id }: { id: number }) {
  const { data = [] } = useQuery({
    ...useApi().together.listBoughtTogether.queryOptions({ input: { id } }),
    retryOnMount: false,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="together" className="print:hidden">
      <h2 id="together" className="mb-7 text-3xl tracking-display">
        Αγοράζονται μαζί
      </h2>
      <ProductGrid>
        {data.map((product) => (
          <li key={product.id}>
            <ProductCard
              heading="h3"
              product={product}
              action={<AddToCartButton compact productId={product.id} name={product.name} />}
              tick={<CompareTick onTile productId={product.id} name={product.name} />}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
