import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

type Measured = { version: string; bytes: number; pictures: number; pictureBytes: number };

/** Returns the server's version, the size of the database in bytes, and the number and size of the pictures. */
export async function measureDatabase(db: Kysely<DB>): Promise<Measured> {
  const { rows } = await sql<Measured>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      count(*)::int as pictures, coalesce(sum(bytes), 0)::float8 as picture_bytes
    from objects`.execute(db);
  return rows[0] ?? { version: '', bytes: 0, pictures: 0, pictureBytes: 0 };
}
