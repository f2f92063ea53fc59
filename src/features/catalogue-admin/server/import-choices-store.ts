import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { RememberedChoices, Supplier } from '../import-contract.ts';

/** The maximum number of suppliers whose lists are remembered; the one not used for longest is forgotten. */
const maxRemembered = 100;

/** The suppliers, with how their lists were read last, the latest first; then those of whom none was read. */
export function listImportChoices(db: Kysely<DB>): Promise<Supplier[]> {
  return db
    .selectFrom('suppliers')
    .leftJoin('importSuppliers', 'importSuppliers.name', 'suppliers.name')
    .select(['suppliers.name', sql<RememberedChoices>`coalesce(choices, '{"fields": {}}')`.as('choices')])
    .orderBy(sql`imported_at desc nulls last, suppliers.name collate "C"`)
    .execute();
}

/** Remembers how a supplier's list was read. */
export async function putImportChoices(
  trx: Transaction,
  { name, choices }: Supplier,
  importedAt: Date,
): Promise<void> {
  const values = { choices: JSON.stringify(choices), importedAt };
  await trx
    .insertInto('importSuppliers')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  await sql`delete from import_suppliers where name in (
    select name from import_suppliers order by imported_at desc offset ${maxRemembered})`.execute(trx);
}
