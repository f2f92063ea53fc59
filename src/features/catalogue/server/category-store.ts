import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { picturesPath, type Image } from '#shared/images.ts';
import type { guideIds } from '../enums.ts';
import type { Category } from '../contract.ts';

/** The picture of a category with its size: the uploaded one, else the built-in one, of those whose file exists. */
const categoryImage = sql<Image | null>`(
  select jsonb_build_object('url', chosen.url, 'width', o.width, 'height', o.height)
  from (values (1, categories.own_image_url), (2, categories.image_url)) as chosen (position, url)
  join objects o on o.path = substr(chosen.url, ${sql.lit(picturesPath.length + 1)})
  order by chosen.position limit 1)`;

/** The names of all categories but one. */
export async function listCategoryNames(db: Kysely<DB>, { except }: { except: string }): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('name').where('id', '<>', except).execute();
  return rows.map(({ name }) => name);
}

/** The categories in the shop's order, with the number of products and of products in stock. */
export async function listCategories(db: Kysely<DB>): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('products', (join) => join.onRef('categoryId', '=', 'categories.id').on('isDraft', '=', false))
    .select([
      'categories.id',
      'categories.name',
      'searchCategory',
      'productKind',
      sql<(typeof guideIds)[number] | null>`guide`.as('guide'),
      sql<number>`count(products.id)::int`.as('productCount'),
      sql<number>`(count(*) filter (where in_stock))::int`.as('inStockCount'),
      categoryImage.as('image'),
      sql<boolean>`own_image_url is not null`.as('hasOwnImage'),
    ])
    .groupBy('categories.id')
    .orderBy('position')
    .orderBy('categories.id')
    .execute();
  return rows.map(({ image, hasOwnImage, productKind, guide, ...category }) => ({
    ...category,
    ...(productKind !== null && { productKind }),
    ...(guide !== null && { guide }),
    ...(image !== null && { image }),
    ...(image !== null && hasOwnImage && { hasOwnImage }),
  }));
}
