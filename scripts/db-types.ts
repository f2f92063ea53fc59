// Writes src/server/db/schema.ts from the migrations; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type DatabaseMetadata, generate, PostgresDialect, type PostprocessFunction } from 'kysely-codegen';
import { format } from 'oxfmt';
import { migrate } from '#server/db/migrate.ts';
import { openPgliteMemory } from '#server/db/pglite.ts';

const outFile = fileURLToPath(new URL('../src/server/db/schema.ts', import.meta.url));
const style = JSON.parse(await readFile(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

const { database } = await openPgliteMemory();
await migrate(database);
const generated = await generate({
  db: database.db.withoutPlugins(),
  dialect: new PostgresDialect({ dateParser: 'string', defaultSchemas: ['public'] }),
  camelCase: true,
  typeOnlyImports: true,
  outFile: null,
  postprocess: readAllowedWords,
});
await database.close();
const { code } = await format(outFile, generated, style);

if (process.argv.includes('--check')) {
  if ((await readFile(outFile, 'utf8')) !== code) {
    console.error('src/server/db/schema.ts does not match the migrations: npm run db:types');
    process.exitCode = 1;
  }
} else {
  await writeFile(outFile, code);
}

// `check (status in ('active', 'resolved'))` becomes the type 'active' | 'resolved'.
async function readAllowedWords({
  db,
  metadata,
}: Parameters<PostprocessFunction>[0]): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ table: string; column: string; words: string[] }>`
    select c.conrelid::regclass::text as table, a.attname as column,
      array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::text', 'g') m) as words
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like 'CHECK ((% = ANY (ARRAY[''%'`.execute(db);
  for (const { table, column, words } of rows) {
    const found = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column);
    if (found) found.enumValues = words.toSorted();
  }
  return metadata;
}
