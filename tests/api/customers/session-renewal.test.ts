import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const hours = (count: number) => new Date(Date.UTC(2026, 2, 2, 9) + count * 3_600_000);

beforeEach(async () => {
  await truncateAll();
  app.setNow(hours(0));
  return () => app.setNow(undefined);
});

test('a customer who keeps coming stays signed in, one who stays away for thirty days does not', async () => {
  const { id } = await addCustomer(app);
  const cookie = await app.signIn({ customerId: id });
  const whoAmI = async (afterDays: number) => {
    app.setNow(hours(afterDays * 24));
    const { body } = await app.request('GET', '/api/session', { cookie });
    return (body as { viewer: { customer: { id: string } | null } }).viewer.customer?.id;
  };
  expect(await whoAmI(29)).toBe(id);
  expect(await whoAmI(58)).toBe(id);
  expect(await whoAmI(89)).toBeUndefined();
});
