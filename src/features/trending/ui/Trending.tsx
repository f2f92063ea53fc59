import { isOn } from '#shared/switches.ts';
import { useQuery } from '@tanstack/react-query';
import { Star, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#shared/greek.ts';
import { decimalText } from '#shared/decimals.ts';
import { useApi } from '#ui/page/api.ts';
import { useSession } from '#ui/page/session.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Sparkline } from '#ui/components/Sparkline.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import type { BestRated, Rising, Trending as Trends, TrendingProduct as Product } from '../contract.ts';
import { comparedDays } from '../rules.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Questions } from './Questions.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Facts } from '#features/catalogue/ui/Facts.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';

/** How many of the questions stand here; all of them have a page of their own. */
const shownQuestions = 3;

const reviewText = 'Από κριτικές πελατών που παρέλαβαν το προϊόν.';
const sampleText = 'Κατάστημα επίδειξης: οι κριτικές και οι βαθμολογίες είναι δείγμα.';

/** What customers rate best, what is asked for more than before, and frequent questions. */
export function Trending() {
  const { data, error, refetch } = useQuery({
    ...useApi().trending.getTrending.queryOptions(),
    retryOnMount: false,
  });
  if (data) return <Shown {...data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading className="grid gap-8 md:grid-cols-2">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-56 md:col-span-2" />
    </Loading>
  );
}

function Shown({ bestRated, rising, questions }: Trends) {
  const { site } = useSession();
  return (
    <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
      {isOn('reviews') && (
        <Part title="Καλύτερες βαθμολογίες" text={site.isDemo ? sampleText : reviewText}>
          <BestRatedList products={bestRated} />
        </Part>
      )}
      <Part
        title="Ανερχόμενη ζήτηση"
        text={`Παραγγελίες των τελευταίων ${comparedDays} ημερών σε σύγκριση με τις ${comparedDays} προηγούμενες.`}
      >
        <RisingList products={rising} />
      </Part>
      <Part title="Συχνές ερωτήσεις" className="md:col-span-2">
        <Questions questions={questions.slice(0, shownQuestions)} />
        {questions.length > shownQuestions && (
          <p className="mt-4">
            <TextLink href="/questions">Όλες οι συχνές ερωτήσεις</TextLink>
          </p>
        )}
      </Part>
      {isOn('comparison') && (
        <section aria-labelledby="compare-call" className="rounded-md bg-sunken p-6 md:col-span-2 md:p-8">
          <h2 id="compare-call" className="text-xl">
            Συγκρίνετε πριν αποφασίσετε
          </h2>
          <p className="mt-2 max-w-[62ch] text-text-2">
            Βάλτε έως 4 προϊόντα δίπλα δίπλα και δείτε σε τι διαφέρουν: χαρακτηριστικά, δυνατότητες, υπέρ και
            κατά.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button href="/advanced-search?tab=compare">Σύγκριση προϊόντων</Button>
            <Button href="/products" variant="outline">
              Όλα τα προϊόντα
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, text, className, children }: PartProps) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="border-b-2 border-text pb-3 text-xl">{title}</h2>
      {text !== undefined && <p className="mt-3 text-base text-text-2">{text}</p>}
      {children}
    </section>
  );
}

function BestRatedList({ products }: { products: readonly BestRated[] }) {
  if (products.length === 0)
    return (
      <EmptyState icon={<Star />} title="Δεν υπάρχουν βαθμολογίες ακόμη">
        Οι πρώτες θα φανούν εδώ, μόλις γράψουν κριτική οι πελάτες που παρέλαβαν τα προϊόντα τους.
      </EmptyState>
    );
  return (
    <ol className="mt-2">
      {products.map((product) => (
        <TrendingProduct key={product.id} product={product}>
          <span className="flex items-center gap-2 text-base">
            <Stars rating={product.rating} />
            <span className="num font-semibold">{decimalText(product.rating, 1)}</span>
            <span className="sr-only">από 5</span>
          </span>
          {product.isSampleRating ? (
            <Badge tone="line">Δείγμα</Badge>
          ) : (
            <span className="text-sm text-text-2">{plural(product.reviewCount, 'κριτική', 'κριτικές')}</span>
          )}
        </TrendingProduct>
      ))}
    </ol>
  );
}

function RisingList({ products }: { products: readonly Rising[] }) {
  if (products.length === 0)
    return (
      <EmptyState icon={<TrendingUp />} title="Η ζήτηση είναι σταθερή">
        Αυτόν τον μήνα κανένα προϊόν δεν παραγγέλθηκε αισθητά συχνότερα από τον προηγούμενο.
      </EmptyState>
    );
  return (
    <ol className="mt-2">
      {products.map((product) => (
        <TrendingProduct
          key={product.id}
          product={product}
          chart={<Sparkline wide label="Πορεία της ζήτησης στα 100" values={product.course} />}
        >
          {product.percent === undefined ? (
            <Badge tone="low">Νέα ζήτηση</Badge>
          ) : (
            <span className="num flex items-center gap-1.5 font-semibold text-ok-text">
              <TrendingUp className="icon-sm" />+{plural(product.percent, '%', '%')}
              <span className="sr-only">ζήτηση</span>
            </span>
          )}
        </TrendingProduct>
      ))}
    </ol>
  );
}

interface Props {
  product: Product;
  chart?: ReactNode;
  children: ReactNode;
}

function TrendingProduct({ product, chart, children }: Props) {
  const { id, name, brand, facts, image, categoryId } = product;
  return (
    <li className="relative grid grid-cols-[88px_1fr] items-center gap-4 border-b border-line py-4 hover:bg-surface-hover sm:grid-cols-[112px_1fr_auto]">
      <ProductTile image={image} alt="" categoryId={categoryId} sizes="112px" />
      <div className="min-w-0">
        {brand && <p className="text-sm text-text-3">{brand}</p>}
        <h3 className="text-md leading-snug wrap-anywhere">
          <Anchor href={`/products/${id}`} className="after:absolute after:inset-0">
            {name}
          </Anchor>
        </h3>
        <Facts facts={facts} className="mt-1 max-sm:hidden" />
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>
      </div>
      {chart && <div className="max-sm:col-start-2">{chart}</div>}
    </li>
  );
}
