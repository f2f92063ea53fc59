import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { blankSettings, type Settings } from '#shared/settings.ts';
import stored from '../../../demo/company.json' with { type: 'json' };
import team from '../../../demo/team.json' with { type: 'json' };

/** The demonstration's company, of which every test's shop is. */
export const demoCompany: Settings = { ...blankSettings, ...(stored as Partial<Settings>) };

const rows = JSON.stringify([
  ...Object.entries(demoCompany).map(([group, fields]) => ({
    key: `settings.${group}`,
    value: { version: 1, fields },
  })),
  { key: 'opening', value: { isOpen: true } },
  { key: 'installation-area', value: team.area },
]);

/** Stores the demonstration's company in an empty database, and opens its shop. */
export async function seedCompany(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into settings (key, value)
    select key, value from jsonb_to_recordset(${rows}::jsonb) as row (key text, value jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}
