/**
 * The API test files that also run on PGlite, by what the engines could do differently. Every file runs on PostgreSQL, and the
 * tests of pages, attacks and browsers use PGlite anyway.
 */
export const onBothEngines = {
  'connections, transactions, values and their parsers, migrations, folding': ['src/server/db/*.test.ts'],
  'jobs, their times and tries, e-mails, rate limits, sessions': [
    'src/server/{housekeeping,jobs,mail,rate-limits,session}.test.ts',
  ],
  'locks of rows, and of all that two must not do at once': [
    'tests/api/{booking,orders}/at-once.test.ts',
    'tests/api/{deleted-meanwhile,documents,undo}.test.ts',
    'tests/api/offers/{answers,deposit}.test.ts',
    'tests/api/catalogue-admin/{price-plans,receipts,stock-counts}.test.ts',
  ],
  notifications: ['tests/api/live/channel.test.ts', 'tests/api/admin-access/who-acts.test.ts'],
  'plans, prepared statements, search': [
    'tests/api/{office-searches,search,sold-lines,statements}.test.ts',
    'tests/api/catalogue-admin/list.test.ts',
  ],
  'deletions and references between all tables': [
    'tests/api/remove-expired.test.ts',
    'tests/api/account/{export,merge}.test.ts',
  ],
  'every endpoint and table, and with them every store': [
    'tests/api/fuzz.test.ts',
    'tests/api/orders/card-page-events.test.ts',
  ],
};

const engineSpecific = /TEST_ENGINE|freshDatabase|\/database\/plans\.ts/;

/** The first sign in a test file that it is about the engine, and belongs on both; undefined if there is none. */
export const engineSign = (text: string): string | undefined => engineSpecific.exec(text)?.[0];
