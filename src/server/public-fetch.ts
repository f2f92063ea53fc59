import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttps, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { Refusal, refuse, type RefusalTable } from '#shared/errors.ts';

/** Why an address is not fetched. */
const fetchRefusals = {
  ADDRESS_INVALID: {
    status: 400,
    message: 'Η διεύθυνση πρέπει να αρχίζει με https:// και να μην έχει κωδικούς ή θύρα.',
  },
  ADDRESS_PRIVATE: { status: 400, message: 'Η διεύθυνση δεν είναι δημόσια στο διαδίκτυο.' },
  ADDRESS_UNREACHABLE: { status: 400, message: 'Η διεύθυνση δεν απαντά. Ελέγξτε την και δοκιμάστε ξανά.' },
  ADDRESS_REFUSES: { status: 400, message: 'Στη διεύθυνση δεν υπάρχει αρχείο.' },
  ADDRESS_SLOW: { status: 400, message: 'Η διεύθυνση αργεί πολύ να απαντήσει.' },
  ADDRESS_TOO_LARGE: { status: 413, message: 'Το αρχείο στη διεύθυνση είναι μεγαλύτερο από 5 MB.' },
  ADDRESS_MOVES: { status: 400, message: 'Η διεύθυνση παραπέμπει αλλού πάρα πολλές φορές.' },
} as const satisfies RefusalTable;

/** Networks that are not public (IANA's registries of special-purpose addresses). */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');
// Of the globally routed 2000::/3 those that tunnel to other addresses, document or benchmark.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is a public one of the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveHost: Resolve = (host) =>
  new Promise((done, fail) => {
    lookUp(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? fail(error) : done(addresses),
    );
  });

/** What a test replaces: how names are resolved, which addresses are public, how a request is sent. */
export type FetchWays = {
  resolve: Resolve;
  isPublic: (address: string) => boolean;
  send: (url: URL, options: RequestOptions) => ClientRequest;
  timeoutMs: number;
};

const ways: FetchWays = {
  resolve: resolveHost,
  isPublic: isPublicAddress,
  send: (url, options) => requestHttps(url, options),
  timeoutMs: 15_000,
};

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  const isFine =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    url.hostname !== '';
  return isFine ? url : refuse(fetchRefusals, 'ADDRESS_INVALID');
}

/** The address to connect to. Refused if any address of the host is not public: the next answer may be that one. */
async function checkedAddress(url: URL, { resolve, isPublic }: FetchWays): Promise<LookupAddress> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await resolve(host).catch(() => refuse(fetchRefusals, 'ADDRESS_UNREACHABLE'));
  const [first] = addresses;
  if (!first) return refuse(fetchRefusals, 'ADDRESS_UNREACHABLE');
  if (!addresses.every(({ address }) => isPublic(address))) refuse(fetchRefusals, 'ADDRESS_PRIVATE');
  return first;
}

/** One response; the connection goes to the checked address, whatever the name resolves to by then. */
function respond(
  url: URL,
  checked: LookupAddress,
  { send }: FetchWays,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [checked]) : done(null, checked.address, checked.family);
  return new Promise((done, fail) => {
    const options = { lookup, signal, agent: false, headers: { Accept: 'image/*', 'User-Agent': 'vigla' } };
    send(url, options).on('response', done).on('error', fail).end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) refuse(fetchRefusals, 'ADDRESS_TOO_LARGE');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) refuse(fetchRefusals, 'ADDRESS_TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches the file at a public https address, of at most `maxBytes`, within fifteen seconds. Each host of the address and of
 * its redirections is resolved first, refused unless all its addresses are public, and connected to at the address that was
 * checked. No cookie and no credentials are sent.
 */
export async function fetchPublic(
  address: string,
  { maxBytes, ...replaced }: { maxBytes: number } & Partial<FetchWays>,
): Promise<Uint8Array> {
  const chosen = { ...ways, ...replaced };
  const signal = AbortSignal.timeout(chosen.timeoutMs);
  let url = readAddress(address);
  try {
    for (let moves = 0; moves <= maxRedirects; moves += 1) {
      const checked = await raceTimeout(checkedAddress(url, chosen), signal);
      const response = await respond(url, checked, chosen, signal);
      const { statusCode = 0, headers } = response;
      if (redirects.has(statusCode) && headers.location !== undefined) {
        response.destroy();
        url = readAddress(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return refuse(fetchRefusals, 'ADDRESS_REFUSES');
      }
      try {
        return await readBody(response, maxBytes);
      } finally {
        response.destroy();
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (signal.aborted) return refuse(fetchRefusals, 'ADDRESS_SLOW');
    return refuse(fetchRefusals, 'ADDRESS_UNREACHABLE');
  }
  return refuse(fetchRefusals, 'ADDRESS_MOVES');
}

/** Rejects once the signal aborts: the resolution of a name cannot be cancelled. */
async function raceTimeout<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_done, fail) => {
    signal.addEventListener('abort', () => fail(new Error('Too slow')), { once: true });
  });
  return Promise.race([promise, aborted]);
}
