/**
 * Test files of server code that reads and writes nothing in a way that the engines could do differently: what is checked
 * before or after the database, the same for every endpoint, and what needs no database. They run on PostgreSQL only.
 */
export const engineNeutral = [
  'src/features/**/server/mails.test.ts',
  'src/server/{cache,http,live,pdf}/*.test.ts',
  'src/server/{config,demo-files,demo-pictures,handlers,input-faults,jobs-database,log,mail-layout,network}.test.ts',
  'src/server/{object-jobs,outage,passwords,public-fetch,read-csv,read-workbook,sites,start-error,totp}.test.ts',
  'tests/api/{another-company,audit,bad-input,body-limit,contract,invisible-text}.test.ts',
  'tests/api/{prices,roles,security,uploads}.test.ts',
  'tests/api/wizard/advice.test.ts',
  'tests/api/live/hostile-sockets.test.ts',
  'tests/api/mails-to-strangers.test.ts',
  // `tests/api/search.test.ts` holds that both engines find the same.
  'tests/api/{blind-table,search-table,spoken-table}.test.ts',
  // What the shop decides and reckons over many courses of events, single ones of which run on both engines beside them:
  // `undo`, `card-page`, `office-change`, `documents`, `demo`, and every endpoint by `fuzz`.
  'tests/api/{news,look}.test.ts',
  'tests/api/orders/{card-deposit,card-page-chance,card-page-faults,change-order,money-in-parts,settings-of-sales}.test.ts',
  'tests/api/customers/balance.test.ts',
  'tests/api/booking/demo.test.ts',
  'tests/api/wizard/submit.test.ts',
];

const engineSpecific = /\bsql[`<]|TEST_ENGINE|freshDatabase|hearAll|\/database\/(locks|plans|statements)\.ts/;

/** The first sign in a test file that it is about the database, and belongs on both engines; undefined if there is none. */
export const engineSign = (text: string): string | undefined => engineSpecific.exec(text)?.[0];
