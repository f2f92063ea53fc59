import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { Execute } from './driver.ts';

type Field = { name: string; type: number; parse: ((text: string, type: number) => unknown) | undefined };
/** A prepared statement with the types of its parameters and columns. */
type Statement = { name: string; parameters: readonly number[]; fields: readonly Field[] };
/** Called with a notification that came with an answer. */
type Hear = (channel: string, payload: string) => void;

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
/** The kinds of PostgreSQL's messages that are read here. */
const kinds = { row: 0x44, complete: 0x43, error: 0x45, notification: 0x41 };

/** As `Execute`, after other statements without parameters, in the same call and the same transaction. */
type ExecuteAfter = (
  text: string,
  values: readonly unknown[],
  firsts: readonly string[],
) => ReturnType<Execute>;

/**
 * Sends queries to PGlite at a tenth of the cost of its own `query`: that makes six calls into the database and parses and
 * plans every text again; this makes one call with a prepared statement (docs/decisions/0018).
 */
export function statementsOfPglite(pglite: PGlite, hear: Hear): ExecuteAfter {
  /** Evicted statements; the database closes them when it prepares the next one, so it may hold one more until then. */
  const toClose: string[] = [];
  const statements = new LRUCache<string, Statement>({
    max: maxStatements - 1,
    ttl: plannedForMs,
    ttlResolution: clockMs,
    dispose: ({ name }) => void toClose.push(name),
  });
  let prepared = 0;

  /** Returns the database's messages as bytes, which PGlite's own reader would take several times as long to read. */
  async function send(message: Uint8Array): Promise<Buffer> {
    const parts: Buffer[] = [];
    // A view of the database's memory, in which the next part overwrites it.
    const onRawData = (bytes: Uint8Array) => void parts.push(Buffer.from(bytes));
    await pglite.execProtocolRawStream(message, { syncToFs: false, onRawData });
    const [only = Buffer.alloc(0)] = parts;
    return parts.length > 1 ? Buffer.concat(parts) : only;
  }

  async function prepare(text: string): Promise<Statement> {
    prepared += 1;
    const name = `s${prepared}`;
    const answers = await pglite.execProtocolStream(
      Buffer.concat([
        ...toClose.splice(0).map((evicted) => serialize.close({ type: 'S', name: evicted })),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
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

  /** A statement that cannot be prepared fails after `firsts`, so that it aborts the transaction that they begin. */
  async function prepareBefore(text: string, firsts: readonly string[]): Promise<Statement> {
    try {
      return await prepare(text);
    } catch (error) {
      if (firsts.length === 0) throw error;
      for (const first of firsts) await ask(first, [], []);
      return prepare(text);
    }
  }

  const ask: ExecuteAfter = async (text, values, firsts) => {
    const statement = statements.get(text) ?? (await prepareBefore(text, firsts));
    const ahead: Statement[] = [];
    for (const first of firsts) ahead.push(statements.get(first) ?? (await prepare(first)));
    const texts = values.map((value, index) => toText(value, statement.parameters[index]));
    const message = Buffer.concat([
      ...ahead.flatMap(({ name }) => [bind(name, []), execute]),
      bind(statement.name, texts),
      execute,
      sync,
    ]);
    try {
      return readAnswers(await send(message), statement.fields, ahead.length, hear);
    } catch (error) {
      const isStale = error instanceof messages.DatabaseError && error.code === staleStatement;
      if (isStale) statements.delete(text);
      throw error;
    }
  };
  return ask;
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

/** What the database has answered to the last statement, after `skipped` others. Throws the error that it has answered. */
function readAnswers(bytes: Buffer, fields: readonly Field[], skipped: number, hear: Hear) {
  const rows: Record<string, unknown>[] = [];
  let tag = '';
  let left = skipped;
  let failure: unknown;
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const kind = bytes[at];
    end = at + 1 + bytes.readInt32BE(at + 1);
    if (kind === kinds.row && left === 0) rows.push(readRow(bytes, at, fields));
    else if (kind === kinds.complete) {
      if (left === 0) tag = bytes.toString('latin1', at + 5, end - 1);
      else left -= 1;
    } else if (kind === kinds.notification) {
      // The length and the sender's process, then two texts that end with a zero.
      const payload = bytes.indexOf(0, at + 9) + 1;
      hear(bytes.toString('utf8', at + 9, payload - 1), bytes.toString('utf8', payload, end - 1));
    } else if (kind === kinds.error) {
      new protocol.Parser().parse(bytes.subarray(at, end), (message) => void (failure ??= message));
    }
  }
  if (failure !== undefined) throw failure;
  const [command = '', ...counts] = tag.split(' ');
  return { rows, command, count: counts.length > 0 ? Number(counts.at(-1)) : null };
}

/** The message DataRow: the number of its columns, and each as text after its length, which is -1 for null. */
function readRow(bytes: Buffer, message: number, fields: readonly Field[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = message + 7;
  for (const { name, type, parse } of fields) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[name] = null;
      continue;
    }
    const text = bytes.toString('utf8', at, at + length);
    at += length;
    row[name] = parse ? parse(text, type) : text;
  }
  return row;
}
