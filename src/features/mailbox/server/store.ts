import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { wire } from '#shared/wire.ts';

const longest = 200;

/** The headings of the latest e-mails, newest first. */
export async function listMails(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('devMails')
    .select(['id', 'recipient', 'subject', 'sentAt'])
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map(({ id, recipient: to, subject, sentAt }) => wire({ id: Number(id), to, subject, sentAt }));
}

/** One e-mail as it was stored. */
export async function findMail(db: Kysely<DB>, id: number) {
  const row = await db.selectFrom('devMails').selectAll().where('id', '=', String(id)).executeTakeFirst();
  if (!row) return undefined;
  const { recipient, sentAt, ...rest } = row;
  return { ...rest, id, to: recipient, sentAt: sentAt.toISOString() };
}
