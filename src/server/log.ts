import { AsyncLocalStorage } from 'node:async_hooks';
import { isError, outageOf, type Outage } from './outage.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';
export type Fields = Record<string, unknown>;
export type Log = Record<Level, (message: string, fields?: Fields) => void>;

const context = new AsyncLocalStorage<{ requestId: string }>();
const order: Level[] = ['debug', 'info', 'warn', 'error'];

// Keys are split into words, so that `emailsSent` and `cardinality` are not redacted.
const secrets = 'password|secret|token|cookie|authorization|card|cvv|iban';
const personal = 'email|mail|phone|address|afm|recipient|first_name|last_name|customer_name';
const secretKey = new RegExp(`^to$|(?:^|[_-])(?:${secrets}|${personal})(?:[_-]|$)`);
const maxTextLength = 2_000;
const deepest = 5;
/** During an outage every request fails alike: one line per kind and minute reports it, with the number of lines omitted. */
const outageLineMs = 60_000;

/** Runs `work` so that every line logged within it, also asynchronously, carries the request id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return context.run({ requestId: id }, work);
}

/** Creates a log that writes one JSON object per line, or readable lines for a terminal. */
export function createLog(
  options: { write?: (line: string) => void; readable?: boolean; least?: Level } = {},
): Log {
  const write = options.write ?? ((line: string) => process.stdout.write(line));
  const readable = options.readable ?? process.stdout.isTTY;
  const least = order.indexOf(options.least ?? 'info');
  const lately = new Map<string, { at: number; more: number }>();

  /** The number of an outage's lines omitted since its last one; undefined when this line is omitted too. */
  function leftOut(message: string, outage: Outage): number | undefined {
    const key = `${message} ${outage}`;
    const last = lately.get(key);
    if (last && performance.now() - last.at < outageLineMs) {
      last.more += 1;
      return undefined;
    }
    lately.set(key, { at: performance.now(), more: 0 });
    return last?.more ?? 0;
  }

  function writer(level: Level) {
    return (message: string, fields: Fields = {}) => {
      if (order.indexOf(level) < least) return;
      const outage = outageOf(fields['error']);
      const more = outage && leftOut(message, outage);
      if (outage && more === undefined) return;
      const at = new Date().toISOString();
      const said = {
        ...context.getStore(),
        ...redactFields(fields, 0),
        ...(outage && { outage, repeated: more }),
      };
      if (readable) {
        const tail = JSON.stringify(said);
        write(`${at.slice(11, 23)} ${level.padEnd(5)} ${message}${tail === '{}' ? '' : ` ${tail}`}\n`);
      } else {
        write(`${JSON.stringify({ at, level, message, ...said })}\n`);
      }
    };
  }

  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutAddresses(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deep]';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (isError(value)) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value, depth);
}

function redactFields(fields: object, depth: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [
      key,
      isSecret(key) ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

// An error message may contain a recipient, the user and password of a server, or a payment provider's key.
function withoutAddresses(text: string): string {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
  return shown
    .replace(/[^\s"'<>()/@]+@[^\s"'<>()/@]+/g, '[redacted]')
    .replace(/\b(?:[sr]k_(?:live|test)|whsec)_\w+/g, '[redacted]');
}

function isSecret(key: string): boolean {
  return secretKey.test(key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase());
}

// A database error's `detail` repeats the row's values, so only its code and constraint name are logged.
function describeError(error: Error, depth: number): Fields {
  const fields: Fields = {
    name: error.name,
    message: withoutAddresses(error.message),
    stack: error.stack && withoutAddresses(error.stack),
  };
  if ('code' in error) fields['code'] = redact(error.code, depth + 1);
  if ('constraint' in error) fields['constraint'] = redact(error.constraint, depth + 1);
  if (error.cause !== undefined) fields['cause'] = redact(error.cause, depth + 1);
  return fields;
}
