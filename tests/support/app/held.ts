import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Lets the seconds pass in which decisions can be taken back, and runs every job that is due. */
export async function passUndo({ services }: TestApp): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = 'decisions.tell'`.execute(
    services.database.db,
  );
  await services.jobs.drain();
}
