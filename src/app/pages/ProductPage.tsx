import { isOn } from '#shared/switches.ts';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useHydrated } from '@tanstack/react-router';
import { ArrowLeft, House } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import { QuantityField } from '#features/cart/ui/QuantityField.tsx';
import { QuickOrderButton } from '#features/cart/ui/QuickOrderButton.tsx';
import type { Companions, Product } from '#features/catalogue/contract.ts';
import { isFilming } from '#features/catalogue/camera-law.ts';
import { productsHref } from '#features/catalogue/products-search.ts';
import { Alternatives } from '#features/catalogue/ui/Alternatives.tsx';
import { BuyPanel } from '#features/catalogue/ui/BuyPanel.tsx';
import { DisposalChapter } from '#features/catalogue/ui/DisposalChapter.tsx';
import { Gallery } from '#features/catalogue/ui/Gallery.tsx';
import { CameraLaw } from '#features/catalogue/ui/CameraLaw.tsx';
import { Chapter } from '#features/catalogue/ui/Chapter.tsx';
import { ProductDetails } from '#features/catalogue/ui/ProductDetails.tsx';
import { ConnectedChapter } from '#features/catalogue/ui/ConnectedChapter.tsx';
import { GuaranteeChapter } from '#features/catalogue/ui/GuaranteeChapter.tsx';
import { KitContents } from '#features/catalogue/ui/KitContents.tsx';
import { ProductNotFound } from '#features/catalogue/ui/ProductNotFound.tsx';
import { ProductSkeleton } from '#features/catalogue/ui/ProductSkeleton.tsx';
import { Questions } from '#features/catalogue/ui/Questions.tsx';
import { FieldOfViewSection } from '#features/catalogue/ui/FieldOfViewSection.tsx';
import { SoldOut } from '#features/catalogue/ui/SoldOut.tsx';
import { Restock } from '#features/restock/ui/Restock.tsx';
import { WishButton } from '#features/wishlist/ui/WishButton.tsx';
import { SafetyChapter } from '#features/catalogue/ui/SafetyChapter.tsx';
import { SpecificationList } from '#features/catalogue/ui/SpecificationList.tsx';
import { CompareTick } from '#features/comparison/ui/CompareTick.tsx';
import { wizardHref } from '#features/wizard/wizard-search.ts';
import { RecallNotice } from '#features/recalls/ui/RecallNotice.tsx';
import { ProductReviews } from '#features/reviews/ui/ProductReviews.tsx';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { whyNot } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { Price } from '#ui/components/Price.tsx';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { StickyBar } from '#ui/components/StickyBar.tsx';
import { BoughtTogether } from './BoughtTogether.tsx';
import { DataSheet } from './product/DataSheet.tsx';
import { InstallationStrip } from './product/InstallationStrip.tsx';
import { Needs } from './product/Needs.tsx';
import { productHead } from './product-head.ts';
import { offered } from '#shared/offered.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'PRODUCT_NOT_FOUND';

/** What asks for a price checks what is typed: its rules come after the page. */
const placeOfRequest = <div className="h-84" />;
const PriceRequest = lazyPart(
  () => import('#features/contact/ui/ContactForm.tsx'),
  'PriceRequest',
  placeOfRequest,
);

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
      queryClient.ensureQueryData(api.together.listBoughtTogether.queryOptions({ input })),
      queryClient.ensureQueryData(api.catalogue.listCompanions.queryOptions({ input })),
      queryClient.ensureQueryData(api.recalls.listProductRecalls.queryOptions({ input })),
      isOn('reviews') &&
        queryClient.ensureQueryData(
          api.reviews.listProductReviews.queryOptions({ input: { productId: id } }),
        ),
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
    <div className="wrap wrap-anywhere print:[zoom:0.62]">
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
      <RecallNotice productId={product.id} />
      {/* The keys reset what was chosen when another product is shown. */}
      <Purchase key={product.id} product={product} />
      <Chapters key={`chapters-${product.id}`} product={product} />
    </div>
  );
}

const none: Companions = { contents: [], fits: [], alternatives: [] };

/** What a product consists of, works with and could be replaced by; empty until it is known. */
function useCompanions(id: number): Companions {
  const { data = none } = useQuery({
    ...useApi().catalogue.listCompanions.queryOptions({ input: { id } }),
    retryOnMount: false,
  });
  return data;
}

function Chapters({ product }: { product: Product }) {
  const companions = useCompanions(product.id);
  return (
    <div className="mt-16 grid gap-14 md:mt-20 md:gap-18 print:mt-3 print:gap-2">
      <ProductDetails product={product} />
      <FieldOfViewSection product={product} />
      {isFilming(product.kind) && <CameraLaw />}
      <KitContents product={product} companions={companions} />
      <Needs product={product} companions={companions} />
      <InstallationStrip product={product} service={companions.installation} />
      {Object.keys(product.specifications).length > 0 && (
        <Chapter title="Τεχνικές προδιαγραφές">
          <SpecificationList specifications={product.specifications} />
          <DataSheet id={product.id} />
        </Chapter>
      )}
      <ConnectedChapter product={product} />
      <GuaranteeChapter product={product} />
      <SafetyChapter product={product} />
      <Questions product={product} />
      {isOn('reviews') && <ProductReviews product={product} className="print:hidden" />}
      {product.disposal && <DisposalChapter disposal={product.disposal} />}
      <BoughtTogether id={product.id} />
      {/* For a sold-out product they are already shown next to it. */}
      {product.inStock && (
        <Alternatives
          product={product}
          alternatives={companions.alternatives}
          actions={
            new Map(
              companions.alternatives.map(({ id, name }) => [
                id,
                <AddToCartButton key="add" compact productId={id} name={name} />,
              ]),
            )
          }
        />
      )}
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

/** Where an element is: on the screen, scrolled out above it, or still below, as before hydration. */
function usePlace(element: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<'below' | 'shown' | 'above'>('below');
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry?.isIntersecting) setPlace('shown');
      else if (entry) setPlace(entry.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return place;
}

function Purchase({ product }: { product: Product }) {
  const hasWizard = offered().hasWizard;
  const isHydrated = useHydrated();
  const [isTicked, setTicked] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const { id: productId, name, price, installationPrice } = product;
  const withInstallation = isTicked && installationPrice !== undefined;
  const confirmation = quantity > 1 ? `Προστέθηκαν ${quantity} τεμάχια στο καλάθι` : undefined;
  const buying = { productId, name, withInstallation, quantity, confirmation };
  const canBuy = price !== undefined && product.inStock;
  const isBuyer = whyNot(useViewer(), 'buyer') === null;
  const { alternatives } = useCompanions(productId);
  const buttons = useRef<HTMLDivElement>(null);
  const place = usePlace(buttons);
  return (
    <div
      data-buying={canBuy ? '' : undefined}
      className="grid gap-x-8 gap-y-7 min-[700px]:grid-cols-[1fr_1fr] md:gap-x-14 md:grid-cols-[1.28fr_1fr] print:grid-cols-[1fr_1.6fr] print:gap-x-8"
    >
      <Gallery product={product} />
      <div className="min-w-0">
        <BuyPanel
          product={product}
          withInstallation={withInstallation}
          onInstallationChange={setTicked}
          request={isHydrated ? <PriceRequest product={product} /> : placeOfRequest}
          tick={
            <div className="flex flex-wrap items-center gap-x-6 py-1.5 print:hidden">
              <CompareTick productId={productId} name={name} />
              <WishButton productId={productId} name={name} />
              {product.kind !== undefined && hasWizard && (
                <TextLink
                  href={wizardHref({ product: productId })}
                  className="inline-flex min-h-9 items-center gap-2 text-base pointer-coarse:min-h-11"
                >
                  <House className="icon-sm" />
                  Ταιριάζει στο σπίτι μου;
                </TextLink>
              )}
            </div>
          }
          actions={
            canBuy ? (
              <div ref={buttons} className="grid gap-3.5">
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
                <SoldOut name={name} alternatives={alternatives} notify={<Restock productId={productId} />} />
              )
            )
          }
        />
      </div>
      {canBuy && place !== 'shown' && (
        <StickyBar onDesk={place === 'above'}>
          <p className="min-w-0 flex-1 truncate font-medium max-md:hidden">{name}</p>
          <p className="min-w-0 md:text-right">
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
