import { surveyCall } from '#shared/promises.ts';
import { SearchX } from 'lucide-react';
import { bookingPath } from '#features/booking/booking-path.ts';
import type { Category } from '#features/catalogue/contract.ts';
import { productsHref, type ProductsSearch } from '#features/catalogue/products-search.ts';
import { categoryGuides } from '#features/catalogue/ui/category-guides.ts';
import type { SearchNotice } from '#features/catalogue/search-notices.ts';
import { SearchNotices } from '#features/catalogue/ui/SearchNotices.tsx';
import { contactHref } from '#features/contact/contact-search.ts';
import { company } from '#shared/company.ts';
import { imageSrcSet, imageUrl } from '#shared/images.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cachedForBuyers } from '../rendering/cached-for-buyers.tsx';
import { offered } from '#shared/offered.ts';

/** A category with at most this many products has room for its story. */
const fewProducts = 6;

export interface CategoryPartsProps {
  category?: Category | undefined;
  /** Given above the list; without it this stands below the list. */
  search?: ProductsSearch;
  /** Stands in place of a list without products. */
  isEmpty?: boolean;
}

/** What a category's page says before and after its products, and in place of them where there are none. */
export function CategoryTexts({ category, search, isEmpty }: CategoryPartsProps) {
  if (isEmpty) {
    const { page: _page, ...chosen } = search ?? {};
    return (
      <NothingFound
        word={search?.search}
        hasFilters={Object.values(chosen).some((one) => one !== undefined)}
      />
    );
  }
  if (!search) return <End category={category} />;
  return category?.guide && <CategoryGuide guideId={category.guide} search={search} />;
}

/** What to do where no product was found, in other words after a search. */
function NothingFound({ word, hasFilters }: { word: string | undefined; hasFilters: boolean }) {
  const hasWizard = offered().hasWizard;
  return (
    <EmptyState
      icon={<SearchX />}
      title={hasFilters ? 'Δεν βρέθηκαν προϊόντα' : 'Τα προϊόντα μας έρχονται σύντομα'}
      action={
        <div className="flex flex-wrap gap-2.5">
          {word !== undefined && hasWizard && <Button href="/wizard">Οδηγός επιλογής</Button>}
          {hasFilters ? (
            <Button variant="outline" href="/products">
              Όλα τα προϊόντα
            </Button>
          ) : (
            <Button href="/contact">Πείτε μας τι χρειάζεστε</Button>
          )}
          {word !== undefined && (
            <Button variant="outline" href={contactHref({ subject: `Αναζητώ: ${word}` })}>
              Ρωτήστε μας
            </Button>
          )}
        </div>
      }
    >
      {word === undefined ? (
        hasFilters ? (
          'Δοκιμάστε άλλα φίλτρα ή επιστρέψτε αργότερα.'
        ) : (
          'Ως τότε ρωτήστε μας για ό,τι χρειάζεστε.'
        )
      ) : (
        <>
          Δοκιμάστε μια πιο γενική λέξη, ή καλέστε μας στο{' '}
          <TextLink href={company().phoneHref} className="whitespace-nowrap">
            {company().phone}
          </TextLink>
          .
        </>
      )}
    </EmptyState>
  );
}

function CategoryGuide({
  guideId,
  search,
}: {
  guideId: NonNullable<Category['guide']>;
  search: ProductsSearch;
}) {
  const guide = categoryGuides[guideId];
  return (
    <div className="mb-5">
      <p className="max-w-[76ch] text-base text-text-2 md:text-md">
        <span className="sr-only">Πώς επιλέγετε: </span>
        {guide.lines[0]}
        <br />
        {guide.lines[1]}
      </p>
      {guide.shapes && (
        <ul aria-label="Μορφές" className="shapes mt-4">
          {guide.shapes.map(({ shape, word, name }) => {
            const isChosen = search.search === word;
            return (
              <li key={word}>
                <Anchor
                  href={productsHref({ ...search, page: undefined, search: isChosen ? undefined : word })}
                  aria-current={isChosen ? 'true' : undefined}
                  className="shape"
                >
                  <span aria-hidden="true" className={`shape-icon shape-${shape}`} />
                  {name}
                </Anchor>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface EndProps {
  category: Category | undefined;
  /** Slugs of the services. */
  survey: string | undefined;
  installation: string | undefined;
  hasWizard: boolean;
}

/** The end of a list: the story of a small category with its service, and the survey for those who are not sure. */
function CategoryEnd({ category, survey, hasWizard, installation }: EndProps) {
  const isSmall = category && category.productCount <= fewProducts;
  return (
    <section aria-label="Βοήθεια στην επιλογή" className="mt-12 grid gap-4 min-[700px]:grid-cols-2 md:gap-5">
      {isSmall && category.image && (
        <div className="relative overflow-hidden rounded-md bg-tile">
          <img
            src={imageUrl(category.image.url, 640)}
            srcSet={imageSrcSet(category.image)}
            sizes="(min-width: 1440px) 680px, (min-width: 900px) 48vw, 92vw"
            alt=""
            width={category.image.width}
            height={category.image.height}
            loading="lazy"
            decoding="async"
            className="aspect-[3/2] w-full object-cover"
          />
        </div>
      )}
      <div
        className={`flex flex-col items-start justify-center gap-y-2 rounded-md bg-sunken px-6 py-8 md:px-10 ${isSmall && category.image ? '' : 'min-[700px]:col-span-2'}`}
      >
        <span aria-hidden="true" className="plan-sketch" />
        <h2 className="mt-2 text-2xl tracking-display">Δεν είστε σίγουροι;</h2>
        <p className="max-w-[52ch] text-text-2">
          {survey === undefined
            ? 'Πείτε μας για τον χώρο και σας λέμε τι χρειάζεται και τι όχι.'
            : `Ένας τεχνικός έρχεται${company().promises.freeSurvey ? ' δωρεάν' : ''}, βλέπει τον χώρο και σας λέει τι χρειάζεται και τι όχι.`}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {survey === undefined ? (
            <Button href="/contact">Ρωτήστε μας</Button>
          ) : (
            <Button href={bookingPath(survey)}>{surveyCall()}</Button>
          )}
          {hasWizard && (
            <TextLink arrow href="/wizard">
              Οδηγός επιλογής
            </TextLink>
          )}
          {category && installation !== undefined && (
            <TextLink arrow href={`/services#${installation}`}>
              Η εγκατάσταση
            </TextLink>
          )}
        </div>
      </div>
    </section>
  );
}

const CachedEnd = cachedForBuyers(CategoryEnd, ({ category }) => category ?? company());

function End({ category }: Pick<EndProps, 'category'>) {
  const { survey, installation, hasWizard } = offered();
  return (
    <CachedEnd
      category={category}
      survey={survey?.slug}
      installation={category && installation[category.searchCategory]}
      hasWizard={hasWizard}
    />
  );
}

export interface SearchAnswerProps {
  list: {
    products: readonly unknown[];
    isNearest?: boolean | undefined;
    notices?: readonly SearchNotice[] | undefined;
    understood?: readonly string[] | undefined;
  };
}

/** What a search says above its products: how it was understood, what is not sold, and that they are only the nearest. */
export function SearchAnswer({ list: { products, isNearest, notices, understood } }: SearchAnswerProps) {
  const hasWizard = offered().hasWizard;
  return (
    <>
      {understood && understood.length > 0 && products.length > 0 && (
        <p className="mb-4 text-base text-text-2">Κατανοήσαμε: {understood.join(', ')}.</p>
      )}
      {notices && notices.length > 0 && (
        <div className="mb-5">
          <SearchNotices notices={notices} />
        </div>
      )}
      {isNearest && products.length > 0 && (
        <p className="mb-4 text-base font-medium">
          Κανένα προϊόν δεν ταιριάζει ακριβώς. Τα πλησιέστερα
          {hasWizard && (
            <>
              , ή <TextLink href="/wizard">ο οδηγός επιλογής</TextLink>
            </>
          )}
          :
        </p>
      )}
    </>
  );
}
