// Opens an empty shop and closes it: what Node makes of the sources is then at hand at a first start, which would else take
// 20 MB and a second for it (docs/decisions/0021). It also shows that what was built opens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { nodeEnv, nodeFlags } from './node-settings.ts';

const home = await mkdtemp(join(tmpdir(), 'vigla-build-'));
// The sizes of the heap, in which the engines differ, make no other cache.
const shop = spawn(process.execPath, [...nodeFlags.embedded, 'src/main.ts'], {
  env: { ...nodeEnv, PORT: String(await freePort()), DATA_DIR: home, DEMO: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
shop.stdout.on('data', (text: Buffer) => text.includes('The shop is open') && shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
await rm(home, { recursive: true });
if (code !== 0) throw new Error('What was built does not open.');
