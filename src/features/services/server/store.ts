import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import { picturesPath, type Image } from '../../../shared/images.ts';
import { freeSlug } from '../../../shared/slug.ts';
import type { Skill } from '../contract.ts';

/** The picture of the service at hand with its size, where it exists. */
const image = sql<Image | null>`(
  select jsonb_build_object('url', image_url, 'width', o.width, 'height', o.height)
  from objects o where o.path = substr(services.image_url, ${sql.lit(picturesPath.length + 1)}))`;

const selectServices = (db: Kysely<DB>) =>
  db
    .selectFrom('services')
    .selectAll()
    .select([image.as('image'), sql<Skill[]>`required_skills`.as('requiredSkills')])
    .orderBy('position')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>;

function serviceOf(row: Row) {
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

const keptServiceOf = (row: Row) => ({
  ...serviceOf(row),
  crew: row.crew,
  requiredSkills: row.requiredSkills,
});

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

/** The services in the shop's order with what booking asks of them. */
export async function listKeptServices(db: Kysely<DB>) {
  return (await selectServices(db).execute()).map(keptServiceOf);
}

/** A service by its id; in a transaction it is held until the end. */
export async function findService(trx: Transaction, id: number) {
  const row = await selectServices(trx)
    .where('services.id', '=', id)
    .forUpdate('services')
    .executeTakeFirst();
  return row && keptServiceOf(row);
}

type NewService = Omit<Insertable<DB['services']>, 'id' | 'slug' | 'position'>;

/** Holds all services until the end of the transaction: nobody else adds, changes, moves or deletes one meanwhile. */
export async function holdServices(trx: Transaction): Promise<void> {
  await sql`lock table services in share row exclusive mode`.execute(trx);
}

/** Keeps a service at the end of the list under a slug that no other has, and gives its id. */
export async function insertService(trx: Transaction, slug: string, service: NewService): Promise<number> {
  // One at a time: two equal titles would otherwise be given one slug.
  await holdServices(trx);
  const others = await trx.selectFrom('services').select('slug').execute();
  const taken = others.map((one) => one.slug);
  const { id } = await trx
    .insertInto('services')
    .values((eb) => ({
      ...service,
      slug: freeSlug(slug, taken),
      position: eb.selectFrom('services').select(sql<number>`coalesce(max(position) + 1, 0)`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what changes of a service. */
export async function updateService(
  trx: Transaction,
  id: number,
  change: Updateable<DB['services']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('services').set(change).where('id', '=', id).execute();
}

/** Removes a service; appointments keep its title. */
export async function deleteService(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('services').where('id', '=', id).execute();
}

/** Puts the services in the order of their ids; those that are not named come after them as before. */
export async function orderServices(trx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update services set position = wanted.position
    from (
      select id, row_number() over (
        order by array_position(${ids}::integer[], id) nulls last, position, id) - 1 as position
      from services) wanted
    where wanted.id = services.id and services.position <> wanted.position`.execute(trx);
}

/** The ids of all services in the shop's order. */
export async function listServiceIds(db: Kysely<DB>): Promise<number[]> {
  const rows = await db.selectFrom('services').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Tells whether a picture exists under a public address. */
export async function hasPicture(db: Kysely<DB>, imageUrl: string): Promise<boolean> {
  const path = imageUrl.slice(picturesPath.length);
  return (
    (await db.selectFrom('objects').select('path').where('path', '=', path).executeTakeFirst()) !== undefined
  );
}
