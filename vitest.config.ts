import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { onBothEngines } from './scripts/on-both-engines.ts';

/** Short files that take long: begun by their size, they would run on alone when all others are done. */
const longFiles =
  /\/(another-company|audit|bad-input|chat|clock|fuzz|news|offers|operating|pages-of-\w+|price-secrecy|prices|properties|purchases|roles|telling|truth)\./;

const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's, but Vitest's
    const bySize = await super.sort(files);
    return [...bySize.filter(isLong), ...bySize.filter((file) => !isLong(file))];
  }
}

// An overloaded machine takes seconds for what is otherwise immediate.
const patient = { poll: { timeout: 15_000 } };

const setupFiles = ['tests/support/setup/properties.ts'];

const serverTests = ['src/**/server/**/*.test.ts', 'tests/api/**/*.test.ts'];

// By Node itself, as the shop is started: code that Vite has transformed takes more at each call of what it imports.
const native = { experimental: { viteModuleRunner: false } };

/** Without V8's threads, which take more than they save where both processors are busy; the embedded database needs them. */
const execArgv = ['--single-threaded'];

// A worker keeps its database between files.
const api = {
  ...native,
  setupFiles,
  include: serverTests,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: patient,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // One project's transformed modules are the next one's.
    fsModuleCache: true,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        // The import law alone takes a busy machine five seconds.
        test: {
          name: 'unit',
          execArgv,
          setupFiles,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          exclude: serverTests,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...api,
          name: 'api-pglite',
          include: Object.values(onBothEngines).flat(),
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          ...api,
          name: 'api-postgres',
          execArgv,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: 'tests/support/setup/postgres.ts',
        },
      },
      {
        // The same application with its built pages.
        test: {
          ...api,
          name: 'pages',
          include: ['tests/pages/*.test.ts'],
          env: { TEST_ENGINE: 'pglite', TEST_PAGES: 'built' },
        },
      },
      {
        // Browser tests of the shop as `npm start` serves it.
        test: {
          name: 'e2e',
          execArgv,
          include: ['tests/e2e/*.e2e.ts'],
          setupFiles,
          globalSetup: 'tests/support/setup/e2e.ts',
          isolate: false,
          // One works while two wait: for an e-mail, for the end of an undo. Each has two shops and a browser to start.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Longer than any single wait, so that the wait reports what is missing.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
      {
        // Attacks by strangers on the shop as `npm start` serves it, on one engine after another.
        test: {
          name: 'hostile',
          execArgv,
          setupFiles,
          include: ['tests/hostile/*.test.ts'],
          globalSetup: 'tests/hostile/setup.ts',
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Tests of one engine only, or that need separate processes.
        test: {
          ...native,
          name: 'engines',
          isolate: false,
          // They mostly wait: for processes that start, and for jobs that are tried again.
          maxWorkers: 3,
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/support/setup/postgres.ts', 'tests/support/setup/writers.ts'],
          testTimeout: 400_000,
          hookTimeout: 400_000,
          expect: patient,
        },
      },
    ],
  },
});
