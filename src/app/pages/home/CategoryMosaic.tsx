import { useQuery } from '@tanstack/react-query';
import type { Category } from '#features/catalogue/contract.ts';
import { productsHref } from '#features/catalogue/products-search.ts';
import { plural } from '#shared/greek.ts';
import { imageSrcSet, imageUrl } from '#shared/images.ts';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import { Section } from './Section.tsx';

/** One large tile and four small ones. */
const shownTiles = 5;

/** The categories with most products as pictures, the others as links. */
export function CategoryMosaic() {
  const { data } = useQuery({ ...useApi().catalogue.listCategories.queryOptions(), retryOnMount: false });
  const filled = data?.filter(({ productCount }) => productCount > 0) ?? [];
  if (filled.length === 0) return null;
  const byCount = filled.toSorted((one, other) => other.productCount - one.productCount);
  const shown = byCount.slice(0, shownTiles);
  const rest = filled.filter((category) => !shown.includes(category));
  return (
    <Section
      title="Ο εξοπλισμός"
      way={
        <TextLink arrow href="/products">
          Όλα τα προϊόντα
        </TextLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-[2fr_1fr_1fr] lg:gap-x-5">
        {shown.map((category, index) => (
          <li key={category.id} className={index === 0 ? 'max-lg:col-span-2 lg:row-span-2' : undefined}>
            <Tile category={category} isLarge={index === 0} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p className="mt-5 flex flex-wrap items-center gap-x-5 text-base text-text-2">
          Ακόμη:
          {rest.map(({ id, name }) => (
            <TextLink
              key={id}
              href={productsHref({ categoryId: id })}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </Section>
  );
}

function Tile({
  category: { id, name, productCount, image },
  isLarge,
}: {
  category: Category;
  isLarge: boolean;
}) {
  return (
    <div className="group relative flex h-full flex-col">
      <div
        className={`relative grow overflow-hidden rounded-md bg-tile max-lg:aspect-[3/2] ${isLarge ? 'sm:max-lg:aspect-[5/2] lg:min-h-112' : 'lg:min-h-50'}`}
      >
        {image ? (
          <img
            src={imageUrl(image.url, 640)}
            srcSet={imageSrcSet(image)}
            sizes={
              isLarge
                ? '(min-width: 1440px) 740px, (min-width: 1200px) 52vw, 92vw'
                : '(min-width: 1440px) 330px, (min-width: 1200px) 24vw, 46vw'
            }
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover transition-transform duration-(--d-3) ease-out group-hover:scale-[1.025]"
          />
        ) : (
          <div className="absolute inset-0 grid place-items-center p-6">
            <div className="w-2/3">
              <PlanDrawing stage="study" />
            </div>
          </div>
        )}
      </div>
      <div className="flex items-baseline justify-between gap-x-3 pt-2.5 max-lg:flex-col">
        <h3 className={isLarge ? 'text-lg lg:text-xl' : 'text-[0.9375rem] lg:text-lg'}>
          <Anchor
            href={productsHref({ categoryId: id })}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Anchor>
        </h3>
        <p className="shrink-0 text-sm text-text-3">{plural(productCount, 'προϊόν', 'προϊόντα')}</p>
      </div>
    </div>
  );
}
