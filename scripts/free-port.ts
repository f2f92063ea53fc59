import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Gives a port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
