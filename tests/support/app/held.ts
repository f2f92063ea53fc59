import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Skips the seconds in which decisions can be undone, and runs all due jobs. */
export async function passUndo({ services }: TestApp): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name in ('decisions.notify', 'recalls.tell')`.execute(
    services.database.db,
  );
  await services.jobs.drain();
}
