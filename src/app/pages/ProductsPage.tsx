import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { AddToCartButton } from '#features/cart/ui/AddToCartButton.tsx';
import type { Category, ProductCard as Card } from '#features/catalogue/contract.ts';
import {
  isPriceSort,
  listInput,
  productsAddress,
  productsHref,
  productsPerPage,
  readProductsSearch,
  type ProductsSearch,
} from '#features/catalogue/products-search.ts';
import { hasDanger } from '#features/catalogue/search-notices.ts';
import { ProductCard } from '#features/catalogue/ui/ProductCard.tsx';
import { ProductFilters } from '#features/catalogue/ui/ProductFilters.tsx';
import { ProductGrid, ProductGridSkeleton } from '#features/catalogue/ui/ProductGrid.tsx';
import { CompareTick } from '#features/comparison/ui/CompareTick.tsx';
import { company } from '#shared/company.ts';
import { listed, plural } from '#shared/greek.ts';
import { offered } from '#shared/offered.ts';
import { canSeePrices } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { breadcrumbsLd, pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useSeesPrices } from '#ui/page/session.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Pagination } from '#ui/components/Pagination.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cachedForBuyers } from '../rendering/cached-for-buyers.tsx';
import { CategoryParts, readyOnServer, SearchAnswer } from './CategoryParts.tsx';
import type { SearchAnswerProps } from './category-parts.tsx';

export const Route = createFileRoute('/products')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => readProductsSearch(search),
  async loader({ context: { queryClient, api }, deps }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    const input = listInput(deps, canSeePrices(viewer));
    const list = queryClient.ensureQueryData(api.catalogue.listCards.queryOptions({ input }));
    const categories = await queryClient
      .ensureQueryData(api.catalogue.listCategories.queryOptions())
      .catch((error: unknown) => {
        // The products are shown without them; only the server must know whether a category exists.
        if (import.meta.env.SSR && deps.categoryId) throw error;
      });
    // The server renders the whole page; in the browser the list shows its own skeletons and errors.
    if (import.meta.env.SSR) {
      await readyOnServer();
      const lastPage = Math.ceil((await list).total / productsPerPage);
      if (lastPage > 0 && lastPage < (deps.page ?? 1)) {
        throw redirect({ href: productsHref({ ...deps, page: lastPage }) });
      }
    } else list.catch(() => undefined);
    const category = categories?.find(({ id }) => id === deps.categoryId);
    if (categories && deps.categoryId && !category) throw notFound();
    return { category };
  },
  head: ({ match, loaderData }) => headOf(match, readProductsSearch(match.search), loaderData?.category),
  component: ProductsPage,
  pendingMs: 200,
  pendingComponent: ProductsSkeleton,
});

function descriptionOf(category: Category | undefined): string {
  const { installation: services } = offered();
  const group = category?.searchCategory;
  const isInstalled = group ? group in services : Object.keys(services).length > 0;
  if (!category) {
    const sold = 'Κάμερες, συναγερμοί, ανιχνευτές, έλεγχος πρόσβασης και θυροτηλεοράσεις';
    return `${sold}${isInstalled ? ', με ή χωρίς εγκατάσταση' : ''}.`;
  }
  const installation = isInstalled ? ['εγκατάσταση από τους τεχνικούς μας'] : [];
  return `${category.name}: ${listed(['τεχνικά χαρακτηριστικά', 'διαθεσιμότητα', ...installation])}.`;
}

function headOf(
  match: Parameters<typeof pageHead>[0],
  search: ProductsSearch,
  category: Category | undefined,
) {
  const { page } = search;
  const name = search.search ? `Αναζήτηση «${search.search}»` : (category?.name ?? 'Προϊόντα');
  const path = productsAddress.canonicalHref(search);
  return pageHead(match, {
    title: page ? `${name}, σελίδα ${page}` : name,
    description: import.meta.env.SSR && descriptionOf(category),
    path,
    noindex: search.search !== undefined,
    jsonLd: (url) => [
      breadcrumbsLd(url, [
        { label: 'Αρχική', path: '/' },
        { label: 'Προϊόντα', path: '/products' },
        ...(category ? [{ label: category.name, path }] : []),
      ]),
    ],
  });
}

function ProductsSkeleton() {
  return (
    <div className="wrap py-13">
      <h1 className="mb-6.5 text-3xl tracking-display">Προϊόντα</h1>
      <ProductGridSkeleton count={8} />
    </div>
  );
}

function ProductsPage() {
  const search = readProductsSearch(Route.useSearch());
  const { category } = Route.useLoaderData();
  const { data: categories } = useQuery({
    ...useApi().catalogue.listCategories.queryOptions(),
    retryOnMount: false,
  });
  const seesPrices = useSeesPrices();
  const list = useList(search);
  // A shop without products has nothing to filter.
  const isBare = categories?.every(({ productCount }) => productCount === 0) ?? false;
  return (
    <div className="wrap">
      <CachedTop category={category} search={search} total={list.data?.isNearest ? 0 : list.data?.total} />
      <CategoryParts category={category} search={search} />
      <div className={isBare ? '' : 'with-rail'}>
        {!isBare && categories && <ProductFilters categories={categories} search={search} />}
        <section aria-label="Κατάλογος προϊόντων" className="col-start-2 max-md:pt-6.5">
          {isPriceSort(search.sortBy) && !seesPrices && (
            <Notice className="mb-5">
              Η ταξινόμηση κατά τιμή είναι διαθέσιμη σε εγκεκριμένους πελάτες. Βλέπετε τα προϊόντα με την
              προτεινόμενη σειρά.
            </Notice>
          )}
          <ProductList search={search} list={list} />
        </section>
      </div>
      {!isBare && <CategoryParts category={category} />}
    </div>
  );
}

interface TopProps {
  category: Category | undefined;
  search: ProductsSearch;
  total: number | undefined;
}

function Top({ category, search, total }: TopProps) {
  return (
    <>
      <Breadcrumbs
        className="py-1.5"
        items={[
          { label: 'Αρχική', href: '/' },
          ...(category
            ? [{ label: 'Προϊόντα', href: '/products' }, { label: category.name }]
            : [{ label: 'Προϊόντα' }]),
        ]}
      />
      <div className="mt-1.5 mb-5">
        <h1 className="text-3xl tracking-display">{category?.name ?? 'Προϊόντα'}</h1>
        <ProductCount search={search} total={total} />
      </div>
    </>
  );
}

type CardList = Omit<SearchAnswerProps['list'], 'products'> & { products: readonly Card[]; total: number };

interface ProductsProps {
  list: CardList;
  search: ProductsSearch;
}

function Products({ list, search }: ProductsProps) {
  return (
    <>
      <SearchAnswer list={list} />
      <ProductGrid>
        {list.products.map((product, index) => (
          // On a phone the first row has two products; browsers choose the priority of the other pictures.
          <li key={product.id} className={index > 5 ? 'later' : undefined}>
            <ProductCard
              product={product}
              priority={index < 2}
              action={<AddToCartButton compact productId={product.id} name={product.name} />}
              tick={<CompareTick onTile productId={product.id} name={product.name} />}
            />
          </li>
        ))}
      </ProductGrid>
      <Pagination
        className="mt-12"
        page={search.page ?? 1}
        pageCount={Math.ceil(list.total / productsPerPage)}
        hrefFor={(page) => productsHref({ ...search, page })}
      />
    </>
  );
}

function useList(search: ProductsSearch) {
  const input = listInput(search, useSeesPrices());
  return useQuery({
    ...useApi().catalogue.listCards.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
}

function ProductCount({ search, total }: { search: ProductsSearch; total: number | undefined }) {
  if (total === 0 && !search.search) return null;
  const found = total === undefined ? 'Προϊόντα' : plural(total, 'προϊόν', 'προϊόντα');
  return (
    <p role="status" className="mt-1.5 text-text-2">
      {search.search ? (
        <>
          {found} για «{search.search}».{' '}
          {total !== 0 && (
            <TextLink href={productsHref({ ...search, search: undefined })}>Όλα τα προϊόντα</TextLink>
          )}
        </>
      ) : (
        `${found}.`
      )}
    </p>
  );
}

function ProductList({ search, list }: { search: ProductsSearch; list: ReturnType<typeof useList> }) {
  const { data, error, isPlaceholderData, refetch } = list;
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        title="Σφάλμα: Δεν ήταν δυνατή η φόρτωση των προϊόντων."
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ProductGridSkeleton count={8} />;
  if (data.products.length === 0) {
    return (
      <>
        <SearchAnswer list={data} />
        {!hasDanger(data.notices ?? []) && <CategoryParts isEmpty search={search} />}
      </>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
    >
      <CachedProducts list={data} search={search} />
    </div>
  );
}

const CachedTop = cachedForBuyers(Top, ({ category }) => category ?? company());
const CachedProducts = cachedForBuyers(Products, ({ list }) => list);
