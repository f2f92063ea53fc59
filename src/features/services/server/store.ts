import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { Image } from '../../../shared/images.ts';

/** The picture of the service at hand with its size, where it exists. */
const image = sql<Image | null>`(
  select jsonb_build_object('url', image_url, 'width', o.width, 'height', o.height)
  from objects o where o.path = substr(services.image_url, 17))`;

const selectServices = (db: Kysely<DB>) =>
  db.selectFrom('services').selectAll().select(image.as('image')).orderBy('position').orderBy('id');

function serviceOf(row: Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>) {
  const { imageUrl, image: picture, legalNote } = row;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    shortDescription: row.shortDescription,
    description: row.description,
    features: row.features,
    priceRange: row.priceRange,
    priceNote: row.priceNote,
    priceCents: row.priceCents,
    durationMinutes: row.durationMinutes,
    isEmergency: row.isEmergency,
    isBookable: row.isBookable,
    onHome: row.onHome,
    ...(imageUrl !== null && { imageUrl }),
    ...(picture !== null && { image: picture }),
    ...(legalNote !== null && { legalNote }),
  };
}

/** The services in the shop's order, all or those for the home page, with the price that each begins at in cents. */
export async function listServices(db: Kysely<DB>, { onHome = false }: { onHome?: boolean | undefined }) {
  const rows = await selectServices(db)
    .$if(onHome, (query) => query.where('onHome', '=', true))
    .execute();
  return rows.map(serviceOf);
}

/** What a visit for a service takes: its crew, their skills, its length; also for one that is not booked by appointment. */
export function findVisit(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('services')
    .where('id', '=', id)
    .select(['id', 'title', 'durationMinutes', 'crew', 'requiredSkills', 'isBookable'])
    .executeTakeFirst();
}
