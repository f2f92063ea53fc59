import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { saveSettingsGroup } from '#server/settings.ts';
import type { Settings, SettingsGroup } from '#shared/settings.ts';

/** Makes the shop the demonstration's company, which is fictional. */
export async function loadSettingsDemo(trx: Transaction): Promise<void> {
  const settings = await readDemoJson<Settings>('company.json');
  for (const group of Object.keys(settings) as SettingsGroup[]) {
    await saveSettingsGroup(trx, group, { version: 1, fields: settings[group] });
  }
}
