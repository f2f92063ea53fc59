// Starts and stops an empty shop to fill Node's compile cache: without it a first start would take 20 MB and a second more
// (docs/decisions/0021). It also verifies that the build starts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { nodeEnv, nodeFlags } from './node-settings.ts';

const home = await mkdtemp(join(tmpdir(), 'vigla-build-'));
// The engines differ only in heap sizes, which do not affect the cache.
const shop = spawn(process.execPath, [...nodeFlags.embedded, 'src/main.ts'], {
  env: { ...nodeEnv, PORT: String(await freePort()), DATA_DIR: home, DEMO: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
shop.stdout.on('data', (text: Buffer) => text.includes('The shop is open') && shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
await rm(home, { recursive: true });
if (code !== 0) throw new Error('What was built does not open.');
