import type { Kysely } from 'kysely';
import type { Fields } from '#shared/changes.ts';
import type { SubjectKind } from '#shared/feature.ts';
import type { Transaction } from './db/database.ts';
import type { DB } from './db/schema.ts';
import type { ApiRouter } from './http/api.ts';
import type { FileRoute } from './http/file-routes.ts';
import type { Services } from './services.ts';
import type { Text } from './texts.ts';

/** What a feature adds to the server. */
export type ServerFeature = {
  /** The implementations of its parts of the contract, under the contract's names. */
  api: Readonly<Record<string, ApiRouter>>;
  /** Endpoints that receive or return a file. */
  fileRoutes?: readonly FileRoute[];
  /** What it says that an administrator may replace. */
  texts?: readonly Text[];
  /** Registers the handlers of its background jobs. */
  defineJobs?: (services: Services) => void;
  /** For each kind of its records about which notifications are delayed: what these speak of, as it is when they leave. */
  readState?: Readonly<
    Partial<Record<SubjectKind, (trx: Transaction, id: string) => Promise<Fields | undefined>>>
  >;
  /** Delete what has expired, every night. */
  removeExpired?: readonly ((db: Kysely<DB>, now: Date) => Promise<void>)[];
  /** Stores its part of the demonstration's data. */
  loadDemo?: (trx: Transaction, services: Services) => Promise<void>;
};
