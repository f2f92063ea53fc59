import { sql } from 'kysely';
import { findLastBackup } from './backup/backup.ts';
import { addGauge, addProcessMetrics } from './metrics.ts';
import type { Services } from './services.ts';

type Queue = { name: string; queued: number; active: number; failed: number; deferred: number };

/** How many jobs wait, run and have failed in each queue, as the queue counted them some seconds ago. */
export async function readQueues({ db }: Services['database']): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select name, queued_count as queued, active_count as active, failed_count as failed, deferred_count as deferred
    from pgboss.queue where name not like '\\_\\_pgboss%' order by name`.execute(db);
  return rows;
}

/** Adds what `/metrics` reads from the running shop whenever it is asked. Returns the function that ends the measuring. */
export function addShopMetrics(services: Services): () => void {
  const { metrics, database, live, caches, turns } = services;
  addGauge(metrics, 'websocket_connections', 'Open connections to this node', [], () => [[{}, live.count()]]);
  addGauge(metrics, 'job_queue_jobs', 'Jobs by queue and state', ['queue', 'state'], async () => {
    const queues = await readQueues(database);
    return queues.flatMap(({ name: queue, ...states }) =>
      Object.entries(states).map(([state, count]): [Record<'queue' | 'state', string>, number] => [
        { queue, state },
        count,
      ]),
    );
  });
  addGauge(metrics, 'db_client_connection_count', 'Connections of the pool', ['state'], () => {
    const pool = database.pool?.();
    if (!pool) return [];
    return [
      [{ state: 'idle' }, pool.idle],
      [{ state: 'used' }, pool.total - pool.idle],
    ];
  });
  addGauge(
    metrics,
    'db_client_connection_pending_requests',
    'Statements that wait for a connection',
    [],
    () => [[{}, database.pool?.().waiting ?? 0]],
  );
  addGauge(metrics, 'db_replica_usable', 'Whether the read replica answers reads', [], () => {
    const replica = database.replica?.standing();
    return replica ? [[{}, Number(replica.state === 'used')]] : [];
  });
  addGauge(metrics, 'db_replica_lag_seconds', 'How long the replica took for the last position', [], () => {
    const replica = database.replica?.standing();
    return replica ? [[{}, replica.lagSeconds]] : [];
  });
  addGauge(
    metrics,
    'db_replica_reads',
    'Reads that the replica, or the primary in its place, has answered',
    ['target'],
    () => {
      const replica = database.replica?.standing();
      if (!replica) return [];
      return [
        [{ target: 'replica' }, replica.reads.replica],
        [{ target: 'primary' }, replica.reads.primary],
      ];
    },
  );
  addGauge(metrics, 'http_server_waiting_requests', 'Requests that wait for their turn', [], () => [
    [{}, turns.waiting()],
  ]);
  addGauge(metrics, 'cache_entries', 'Entries by cache', ['cache'], () => [
    [{ cache: 'pages' }, caches.pages.size()],
    [{ cache: 'answers' }, caches.answers.size()],
  ]);
  addGauge(
    metrics,
    'backup_last_timestamp_seconds',
    'When the last backup was made; 0 for never',
    [],
    async () => {
      const last = await findLastBackup(database);
      return [[{}, last ? Date.parse(last.at) / 1e3 : 0]];
    },
  );
  return addProcessMetrics(metrics);
}
