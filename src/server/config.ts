import { isAbsolute } from 'node:path';
import { StartError } from './start-error.ts';

/** The administrator password of the demonstration; never accepted in production. */
export const demoAdminPassword = 'vigla-demo';

/** The minimum length of an administrator password, in characters. */
export const minAdminPasswordLength = 8;

/** The minimum length of METRICS_TOKEN, in characters. */
const minTokenLength = 16;

export type Config = {
  port: number;
  /** The public base URL of the shop, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A streaming replica of it, for reads of the catalogue and search. */
  databaseReplicaUrl: string | undefined;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of all e-mails; by default the company's name and address. */
  mailFrom: string | undefined;
  s3Url: string | undefined;
  /** A directory or a bucket for the nightly backup; undefined for none. */
  backupUrl: string | undefined;
  /** How many backups are kept there. */
  backupKeep: number;
  /** Opens /metrics without a session. */
  metricsToken: string | undefined;
  /** Statements that take longer, in milliseconds, are logged. */
  slowQueryMs: number;
  analyticsUrl: string | undefined;
  /** The payment provider's address with its secret key and the secret of its events. */
  stripeUrl: string | undefined;
  /** How many proxies in front of this process are trusted to report the client's address. */
  trustProxy: number;
  demo: boolean;
  isProduction: boolean;
  /** The server accepts connections from this machine only. */
  isLocal: boolean;
  /** E-mails are stored in the database and shown at /dev/mail. */
  devMailbox: boolean;
  secureCookies: boolean;
};

export type ProductionFacts = {
  hasAdminHash: boolean;
  /** The stored administrator hash is that of the demo password. */
  adminHashIsDemo: boolean;
};

/** Whether anybody can pay by card: in production only with a real provider. */
export const offersCards = ({ isProduction, stripeUrl }: Pick<Config, 'isProduction' | 'stripeUrl'>) =>
  stripeUrl !== undefined || !isProduction;

type Env = Record<string, string | undefined>;

/** Reads and validates all settings; throws one error that lists every invalid one. */
export function readConfig(env: Env): Config {
  const faults: string[] = [];

  function setting<T>(name: string, fallback: T, parse: (text: string) => T): T {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  }

  const isProduction =
    setting('NODE_ENV', 'development', oneOf('production', 'development', 'test')) === 'production';
  const port = setting('PORT', 3000, wholeNumber(0, 65_535));
  const publicUrl = setting('PUBLIC_URL', `http://localhost:${port}`, origin);
  const smtpUrl = setting<string | undefined>('SMTP_URL', undefined, urlOf('smtp:', 'smtps:'));
  const { hostname, protocol } = new URL(publicUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

  const config: Config = {
    port,
    publicUrl,
    dataDir: setting('DATA_DIR', './data', String),
    databaseUrl: setting<string | undefined>('DATABASE_URL', undefined, urlOf('postgres:', 'postgresql:')),
    databaseReplicaUrl: setting<string | undefined>(
      'DATABASE_REPLICA_URL',
      undefined,
      urlOf('postgres:', 'postgresql:'),
    ),
    adminPassword: setting<string | undefined>(
      'ADMIN_PASSWORD',
      undefined,
      longEnough(minAdminPasswordLength),
    ),
    smtpUrl,
    mailFrom: setting<string | undefined>('MAIL_FROM', undefined, mailbox),
    s3Url: setting<string | undefined>('S3_URL', undefined, urlOf('http:', 'https:')),
    backupUrl: setting<string | undefined>('BACKUP_URL', undefined, directoryOrBucket),
    backupKeep: setting('BACKUP_KEEP', 14, wholeNumber(1, 1_000)),
    metricsToken: setting<string | undefined>('METRICS_TOKEN', undefined, longEnough(minTokenLength)),
    slowQueryMs: setting('SLOW_QUERY_MS', 500, wholeNumber(1, 60_000)),
    analyticsUrl: setting<string | undefined>('ANALYTICS_URL', undefined, urlOf('http:', 'https:')),
    stripeUrl: setting<string | undefined>('STRIPE_URL', undefined, stripeAddress(isProduction, publicUrl)),
    trustProxy: setting('TRUST_PROXY', 0, proxyCount),
    demo: setting('DEMO', isProduction ? 'off' : 'on', oneOf('on', 'off')) === 'on',
    isProduction,
    isLocal,
    devMailbox: smtpUrl === undefined && isLocal && !isProduction,
    secureCookies: protocol === 'https:',
  };
  if (config.databaseReplicaUrl !== undefined && config.databaseUrl === undefined)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL, the database that it is a replica of');
  if (faults.length > 0)
    throw new StartError(`Bad settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return config;
}

/** Lists the reasons to refuse a start in production, as English sentences; empty when there are none. */
export function productionFaults(config: Config, facts: ProductionFacts): string[] {
  if (!config.isProduction) return [];
  const faults: string[] = [];
  if (config.adminPassword === demoAdminPassword) {
    faults.push('ADMIN_PASSWORD is the public demo password: choose another.');
  } else if (config.adminPassword === undefined && facts.adminHashIsDemo) {
    faults.push(
      'The stored administrator password is the public demo password: set ADMIN_PASSWORD to replace it.',
    );
  } else if (config.adminPassword === undefined && !facts.hasAdminHash) {
    faults.push('ADMIN_PASSWORD is not set and the database holds no administrator password.');
  }
  if (config.demo) faults.push('DEMO is on: its accounts have a public password.');
  return faults;
}

/** Lists settings that a production server should have but can start without, as English sentences. */
export function productionWarnings(config: Config): string[] {
  if (!config.isProduction) return [];
  const warnings: string[] = [];
  if (config.smtpUrl === undefined) warnings.push('SMTP_URL is not set: e-mails are kept and reach nobody.');
  if (config.isLocal) {
    warnings.push(`PUBLIC_URL is ${config.publicUrl}: links in e-mails lead to this machine.`);
  }
  return warnings;
}

function wholeNumber(least: number, most: number) {
  return (text: string) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new Error(`must be a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
}

function oneOf(...words: string[]) {
  return (text: string) => {
    if (!words.includes(text)) throw new Error(`must be one of ${words.join(', ')}, not "${text}"`);
    return text;
  };
}

// The value may contain a password, so the message does not repeat it.
function urlOf(...protocols: string[]) {
  return (text: string) => {
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      throw new Error(
        `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    }
    return text;
  };
}

function directoryOrBucket(text: string): string {
  const isBucket = URL.canParse(text) && /^https?:\/\/[^/]*@[^/]+\/[^/]+/.test(text);
  if (isBucket || text.startsWith('file:///') || isAbsolute(text)) return text;
  throw new Error('must be an absolute path or a bucket such as https://key:secret@host/bucket?region=eu-1');
}

/** `https://<secret key>:<webhook secret>@api.stripe.com`; real money only in production, and only real money there. */
function stripeAddress(isProduction: boolean, publicUrl: string) {
  return (text: string) => {
    const { protocol, hostname, username, password, pathname, search } = new URL(
      urlOf('https:', 'http:')(text),
    );
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    if (protocol === 'http:' && (isProduction || !isHere)) throw new Error('must begin with https://');
    if (pathname !== '/' || search !== '') throw new Error('must end with the host, such as api.stripe.com');
    const [, mode] = /^(?:sk|rk)_(live|test)_\w+$/.exec(username) ?? [];
    if (!mode || !/^whsec_[\w+/=%]+$/.test(password)) {
      throw new Error(
        'must hold the secret key and the secret of the webhook: https://sk_live_…:whsec_…@api.stripe.com',
      );
    }
    if (isProduction && mode === 'test') {
      throw new Error('holds a test key, with which nobody pays: production needs a live one');
    }
    if (!isProduction && mode === 'live') {
      throw new Error('holds a live key, which is accepted in production only');
    }
    if (mode === 'live' && !publicUrl.startsWith('https:')) {
      throw new Error('needs a PUBLIC_URL that begins with https://');
    }
    return text;
  };
}

function origin(text: string): string {
  const url = new URL(urlOf('http:', 'https:')(text));
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new Error('must be scheme, host and port only, such as https://shop.example');
  }
  return url.origin;
}

function longEnough(least: number) {
  return (text: string) => {
    if (text.length < least) throw new Error(`must have at least ${least} characters`);
    return text;
  };
}

function mailbox(text: string): string {
  if (!/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text)) {
    throw new Error('must be an e-mail address, such as "Βίγλα <info@shop.example>"');
  }
  return text;
}

function proxyCount(text: string): number {
  if (text === 'on') return 1;
  if (text === 'off') return 0;
  return wholeNumber(0, 10)(text);
}
