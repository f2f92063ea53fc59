import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { channelName } from './names.ts';
import type { Database } from './database.ts';

type Subscription = {
  channel: string;
  handler: (payload: string) => void;
  onReconnect: (() => void) | undefined;
};

const minPauseMs = 100;
const maxPauseMs = 5_000;

/** One connection for all notifications, opened with the first subscription and reopened whenever it is lost. */
export function createListener(
  url: string,
  log: Log,
): { listen: Database['listen']; close: () => Promise<void> } {
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'vigla-listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload ?? '');
      }
    });
    client.on('error', (error) => log.warn('The notification connection failed', { error }));
    try {
      await client.connect();
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel))) {
        await client.query(`listen ${channel}`);
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => {
      if (!closing.signal.aborted) connection = reconnect();
    });
    return client;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pauseMs = minPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      await sleep(pauseMs, undefined, { signal: closing.signal });
      const client = await connect().catch((error: unknown) => {
        log.warn('Connecting again for notifications failed', { error });
      });
      if (!client) continue;
      for (const subscription of subscriptions) subscription.onReconnect?.();
      return client;
    }
  }

  return {
    async listen(channel, handler, onReconnect) {
      const subscription = { channel: channelName(channel), handler, onReconnect };
      subscriptions.add(subscription);
      connection ??= connect();
      const client = await connection.catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
      await client.query(`listen ${channel}`);
      return async () => {
        subscriptions.delete(subscription);
        const stillWanted = [...subscriptions].some((other) => other.channel === channel);
        if (!stillWanted && !closing.signal.aborted) await (await connection)?.query(`unlisten ${channel}`);
      };
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
