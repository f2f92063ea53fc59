import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A prime: Linux gives servers odd ports alone. */
const shares = 31;
const worker = process.env['VITEST_POOL_ID'];
const given = new Set<number>();

/**
 * Returns a port that is free at this moment. Nobody listens on it before the shop that is told it has started, so each test
 * worker has its own share of the ports, and none is given twice.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0);
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    if (given.has(port) || (worker !== undefined && port % shares !== Number(worker) % shares)) continue;
    given.add(port);
    return port;
  }
}
