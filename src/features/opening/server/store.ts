import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/** How many records of each kind a shop has that its customers would meet. */
export type Counts = {
  technicians: number;
  services: number;
  /** What the postal codes where the technicians go begin with. */
  prefixes: number;
  categories: number;
  products: number;
};

export async function countRecords(db: Kysely<DB>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from technicians where is_active and skills <> '{}') as technicians,
      (select count(*)::int from services) as services,
      coalesce((select jsonb_array_length(value) from settings where key = 'installation-area'), 0) as prefixes,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from products where not is_draft) as products`.execute(db);
  return rows[0] ?? { technicians: 0, services: 0, prefixes: 0, categories: 0, products: 0 };
}

/** How many products on sale have a producer's guarantee of durability without its official label: as `takesLabel` of `guarantee.ts`. */
export async function countLackingLabel(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from products
    left join brands on brands.name_key = brand_key
    cross join lateral (select held_facts(products.legal_facts, brands.legal_facts) as held offset 0) as facts
    where not is_draft
      and 'true' in (products.legal_facts ->> 'isDurability', brands.legal_facts ->> 'isDurability')
      and held ?& array['guaranteeGiver', 'guaranteeTerms'] and (held ->> 'isDurability')::boolean
      and (held ->> 'warranty')::integer > 24 and not held ? 'guaranteeLabel'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether an active technician still bears the name of a fresh shop. */
export async function hasUnnamedTechnician(db: Kysely<DB>): Promise<boolean> {
  const row = await db
    .selectFrom('technicians')
    .select('id')
    .where('isActive', '=', true)
    .where('name', 'in', ['Τεχνικός 1', 'Τεχνικός 2'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
