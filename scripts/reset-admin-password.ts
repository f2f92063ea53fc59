// Replaces the administrators' password, disables the second step and ends all their sessions. Prompts for the new password,
// or reads it from standard input.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setAdminPassword } from '#features/admin-access/server/actions.ts';
import { demoAdminPassword, minAdminPasswordLength, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';

const config = readConfig(process.env);
const password = await askPassword();
const fault = whyNotPassword(password);
if (fault) {
  console.error(fault);
  process.exit(1);
}

const database = await openDatabase(config, createLog({ least: 'error' }));
await migrate(database);
await setAdminPassword(database, password);
await database.close();
console.log(
  'The administrators have a new password. Their second step is off, and all their sessions have ended.',
);

function whyNotPassword(text: string): string | undefined {
  if (text.length < minAdminPasswordLength) {
    return `The password needs at least ${minAdminPasswordLength} characters. Nothing was changed.`;
  }
  if (config.isProduction && text === demoAdminPassword) {
    return 'This is the public demo password. Nothing was changed.';
  }
  return undefined;
}

async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stdout.write('New administrator password: ');
  // Hides the typed password.
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: isTerminal });
  for await (const line of lines) {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
    return line;
  }
  return '';
}
