import type { Transaction } from '#server/db/database.ts';
import { readDemoJson, readDemoLook } from '#server/demo-files.ts';
import { storeBrandPicture } from '#server/objects.ts';
import type { Services } from '#server/services.ts';
import { readCompany, saveSettingsGroup } from '#server/settings.ts';
import { setCompany } from '#shared/company.ts';
import type { Settings, SettingsGroup } from '#shared/settings.ts';

/** Makes the shop the demonstration's company, which is fictional. */
export async function loadSettingsDemo(trx: Transaction, { objects, config, now }: Services): Promise<void> {
  for (const picture of await readDemoLook()) await storeBrandPicture(objects, trx, picture);
  const settings = await readDemoJson<Settings>('company.json');
  for (const group of Object.keys(settings) as SettingsGroup[]) {
    await saveSettingsGroup(trx, group, { version: 1, fields: settings[group] });
  }
  // The rest of the demonstration is that company's: its orders bear its letters.
  setCompany(await readCompany(trx, config, now()));
}
