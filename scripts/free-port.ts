import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
