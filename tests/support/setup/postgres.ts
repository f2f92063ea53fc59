import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { seedCompany } from '../app/company.ts';
import { startPostgres } from '../process/postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the run's server, without a database name. */
    postgresUrl: string;
  }
}

const log = createLog({ least: 'warn' });
const template = 'vigla_template';
/** The database with what the writers of the engines' tests need. */
export const writersTemplate = 'vigla_writers';

const sources = { empty: 'template0', schema: template, writers: writersTemplate };

/** Vitest's global setup: a PostgreSQL server for this run, with the schema and a company in a database that workers clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(randomBytes(16).toString('hex'));
  await createDatabase(server.url, template);
  const database = await openPostgres(`${server.url}/${template}`, log);
  await migrate(database);
  await seedCompany(database.db);
  await database.close();
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** Creates the database again, empty, with the schema, or with what the writers need, and returns its URL. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  content: keyof typeof sources = 'empty',
): Promise<string> {
  const { db, close } = await openPostgres(`${serverUrl}/postgres`, log);
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
  await sql`create database ${sql.id(name)} template ${sql.id(sources[content])}`.execute(db);
  await close();
  return `${serverUrl}/${name}`;
}
