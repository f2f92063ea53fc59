import { parse, serialize } from 'hono/utils/cookie';
import { sql, type Kysely } from 'kysely';
import { cookieNames } from '#shared/browser-storage.ts';
import { retainedSince, retentionMs, generalRetention } from '#shared/retention.ts';
import type { Config } from './config.ts';
import type { Transaction } from './db/database.ts';
import type { DB } from './db/schema.ts';
import { hashOf, newToken } from './tokens.ts';

/** A customer's session, or one that the administrators' shared password opened. */
export type SessionKind = 'customer' | 'admin';

/** What a cookie proves: a session, or that a visitor began a chat. */
type CookieKind = keyof typeof cookieNames;

type CookieSettings = Pick<Config, 'secureCookies'>;

const lifetimeMs: Record<SessionKind, number> = {
  customer: retentionMs(generalRetention.customerSessions),
  admin: retentionMs(generalRetention.adminSessions),
};
/** A session in use is renewed, but written at most once in this time, in milliseconds. */
const renewAfter = 60 * 60 * 1000;
/** The cookie lives as long as browsers allow; the server decides when the session ends, and each use extends it. */
const sessionCookieSeconds = 400 * 24 * 3600;

const expiryOf = (kind: SessionKind, now: Date) => new Date(now.getTime() + lifetimeMs[kind]);
const cookieName = (kind: CookieKind, { secureCookies }: CookieSettings) =>
  (secureCookies ? '__Host-' : '') + cookieNames[kind];

/** The address, browser and person that opened a session; stored only for administrator sessions, whose list shows it. */
export type SessionOrigin = { address: string; userAgent: string; personName?: string | undefined };

/** More browsers than anybody uses. */
const maxSessions = 30;

/** Ends the sessions of a customer that were used longest ago, so that with the next one they are not too many. */
async function endOldest(trx: Transaction, customerId: string): Promise<void> {
  const own = trx.selectFrom('sessions').where('customerId', '=', customerId);
  await trx
    .deleteFrom('sessions')
    .where(
      'tokenHash',
      'in',
      own
        .orderBy('seenAt', 'desc')
        .offset(maxSessions - 1)
        .select('tokenHash'),
    )
    .execute();
}

/** Opens a session and returns its token, of which only a hash is stored. A customer's session refers to the customer. */
export async function openSession(
  trx: Transaction,
  kind: SessionKind,
  customerId: string | null,
  now: Date,
  origin?: SessionOrigin,
): Promise<string> {
  const token = newToken();
  if (customerId !== null) await endOldest(trx, customerId);
  await trx
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      kind,
      customerId,
      createdAt: now,
      seenAt: now,
      expiresAt: expiryOf(kind, now),
      ...origin,
    })
    .execute();
  return token;
}

/** Returns the live session of a token, renewed if it was last seen over an hour ago; undefined when there is none. */
export async function resumeSession(
  db: Kysely<DB>,
  kind: SessionKind,
  token: string,
  now: Date,
): Promise<{ customerId: string | null; personName: string | null } | undefined> {
  const tokenHash = hashOf(token);
  const session = await db
    .selectFrom('sessions')
    .select(['customerId', 'seenAt', (eb) => eb.fn.coalesce('personName', 'displayName').as('personName')])
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!session) return undefined;
  await renewSession(db, kind, tokenHash, session.seenAt, now);
  return { customerId: session.customerId, personName: session.personName };
}

/** Extends a session that was last seen over an hour ago. */
export async function renewSession(
  db: Kysely<DB>,
  kind: SessionKind,
  tokenHash: Buffer,
  seenAt: Date,
  now: Date,
): Promise<void> {
  if (now.getTime() - seenAt.getTime() <= renewAfter) return;
  const renewed = { seenAt: now, expiresAt: expiryOf(kind, now) };
  await db.updateTable('sessions').set(renewed).where('tokenHash', '=', tokenHash).execute();
}

/** Returns those of the sessions, identified by their token's hash in hex, that are still live. */
export async function listLiveSessions(
  db: Kysely<DB>,
  hashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select asked.hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as asked (hash)
    join sessions on token_hash = decode(asked.hash, 'hex')
    where expires_at > ${now}`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

export async function endSession(trx: Transaction, token: string): Promise<void> {
  await trx.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute();
}

/** Ends every session of a customer, or of all administrators, except the one of the token `except`. */
export async function endSessions(
  trx: Transaction,
  of: { customerId: string } | 'admins',
  except?: string,
): Promise<void> {
  let ended = trx.deleteFrom('sessions');
  ended = of === 'admins' ? ended.where('kind', '=', 'admin') : ended.where('customerId', '=', of.customerId);
  if (except) ended = ended.where('tokenHash', '<>', hashOf(except));
  await ended.execute();
}

/**
 * Deletes the sessions that have expired. Of an administrators' one the token's hash alone stays for some time: it says that
 * the browser is known (`isKnownBrowser`), and opens nothing.
 */
export async function removeExpiredSessions(db: Kysely<DB>, now: Date): Promise<void> {
  const knownSince = retainedSince(generalRetention.adminBrowsers, now);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('kind', '<>', 'admin'), eb('expiresAt', '<=', knownSince)]))
    .where('expiresAt', '<=', now)
    .execute();
  const unnamed = { address: null, userAgent: null, personName: null, displayName: null };
  await db.updateTable('sessions').set(unnamed).where('expiresAt', '<=', now).execute();
}

/** Whether an administrators' session with this token was open in the last time, expired or not. */
export async function isKnownBrowser(db: Kysely<DB>, token: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', 'admin')
    .where('expiresAt', '>', retainedSince(generalRetention.adminBrowsers, now))
    .select('kind')
    .executeTakeFirst();
  return session !== undefined;
}

/** The Set-Cookie value that stores a session's token in the browser. */
export function sessionCookie(kind: SessionKind, token: string, settings: CookieSettings): string {
  return tokenCookie(kind, token, sessionCookieSeconds, settings);
}

/** The Set-Cookie value that deletes the session cookie. */
export function endedCookie(kind: SessionKind, settings: CookieSettings): string {
  return tokenCookie(kind, '', 0, settings);
}

/** The Set-Cookie value that stores a token for `maxAge` seconds; scripts cannot read it. */
export function tokenCookie(
  kind: CookieKind,
  value: string,
  maxAge: number,
  settings: CookieSettings,
): string {
  const { secureCookies: secure } = settings;
  return serialize(cookieName(kind, settings), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

const tokenPattern = /^[\w-]{43}$/;

/** Reads the tokens from a Cookie header. */
export function readSessionTokens(
  header: string | undefined,
  settings: CookieSettings,
): Partial<Record<CookieKind, string>> {
  const cookies = parse(header ?? '');
  const customer = cookies[cookieName('customer', settings)];
  const admin = cookies[cookieName('admin', settings)];
  const chat = cookies[cookieName('chat', settings)];
  return {
    ...(customer && { customer }),
    ...(admin && { admin }),
    ...(chat && tokenPattern.test(chat) && { chat }),
  };
}
