import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { nodeEnv } from '../../../scripts/node-settings.ts';
import { startChild, type Child } from './child.ts';

const publicUrl = 'http://localhost:3000';

/** A node of the shop without pages, in a process of its own. */
export type ShopNode = {
  child: Child;
  origin: string;
  request: (
    method: string,
    path: string,
    options?: { body?: object; cookie?: string; headers?: Record<string, string> },
  ) => Promise<Response>;
  /** Signs in a demo account and returns its Cookie header. */
  signIn: (email: string) => Promise<string>;
};

/** Starts a node and waits until it listens. */
export async function startNode(settings: Record<string, string>): Promise<ShopNode> {
  const child = startChild('live-node.ts', { PUBLIC_URL: publicUrl, ...settings });
  const port = () => child.lines.find((line) => /^\d+$/.test(line));
  await vi.waitUntil(port, { timeout: 100_000 }).catch(() => {
    throw new Error(`The node did not start:\n${child.lines.join('\n')}\n${child.errors()}`);
  });
  const origin = `http://127.0.0.1:${port()}`;
  const request: ShopNode['request'] = (method, path, { body, cookie, headers } = {}) =>
    fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: publicUrl,
        // One that was kept open, a busy machine sends on just when the node closes it.
        connection: 'close',
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    child,
    origin,
    request,
    async signIn(email) {
      const response = await request('POST', '/api/auth/login', { body: { email, password: 'vigla-demo' } });
      if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ');
    },
  };
}

/** Runs a script of `scripts` with only these settings and waits for its end. */
export async function runOperator(
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', ...nodeEnv, ...settings };
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said };
}
