import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { picturesPath, type Image } from '#shared/images.ts';
import { freeSlug } from '#shared/slug.ts';
import { wire } from '#shared/wire.ts';
import type { PriceKind, ServiceRole, Skill } from '../contract.ts';
import type { RepeatMonths } from '../repeat-contract.ts';
import { whyNeverBookable } from '../staffing.ts';

/** The technicians, for whether anybody can go. */
const team = sql<Parameters<typeof whyNeverBookable>[1]>`(
  select coalesce(jsonb_agg(jsonb_build_object('skills', skills, 'isActive', is_active)), '[]') from technicians)`;

/** The picture of a service with its size, if the file exists. */
const image = sql<Image | null>`(
  select jsonb_build_object('url', image_url, 'width', o.width, 'height', o.height)
  from objects o where o.path = substr(services.image_url, ${sql.lit(picturesPath.length + 1)}))`;

const selectServices = (db: Kysely<DB>) =>
  db
    .selectFrom('services')
    .selectAll()
    .select([
      image.as('image'),
      team.as('team'),
      sql<Skill[]>`required_skills`.as('requiredSkills'),
      sql<RepeatMonths | null>`repeat_months`.as('repeatMonths'),
      sql<ServiceRole | null>`role`.as('role'),
      sql<PriceKind>`price_kind`.as('priceKind'),
    ])
    .orderBy('position')
    .orderBy('id');

type Row = Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>;

/** A service as everybody reads it: nobody books what no technician can do. */
function serviceOf(row: Row) {
  const { imageUrl, image: picture, legalNote, role } = row;
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
    priceKind: row.priceKind,
    callOutCents: row.callOutCents,
    durationMinutes: row.durationMinutes,
    isEmergency: row.isEmergency,
    isBookable: row.isBookable && whyNeverBookable(row, row.team) === null,
    onHome: row.onHome,
    ...wire({ imageUrl, image: picture, legalNote, role }),
  };
}

const storedServiceOf = (row: Row) => ({
  ...serviceOf(row),
  isBookable: row.isBookable,
  crew: row.crew,
  requiredSkills: row.requiredSkills,
  ...(row.repeatMonths !== null && { repeatMonths: row.repeatMonths }),
});

/** All services in the shop's order, or only those for the home page, with their starting prices in cents. */
export async function listServices(
  db: Kysely<DB>,
  { onHome = false }: { onHome?: boolean | undefined } = {},
) {
  const rows = await selectServices(db)
    .$if(onHome, (query) => query.where('onHome', '=', true))
    .execute();
  return rows.map(serviceOf);
}

/** Whether customers can book any service. */
export const takesBookings = async (db: Kysely<DB>): Promise<boolean> =>
  (await listServices(db)).some(({ isBookable }) => isBookable);

/** The first service in the shop's order that can be booked for a skill and is not for emergencies. */
export async function findServiceForSkill(db: Kysely<DB>, skill: Skill) {
  const rows = await selectServices(db)
    .where('isEmergency', '=', false)
    .where(sql<boolean>`${skill} = any(required_skills)`)
    .execute();
  const row = rows.find((one) => serviceOf(one).isBookable);
  return row && { ...serviceOf(row), crew: row.crew };
}

/** The requirements of a visit for a service: crew, skills, duration; also for a service that is not bookable. */
export function findVisit(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('services')
    .where('id', '=', id)
    .select(['id', 'title', 'durationMinutes', 'crew', 'requiredSkills', 'isBookable', 'isEmergency'])
    .select(sql<RepeatMonths | null>`repeat_months`.as('repeatMonths'))
    .executeTakeFirst();
}

/** The services in the shop's order with the fields that booking needs. */
export async function listStoredServices(db: Kysely<DB>) {
  const rows = await selectServices(db).execute();
  return rows.map((row) => {
    const why = row.isBookable && whyNeverBookable(row, row.team);
    return { ...storedServiceOf(row), ...(why && { whyNeverBookable: why }) };
  });
}

/** A service by its id; locks the row until the transaction ends. */
export async function findService(trx: Transaction, id: number) {
  const row = await selectServices(trx)
    .where('services.id', '=', id)
    .forUpdate('services')
    .executeTakeFirst();
  return row && storedServiceOf(row);
}

type NewService = Omit<Insertable<DB['services']>, 'id' | 'slug' | 'position'>;

/** Locks the table until the transaction ends: nobody else can add, change, move or delete a service. */
export async function lockServices(trx: Transaction): Promise<void> {
  await sql`lock table services in share row exclusive mode`.execute(trx);
}

/** Inserts a service at the end of the list under a unique slug, and returns its id. */
export async function insertService(trx: Transaction, slug: string, service: NewService): Promise<number> {
  // Locked, because two concurrent inserts of the same title would get the same slug.
  await lockServices(trx);
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

export async function updateService(
  trx: Transaction,
  id: number,
  change: Updateable<DB['services']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('services').set(change).where('id', '=', id).execute();
}

/** Deletes a service; appointments keep its title. */
export async function deleteService(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('services').where('id', '=', id).execute();
}

/** Orders the services by `ids`; those that are not listed follow in their present order. */
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

/** Whether a picture exists under a public address. */
export async function hasPicture(db: Kysely<DB>, imageUrl: string): Promise<boolean> {
  const path = imageUrl.slice(picturesPath.length);
  return (
    (await db.selectFrom('objects').select('path').where('path', '=', path).executeTakeFirst()) !== undefined
  );
}
