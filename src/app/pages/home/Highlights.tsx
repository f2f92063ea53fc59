import { useQuery } from '@tanstack/react-query';
import { searchCategories, searchCategoryLabels } from '#features/catalogue/enums.ts';
import { productsHref } from '#features/catalogue/products-search.ts';
import { CategoryIcon } from '#features/catalogue/ui/CategoryIcon.tsx';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';

/** The groups of products that the shop has, each with its largest category and the names of all; nothing without any. */
export function Highlights() {
  const { data = [] } = useQuery({
    ...useApi().catalogue.listCategories.queryOptions(),
    retryOnMount: false,
  });
  const groups = searchCategories.flatMap((group) => {
    const categories = data
      .filter(({ searchCategory, productCount }) => searchCategory === group && productCount > 0)
      .toSorted((one, other) => other.productCount - one.productCount);
    const [largest] = categories;
    return largest ? { group, categories, href: productsHref({ categoryId: largest.id }) } : [];
  });
  if (groups.length === 0) return null;
  return (
    <section aria-label="Τομείς" className="later wrap pt-10 md:pt-14">
      <ul className="grid grid-cols-2 border-y border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {groups.map(({ group, categories, href }) => (
          <li
            key={group}
            className="group relative border-line py-5 pr-3.5 max-md:even:border-l max-md:even:pl-3.5 max-md:[&:nth-child(n+3)]:border-t md:py-7.5 md:pr-7 md:[&+li]:border-l md:[&+li]:pl-7"
          >
            <span className="[&>svg]:size-7 [&>svg]:stroke-[1.35]">
              <CategoryIcon categoryId={group} />
            </span>
            <h2 className="mt-4 text-[1.0625rem]">
              <Anchor href={href} className="after:absolute after:inset-0 group-hover:underline">
                {searchCategoryLabels[group]}
              </Anchor>
            </h2>
            <p className="mt-1.5 text-base text-text-2">{categories.map(({ name }) => name).join(', ')}.</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
