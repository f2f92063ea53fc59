import { useQuery } from '@tanstack/react-query';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import { ProductCard } from '#features/catalogue/ui/ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from '#features/catalogue/ui/ProductGrid.tsx';
import { CompareTick } from '#features/comparison/ui/CompareTick.tsx';
import { useApi } from '#ui/page/api.ts';
import { offered } from '#shared/offered.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { featuredInput } from './home-data.ts';
import { Section } from './Section.tsx';

/** The featured products; nothing when there are none. */
export function FeaturedProducts() {
  const { data, error, refetch } = useQuery({
    ...useApi().catalogue.listFeatured.queryOptions({ input: featuredInput }),
    retryOnMount: false,
  });
  if (data?.length === 0) return null;
  const isInstalled = Object.keys(offered().installation).length > 0;
  return (
    <Section
      title="Προτεινόμενα προϊόντα"
      text={isInstalled ? 'Εξοπλισμός που εγκαθιστούμε και συντηρούμε οι ίδιοι.' : undefined}
      way={
        <TextLink arrow href="/products">
          Όλα τα προϊόντα
        </TextLink>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
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
      )}
      {!data && !error && <ProductGridSkeleton count={3} />}
    </Section>
  );
}
