import { expect, it } from 'vitest';
import { versionInForce } from '#features/texts/server/actions.ts';
import { write } from '#server/write.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

it('the terms become one version, however many are the first to read them', async () => {
  const { services } = await testApp();
  await truncateAll();
  const versions = await Promise.all(
    Array.from({ length: 12 }, () => write(services, (trx) => versionInForce(services, trx, 'terms'))),
  );
  expect(new Set(versions.map(({ id }) => id)).size).toBe(1);
});
