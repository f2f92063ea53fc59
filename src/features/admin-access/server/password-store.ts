import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { findSetting, saveSetting } from '#server/db/settings.ts';

type AdminPassword = { hash: string; isDemo: boolean };

/** The administrators' stored password; `lock` locks the row until the transaction ends. */
export const findAdminPassword = (db: Kysely<DB>, options?: { lock: boolean }) =>
  findSetting<AdminPassword>(db, 'admin_password', options);

export const saveAdminPassword = (trx: Transaction, password: AdminPassword): Promise<void> =>
  saveSetting(trx, 'admin_password', password);
