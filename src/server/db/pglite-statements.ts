import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Ask } from './driver.ts';

type Field = { name: string; type: number; parse: ((text: string, type: number) => unknown) | undefined };
/** A prepared statement with the types of its parameters and columns. */
type Statement = { name: string; parameters: readonly number[]; fields: readonly Field[] };
type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const { serialize } = protocol;
const execute = Buffer.from(serialize.execute({}));
const sync = Buffer.from(serialize.sync());
/** Maximum number of prepared statements; the least recently used is evicted. */
const maxStatements = 300;
/** A plan made for an almost empty table reads all of a larger one, so statements are planned again after this time. */
const plannedForMs = 30_000;
const clockMs = 1_000;
/** PostgreSQL's error code when a schema change altered the columns of a prepared statement. */
const staleStatement = '0A000';

/** As `Ask`, optionally after another statement without parameters, in the same call and the same transaction. */
type AskAfter = (text: string, values: readonly unknown[], first?: string) => ReturnType<Ask>;

/**
 * Sends queries to PGlite at a tenth of the cost of its own `query`: that makes six calls into the database and parses and
 * plans every text again; this makes one call with a prepared statement (docs/decisions/0018).
 */
export function askPglite(pglite: PGlite): AskAfter {
  /** Evicted statements; the database closes them when it prepares the next one, so it may hold one more until then. */
  const toClose: string[] = [];
  const statements = new LRUCache<string, Statement>({
    max: maxStatements - 1,
    ttl: plannedForMs,
    ttlResolution: clockMs,
    dispose: ({ name }) => void toClose.push(name),
  });
  let prepared = 0;

  const send = (message: Uint8Array) => pglite.execProtocolStream(message, { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    prepared += 1;
    const name = `s${prepared}`;
    const answers = await send(
      Buffer.concat([
        ...toClose.splice(0).map((evicted) => serialize.close({ type: 'S', name: evicted })),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const taken = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const given = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
    const fields = (given?.fields ?? []).map(({ name: column, dataTypeID: type }) => ({
      name: column,
      type,
      parse: pglite.parsers[type],
    }));
    const statement = { name, parameters: taken?.dataTypeIDs ?? [], fields };
    statements.set(text, statement);
    return statement;
  }

  function toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return pglite.serializers[type]?.(value) ?? String(value);
  }

  return async (text, values, first) => {
    const before = first === undefined ? undefined : (statements.get(first) ?? (await prepare(first)));
    const statement = statements.get(text) ?? (await prepare(text));
    const texts = values.map((value, index) => toText(value, statement.parameters[index]));
    const message = Buffer.concat([
      ...(before ? [bind(before.name, []), execute] : []),
      bind(statement.name, texts),
      execute,
      sync,
    ]);
    try {
      return readAnswers(await send(message), statement.fields, before ? 1 : 0);
    } catch (error) {
      const isStale = error instanceof messages.DatabaseError && error.code === staleStatement;
      if (isStale) statements.delete(text);
      throw error;
    }
  };
}

/**
 * The message Bind of PostgreSQL's protocol, with all values as text. PGlite's own serializer measures each text character by
 * character.
 */
function bind(name: string, texts: readonly (string | null)[]): Buffer {
  const lengths = texts.map((text) => (text === null ? 0 : Buffer.byteLength(text)));
  const size = lengths.reduce((sum, length) => sum + 4 + length, 12 + name.length);
  const message = Buffer.allocUnsafe(1 + size);
  message.write('B', 0, 'latin1');
  let at = message.writeInt32BE(size, 1);
  // The name of the portal is empty, and so is the list of the values' formats.
  at = message.writeUInt8(0, at);
  at += message.write(`${name}\0`, at, 'latin1');
  at = message.writeUInt16BE(0, at);
  at = message.writeUInt16BE(texts.length, at);
  for (const [index, text] of texts.entries()) {
    const length = lengths[index] ?? 0;
    at = message.writeInt32BE(text === null ? -1 : length, at);
    if (text !== null) at += message.write(text, at, length, 'utf8');
  }
  message.writeUInt16BE(0, at);
  return message;
}

/** What the database has answered to the last statement, after `skipped` others. */
function readAnswers(answers: Answers, fields: readonly Field[], skipped: number) {
  const rows: Record<string, unknown>[] = [];
  let tag = '';
  let left = skipped;
  for (const answer of answers) {
    if (left > 0) {
      if (answer instanceof messages.CommandCompleteMessage) left -= 1;
    } else if (answer instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [index, { name, type, parse }] of fields.entries()) {
        const text = answer.fields[index] ?? null;
        row[name] = text === null || !parse ? text : parse(text, type);
      }
      rows.push(row);
    } else if (answer instanceof messages.CommandCompleteMessage) tag = answer.text;
  }
  const [command = '', ...counts] = tag.split(' ');
  return { rows, command, count: counts.length > 0 ? Number(counts.at(-1)) : null };
}
