import type { Kysely } from 'kysely';
import { setCompany, type Company } from '#shared/company.ts';
import { athensDate } from '#shared/dates.ts';
import { companyOf, demoFactsOf } from '#shared/company-of.ts';
import { blankSettings, type Settings, type SettingsGroup } from '#shared/settings.ts';
import { setSpecificationKeys } from '#shared/specification-keys.ts';
import { dropAll, type Caches } from './cache/caches.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db/database.ts';
import type { DB } from './db/schema.ts';
import { findSetting, saveSetting } from './db/settings.ts';
import { findSpecificationList } from './db/specification-list.ts';
import { footerText } from './footer-text.ts';
import { fieldsOf, fillParts, findOwnText, nowhere, takeOverTexts, valuesOf } from './texts.ts';

/** What says anything of the company reads, and a write of it changes: then every node takes the settings over. */
export const settingsResource = 'settings';

type Row<Group extends SettingsGroup> = { version: number; fields: Settings[Group] };

const groups = Object.keys(blankSettings) as SettingsGroup[];
const keyOf = (group: SettingsGroup) => `settings.${group}`;

/** A group as stored, and how often it was saved; `lock` locks its row until the transaction ends. */
export async function findSettingsGroup<Group extends SettingsGroup>(
  db: Kysely<DB>,
  group: Group,
  options?: { lock?: boolean },
): Promise<Row<Group>> {
  const row = await findSetting<Row<Group>>(db, keyOf(group), options);
  return row ?? { version: 0, fields: blankSettings[group] };
}

export const saveSettingsGroup = <Group extends SettingsGroup>(
  trx: Transaction,
  group: Group,
  row: Row<Group>,
): Promise<void> => saveSetting(trx, keyOf(group), row);

/** All groups with their versions. */
export async function readSettings(
  db: Kysely<DB>,
): Promise<{ settings: Settings; versions: Record<SettingsGroup, number> }> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', groups.map(keyOf))
    .execute();
  const byKey = new Map(rows.map(({ key, value }) => [key, value as object as Row<SettingsGroup>]));
  const settings: Record<string, object> = {};
  const versions: Record<string, number> = {};
  for (const group of groups) {
    const row = byKey.get(keyOf(group));
    settings[group] = { ...blankSettings[group], ...row?.fields };
    versions[group] = row?.version ?? 0;
  }
  return { settings: settings as Settings, versions: versions as Record<SettingsGroup, number> };
}

/** The e-mail that shows that the shop's e-mails arrive: its sender, and the token of its link as a hash in hex. */
type Proof = { sender: string; tokenHash: string };

/** Whether the shop has opened, and what was done for it that no other table shows. */
export type Opening = {
  isOpen: boolean;
  asked?: Proof;
  /** The sender whose e-mail arrived. */
  provenSender?: string;
  /** The instant at which an administrator said that the legal texts were read. */
  textsReadAt?: string;
};

const openingKey = 'opening';

/** A fresh shop is closed. */
export const findOpening = async (db: Kysely<DB>, options?: { lock?: boolean }): Promise<Opening> =>
  (await findSetting<Opening>(db, openingKey, options)) ?? { isOpen: false };

export const saveOpening = (trx: Transaction, opening: Opening): Promise<void> =>
  saveSetting(trx, openingKey, opening);

/** The company as stored now; in production one with facts of the demonstration is never open. */
export async function readCompany(
  db: Kysely<DB>,
  { isProduction }: Pick<Config, 'isProduction'>,
  now: Date,
): Promise<Company> {
  const { settings } = await readSettings(db);
  const { isOpen } = await findOpening(db);
  const shown = companyOf(
    settings,
    isOpen && !(isProduction && demoFactsOf(settings).length > 0),
    athensDate(now),
  );
  const { values } = await findOwnText(db, footerText.key);
  const { intro } = fillParts(footerText, valuesOf(footerText, values), fieldsOf(footerText, nowhere, shown));
  return { ...shown, line: intro };
}

type Source = { database: Database; caches: Caches; config: Pick<Config, 'isProduction'>; now: () => Date };

let last: Promise<void> = Promise.resolve();

async function takeOverAfter(earlier: Promise<void>, shop: Source): Promise<void> {
  await Promise.allSettled([earlier]);
  setCompany(await readCompany(shop.database.db, shop.config, shop.now()));
  await takeOverTexts(shop.database.db);
  setSpecificationKeys((await findSpecificationList(shop.database.db)).keys);
  // Amounts with VAT, and what only a feature shows, are in much that says nothing else of the company.
  dropAll(shop);
}

/**
 * Takes over the settings and texts as stored and what holds today, and drops what was made from earlier ones; one call after
 * another, so that nothing read earlier is taken over later.
 */
export function takeOverSettings(source: Source): Promise<void> {
  last = takeOverAfter(last, source);
  return last;
}

/** Ends when all that was to be taken over by now is, or failed. */
export const settingsTakenOver = async (): Promise<void> => void (await Promise.allSettled([last]));
