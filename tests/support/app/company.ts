import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { saveSettingsGroup, takeOverSettings } from '#server/settings.ts';
import { blankSettings, type Settings, type Switch } from '#shared/settings.ts';
import { onTestFinished } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import { companyOf } from '#shared/company-of.ts';
import type { TestApp } from './app.ts';
import stored from '../../../demo/company.json' with { type: 'json' };
import team from '../../../demo/team.json' with { type: 'json' };

/** The demonstration's company, of which every test's shop is. */
export const demoCompany: Settings = { ...blankSettings, ...(stored as Partial<Settings>) };

/** Has a company with other settings than the demonstration's stand outside a shop for the current test. */
export function standIn(changed: Partial<Settings>): void {
  const before = company();
  setCompany(companyOf({ ...demoCompany, ...changed }, true, '2026-11-23'));
  onTestFinished(() => setCompany(before));
}

/** Has a company outside a shop work on these days of the week, 1 for Monday to 7 for Sunday, for the current test. */
export function worksOn(days: readonly number[]): void {
  const week = demoCompany.hours.week.map((hours, index) => ({ ...hours, isOpen: days.includes(index + 1) }));
  standIn({ hours: { week } });
}

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
