import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { demoAdminPassword } from '#server/config.ts';
import { starvedMs, type HostileShop } from './shop.ts';

/** A response. The status is 0 if the connection ended without one. */
export type Answer = { status: number; headers: Record<string, unknown>; text: string; ms: number };

export type Question = {
  cookie?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** A different client address each time by default. */
  from?: string;
};

const maxMs = 15_000;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
let asked = 0;

/** A new client address, so that no limit per address applies. */
export function newAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** Sends one request as a page of the shop would, without normalizing the target, and measures the response time. */
export async function ask(
  { port, origin, pid }: HostileShop,
  method: string,
  target: string,
  { cookie, headers = {}, body, from = newAddress() }: Question = {},
): Promise<Answer> {
  const starved = () => starvedMs(`${pid}/task/${pid}`);
  const [began, starvedBefore] = [performance.now(), starved()];
  const { promise, resolve, reject } = Promise.withResolvers<Omit<Answer, 'ms'>>();
  const sent = request({
    host: '127.0.0.1',
    port,
    path: target,
    method,
    agent,
    timeout: maxMs,
    headers: {
      origin,
      'x-forwarded-for': from,
      'idempotency-key': crypto.randomUUID(),
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...headers,
    },
  });
  sent.on('response', (answer) => {
    const { statusCode: status = 0, headers: received } = answer;
    text(answer).then((said) => resolve({ status, headers: received, text: said }), reject);
  });
  sent.on('timeout', () => sent.destroy());
  // A refused connection is different from an ended one: the shop is not running.
  sent.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ECONNREFUSED' ? reject(error) : resolve({ status: 0, headers: {}, text: error.message }),
  );
  sent.end(body);
  const answer = await promise;
  return { ...answer, ms: performance.now() - began - (starved() - starvedBefore) };
}

export type Role = 'visitor' | 'customer' | 'administrator';

const doors = {
  customer: ['/api/auth/login', { email: 'eleni@pelatis.example', password: demoAdminPassword }],
  administrator: ['/api/admin/login', { password: demoAdminPassword }],
} as const;

/** Signs in as an approved customer or an administrator of the demonstration and returns the Cookie header. */
export async function signIn(shop: HostileShop, role: Role): Promise<string> {
  if (role === 'visitor') return '';
  const [path, body] = doors[role];
  const { status, headers, text: said } = await ask(shop, 'POST', path, { body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`Sign-in of the ${role} answered ${status}: ${said}`);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}
