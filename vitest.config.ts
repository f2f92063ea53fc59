import { defineConfig } from 'vitest/config';

// A starved machine takes seconds for what is there at once on another.
const patient = { poll: { timeout: 15_000 } };

const setupFiles = ['tests/support/setup/properties.ts'];

const serverTests = ['src/**/server/**/*.test.ts', 'tests/api/**/*.test.ts'];

// Both engines run the very same files; a worker keeps its database from file to file.
const api = {
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
    projects: [
      {
        // A busy machine takes five seconds for the import law alone.
        test: {
          name: 'unit',
          setupFiles,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: serverTests,
          testTimeout: 120_000,
        },
      },
      { test: { ...api, name: 'api-pglite', env: { TEST_ENGINE: 'pglite' } } },
      {
        test: {
          ...api,
          name: 'api-postgres',
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
        // Journeys in a real browser through the shop that `npm start` serves.
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.e2e.ts'],
          globalSetup: 'tests/support/setup/e2e.ts',
          isolate: false,
          // Longer than any single wait, so that the wait says what did not come.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // What strangers may send to make it fall, to the shop that `npm start` serves on each engine, one after another.
        test: {
          name: 'hostile',
          include: ['tests/hostile/*.test.ts'],
          globalSetup: 'tests/hostile/setup.ts',
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What concerns one engine alone or needs processes of its own.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/support/setup/postgres.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
