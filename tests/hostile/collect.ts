import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { HostileShop } from './shop.ts';

const debuggerLine = /Debugger listening on (ws:\S+)/g;

/** Makes Node collect all garbage, through its inspector: V8 keeps memory while nothing else needs it. */
export async function collectGarbage({ pid, log }: Pick<HostileShop, 'pid' | 'log'>): Promise<void> {
  const addresses = () =>
    Array.from(readFileSync(log, 'utf8').matchAll(debuggerLine), ([, address]) => address);
  if (addresses().length === 0) process.kill(pid, 'SIGUSR1');
  while (addresses().length === 0) await sleep(20);
  const socket = new WebSocket(addresses().at(-1) ?? '', { perMessageDeflate: false });
  await once(socket, 'open');
  for (const id of [1, 2]) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
  await once(socket, 'close');
}
