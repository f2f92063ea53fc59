import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { ReplicaStatus } from './database.ts';
import type { EngineConnection } from './driver.ts';
import { openPool } from './postgres-pool.ts';
import { statementsOfPostgres, StatementNames } from './postgres-statements.ts';

/** A replica that does not answer within these costs a reader this once; then it counts as away. In milliseconds. */
const limits = {
  patienceMs: 1_000,
  statementTimeoutMs: 5_000,
  idleTimeoutMs: 60_000,
  answerTimeoutMs: 2_000,
};
const checkEveryMs = 1_000;
const minPauseMs = 5;
const maxPauseMs = 200;
/** A replica that is further behind than this is not read, even for what nobody announces as changed. */
const maxLagMs = 5_000;

type Position = { lsn: string; system: string; database: string };
type Progress = { isReplica: boolean; hasIt: boolean; system: string; database: string };

const identity = `(select system_identifier::text from pg_control_system()) as system, current_database() as database`;
// The position of insertion includes commits that the server has not yet written to its disk.
const positionOfPrimary = `select pg_current_wal_insert_lsn()::text as lsn, ${identity}`;
const progressOfReplica = `
  select pg_is_in_recovery() as "isReplica", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasIt", ${identity}`;

/** A streaming replica of the primary, read only while it knows everything that this node has heard of. */
export type Replica = {
  /** A connection for one statement that only reads, or for a transaction, which always belongs to the primary. */
  acquire(): Promise<EngineConnection>;
  /** Something has changed: until the replica has replayed it, the primary is read. */
  fallBehind(): void;
  standing(): ReplicaStatus;
  close(): Promise<void>;
};

/**
 * Opens the replica of DATABASE_REPLICA_URL next to a primary. Never throws for a replica that is away, behind or of another
 * database: then the primary answers, and `standing` says so.
 */
export function openReplica(
  url: string,
  primary: { pool: pg.Pool; acquire: () => Promise<EngineConnection> },
  log: Log,
): Replica {
  const pool = openPool(url, log, limits);
  const statements = new StatementNames();
  const closing = new AbortController();
  const reads = { replica: 0, primary: 0 };
  /** The number of changes heard of, and how many of them the replica is known to have. */
  let heard = 0;
  let known = -1;
  let isAway = false;
  /** The reason that was logged last. */
  let awayFor = '';
  let lagMs = 0;
  let wake: (() => void) | undefined;

  function stateNow(): ReplicaStatus['state'] {
    if (isAway) return 'away';
    return known === heard && lagMs <= maxLagMs ? 'used' : 'behind';
  }

  function setAway(reason: unknown): void {
    const why = String(reason);
    if (!isAway || why !== awayFor)
      log.warn('The replica is not read: the primary answers', { error: reason });
    isAway = true;
    awayFor = why;
    // One that comes back after a crash may have less than it had before.
    known = -1;
  }
  pool.on('error', setAway);

  /** Waits until the replica has replayed what the primary has written by now; throws when one of them cannot say so. */
  async function catchUp(): Promise<void> {
    const hearing = heard;
    // Without the primary nothing new is announced, and the replica may go on answering.
    const { rows: positions } = await primary.pool.query<Position>(positionOfPrimary);
    const began = performance.now();
    try {
      for (let pauseMs = minPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
        const [position] = positions;
        const { rows } = await pool.query<Progress>(progressOfReplica, [position?.lsn]);
        const [progress] = rows;
        const isSame = progress?.system === position?.system && progress?.database === position?.database;
        if (!progress?.isReplica || !isSame)
          throw new Error('DATABASE_REPLICA_URL is no replica of the database of DATABASE_URL');
        if (isAway) log.info('The replica can be reached again');
        isAway = false;
        if (progress.hasIt) break;
        lagMs = performance.now() - began;
        await sleep(pauseMs, undefined, { signal: closing.signal });
      }
      lagMs = performance.now() - began;
      known = hearing;
    } catch (error) {
      if (!closing.signal.aborted) setAway(error);
      throw error;
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      const isDone = await catchUp().then(
        () => true,
        () => false,
      );
      if (isDone && known !== heard) continue;
      await Promise.race([
        sleep(checkEveryMs, undefined, { signal: closing.signal }).catch(() => {}),
        new Promise<void>((resolve) => (wake = resolve)),
      ]);
    }
  }
  const following = follow();

  async function executeOnReplica(text: string, values: readonly unknown[]) {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const answer = await statementsOfPostgres(client, statements).execute(text, values);
      isBroken = false;
      return answer;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    async acquire() {
      let line: EngineConnection | undefined;
      const executeOnPrimary: EngineConnection['execute'] = async (text, values) => {
        line ??= await primary.acquire();
        return line.execute(text, values);
      };
      return {
        async execute(text, values) {
          if (line) return executeOnPrimary(text, values);
          if (stateNow() === 'used') {
            try {
              const answer = await executeOnReplica(text, values);
              reads.replica += 1;
              return answer;
            } catch (error) {
              // An error that the replica itself reports, such as a conflict with what it replays, is no outage.
              if (!(error instanceof pg.DatabaseError) || error.severity === 'FATAL') setAway(error);
            }
          }
          reads.primary += 1;
          return executeOnPrimary(text, values);
        },
        async begin(text) {
          line ??= await primary.acquire();
          return line.begin(text);
        },
        release: (isBroken) => line?.release(isBroken),
      };
    },
    fallBehind() {
      heard += 1;
      wake?.();
    },
    standing: () => ({ state: stateNow(), lagSeconds: lagMs / 1_000, reads: { ...reads } }),
    async close() {
      closing.abort();
      await pool.end();
      await following;
    },
  };
}
