import { sql } from 'kysely';
import { picturesPath } from '#shared/images.ts';
import type { Transaction } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import { brandFolder, makeVariants, variantKey } from './objects.ts';
import type { Services } from './services.ts';

/** How long an uploaded picture that is not used is stored, in milliseconds. */
const keepUnusedMs = 24 * 3_600_000;

/** Releases pictures by their public URLs: after the commit, those that nothing shows any more are deleted. */
export async function releaseImages(trx: Transaction, jobs: Jobs, urls: readonly string[]): Promise<void> {
  const paths = urls
    .filter((url) => url.startsWith(picturesPath))
    .map((url) => url.slice(picturesPath.length));
  if (paths.length > 0) await jobs.enqueue(trx, 'objects.release', { paths });
}

type Removed = { path: string; variants: string[] };

/** Deletes the rows of pictures that nothing shows, and enqueues the deletion of their files. */
async function removeUnshown(
  { database, jobs }: Services,
  which: { paths: string[] } | { before: Date },
): Promise<void> {
  const among =
    'paths' in which ? sql`path = any(${which.paths}::text[])` : sql`created_at < ${which.before}`;
  await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<Removed>`
      delete from objects
      where ${among} and not starts_with(path, ${brandFolder})
        and not exists (select 1 from shown_images where url = ${picturesPath} || path)
      returning path, variants`.execute(trx);
    await jobs.enqueueAll(trx, 'objects.erase', rows);
  });
}

/** Creates the variants of new pictures, and deletes pictures that are no longer shown. */
export function defineObjectJobs(services: Services): void {
  const { jobs, objects, now } = services;
  jobs.define('objects.variants', { batchSize: 2 }, ({ path }) => makeVariants(objects, path));
  jobs.define('objects.release', {}, (data) => removeUnshown(services, data));
  jobs.define('objects.erase', {}, async ({ path, variants }) => {
    objects.known.delete(path);
    for (const variant of variants) await objects.files.remove(variantKey(path, variant));
    await objects.files.remove(path);
  });
  jobs.define('objects.sweep', { schedule: '50 4 * * *' }, () =>
    removeUnshown(services, { before: new Date(now().getTime() - keepUnusedMs) }),
  );
}
