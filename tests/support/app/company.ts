import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { saveSettingsGroup, takeOverSettings } from '#server/settings.ts';
import { blankSettings, type Settings, type Switch } from '#shared/settings.ts';
import type { TestApp } from './app.ts';
import stored from '../../../demo/company.json' with { type: 'json' };
import team from '../../../demo/team.json' with { type: 'json' };

/** The demonstration's company, of which every test's shop is. */
export const demoCompany: Settings = { ...blankSettings, ...(stored as Partial<Settings>) };

/** Stores a company, by default the demonstration's, whose technicians go to an area, and opens its shop. */
export async function seedCompany(
  db: Kysely<DB>,
  settings: Settings = demoCompany,
  area: readonly string[] = team.area,
): Promise<void> {
  const rows = JSON.stringify([
    ...Object.entries(settings).map(([group, fields]) => ({
      key: `settings.${group}`,
      value: { version: 1, fields },
    })),
    { key: 'opening', value: { isOpen: true } },
    { key: 'installation-area', value: area },
  ]);
  await sql`
    insert into settings (key, value)
    select key, value from jsonb_to_recordset(${rows}::jsonb) as row (key text, value jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** Switches these features off, and all others on. */
export async function switchOff({ services }: TestApp, ...off: readonly Switch[]): Promise<void> {
  const fields = { ...blankSettings.switches, ...Object.fromEntries(off.map((name) => [name, false])) };
  await services.database.transact((trx) => saveSettingsGroup(trx, 'switches', { version: 1, fields }));
  await takeOverSettings(services);
}
