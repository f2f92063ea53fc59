import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArrowLeft, House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AddToCartButton } from '../../features/cart/ui/AddToCartButton.tsx';
import { QuantityField } from '../../features/cart/ui/QuantityField.tsx';
import { QuickOrderButton } from '../../features/cart/ui/QuickOrderButton.tsx';
import type { Product } from '../../features/catalogue/contract.ts';
import { productsHref } from '../../features/catalogue/products-search.ts';
import { BuyPanel } from '../../features/catalogue/ui/BuyPanel.tsx';
import { Gallery } from '../../features/catalogue/ui/Gallery.tsx';
import { ProductCard } from '../../features/catalogue/ui/ProductCard.tsx';
import { ProductDetails } from '../../features/catalogue/ui/ProductDetails.tsx';
import { ProductGrid } from '../../features/catalogue/ui/ProductGrid.tsx';
import { ProductNotFound } from '../../features/catalogue/ui/ProductNotFound.tsx';
import { ProductSkeleton } from '../../features/catalogue/ui/ProductSkeleton.tsx';
import { SoldOut } from '../../features/catalogue/ui/SoldOut.tsx';
import { Restock } from '../../features/restock/ui/Restock.tsx';
import { WishButton } from '../../features/wishlist/ui/WishButton.tsx';
import { CompareTick } from '../../features/comparison/ui/CompareTick.tsx';
import { wizardHref } from '../../features/wizard/wizard-search.ts';
import { ProductReviews } from '../../features/reviews/ui/ProductReviews.tsx';
import { amountOf, eurosToCents } from '../../shared/money.ts';
import { whyNot } from '../../shared/viewer.ts';
import { useApi } from '../../ui/page/api.ts';
import { Breadcrumbs } from '../../ui/pieces/Breadcrumbs.tsx';
import { IconButton } from '../../ui/pieces/IconButton.tsx';
import { PrintedHead } from '../../ui/pieces/PrintedHead.tsx';
import { Price } from '../../ui/pieces/Price.tsx';
import { useViewer } from '../../ui/page/session.ts';
import { TextLink } from '../../ui/pieces/TextLink.tsx';
import { StickyBar } from '../../ui/pieces/StickyBar.tsx';
import { BoughtTogether } from './BoughtTogether.tsx';
import { productHead } from './product-head.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'PRODUCT_NOT_FOUND';

export const Route = createFileRoute('/products/$id')({
  async loader({ context: { queryClient, api }, params }) {
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
    const input = { id };
    try {
      await queryClient.ensureQueryData(api.catalogue.findProduct.queryOptions({ input }));
    } catch (error) {
      throw isMissing(error) ? notFound() : error;
    }
    const parts = Promise.all([
      queryClient.ensureQueryData(api.catalogue.listRelated.queryOptions({ input })),
      queryClient.ensureQueryData(api.together.listBoughtTogether.queryOptions({ input })),
      queryClient.ensureQueryData(api.reviews.listProductReviews.queryOptions({ input: { productId: id } })),
    ]);
    if (import.meta.env.SSR) await parts;
    else parts.catch(() => undefined);
  },
  head: ({ match, params }) => {
    const { queryClient, api, site } = match.context;
    const input = { id: Number(params.id) };
    const product = queryClient.getQueryData(api.catalogue.findProduct.queryKey({ input }));
    return product ? productHead(match, product, site.isDemo) : {};
  },
  pendingMs: 200,
  pendingComponent: ProductSkeleton,
  notFoundComponent: ProductNotFound,
  component: ProductPage,
});

function ProductPage() {
  const input = { id: Number(Route.useParams().id) };
  const { data: product } = useSuspenseQuery(useApi().catalogue.findProduct.queryOptions({ input }));
  useView(product.id);
  return (
    <div className="wrap wrap-anywhere">
      <PrintedHead />
      <div className="flex items-center py-1.5 print:hidden">
        <IconButton href="/products" label="Πίσω στα προϊόντα" className="-ml-3">
          <ArrowLeft />
        </IconButton>
        <Breadcrumbs
          items={[
            { label: 'Προϊόντα', href: '/products' },
            { label: product.categoryName, href: productsHref({ categoryId: product.categoryId }) },
            { label: product.name },
          ]}
        />
      </div>
      {/* The key resets the selected options when another product is shown. */}
      <Purchase key={product.id} product={product} />
      <div className="mt-16 md:mt-20 print:mt-8">
        <ProductDetails product={product} />
      </div>
      <ProductReviews
        key={`reviews-${product.id}`}
        product={product}
        className="mt-16 md:mt-20 print:hidden"
      />
      <BoughtTogether id={product.id} />
      {/* For a sold-out product they are already shown beside it. */}
      {product.inStock && <Related id={product.id} />}
    </div>
  );
}

/** Reports a customer's view of the product, on which recommendations are based. */
function useView(id: number) {
  const { customer } = useViewer();
  const { mutate } = useMutation(useApi().catalogue.countView.mutationOptions({ meta: { quiet: true } }));
  const isCustomer = customer !== null;
  useEffect(() => {
    if (isCustomer) mutate({ id });
  }, [isCustomer, id, mutate]);
}

function Purchase({ product }: { product: Product }) {
  const [isTicked, setTicked] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const { id: productId, name, price, installationPrice } = product;
  const withInstallation = isTicked && installationPrice !== undefined;
  const buying = { productId, name, withInstallation, quantity };
  const canBuy = price !== undefined && product.inStock;
  const isBuyer = whyNot(useViewer(), 'buyer') === null;
  const related = useRelated(productId);
  return (
    <div className="grid gap-x-14 gap-y-7 md:grid-cols-[1.28fr_1fr] print:grid-cols-[1fr_1.28fr] print:gap-x-8">
      <Gallery product={product} />
      <div className="self-start md:sticky md:top-24">
        <BuyPanel
          product={product}
          withInstallation={withInstallation}
          onInstallationChange={setTicked}
          tick={
            <>
              <CompareTick productId={productId} name={name} />
              <WishButton productId={productId} name={name} />
              <br />
              <TextLink
                href={wizardHref({ product: productId })}
                className="mt-1 inline-flex min-h-9 items-center gap-2 text-base pointer-coarse:min-h-11 print:hidden"
              >
                <House className="icon-sm" />
                Ταιριάζει στο σπίτι μου;
              </TextLink>
            </>
          }
          actions={
            canBuy ? (
              <div className="grid gap-3.5">
                {isBuyer && (
                  <QuantityField {...{ productId, name }} value={quantity} onValueChange={setQuantity} />
                )}
                <AddToCartButton {...buying} size="lg" block />
                <QuickOrderButton
                  productId={productId}
                  withInstallation={withInstallation}
                  quantity={quantity}
                  size="lg"
                  block
                />
              </div>
            ) : (
              !product.inStock && (
                <SoldOut name={name} alternatives={related} notify={<Restock productId={productId} />} />
              )
            )
          }
        />
      </div>
      {canBuy && (
        <StickyBar>
          <p>
            <Price
              amount={amountOf(eurosToCents(price + (withInstallation ? installationPrice : 0)))}
              className="text-lg leading-tight"
            />
          </p>
          <AddToCartButton {...buying} label="Στο καλάθι" />
        </StickyBar>
      )}
    </div>
  );
}

/** Other products of the same category that are in stock. */
function useRelated(id: number) {
  const { data = [] } = useQuery({
    ...useApi().catalogue.listRelated.queryOptions({ input: { id } }),
    retryOnMount: false,
  });
  return data;
}

function Related({ id }: { id: number }) {
  const data = useRelated(id);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-18 md:mt-28 print:hidden">
      <h2 id="related" className="mb-7 text-3xl tracking-display">
        Από την ίδια κατηγορία
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
