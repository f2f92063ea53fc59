import { afterAll, expect, inject, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { createLog } from '#server/log.ts';
import { startChild } from '../support/process/child.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const url = await createDatabase(inject('postgresUrl'), 'vigla_booking', 'schema');
const { db, close } = await openPostgres(url, createLog({ least: 'error' }));

afterAll(close);

test('of 201 customers who want one hour on three processes at once, as many get it as there are technicians', async () => {
  const { id: serviceId } = await db
    .insertInto('services')
    .values({ slug: 'survey', title: 'Αυτοψία', requiredSkills: ['survey'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: 201 }, (_, index) => `customer-${index}`);
  const rows = ids.map((id) => ({
    id,
    email: `${id}@pelatis.example`,
    passwordHash: 'none',
    firstName: 'Ελένη',
    lastName: 'Μαρκάκη',
    accountType: 'private' as const,
    isVerified: true,
  }));
  await db.insertInto('customers').values(rows).execute();

  const begin = String(Date.now() + 6_000);
  const children = [0, 1, 2].map((part) =>
    startChild('book-hour.ts', {
      DATABASE_URL: url,
      DEMO: 'off',
      SERVICE: String(serviceId),
      CUSTOMERS: ids.filter((_, index) => index % 3 === part).join(),
      BEGIN: begin,
    }),
  );
  const codes = await Promise.all(children.map((child) => child.ended()));
  expect(codes, children.map((child) => child.errors()).join('\n')).toEqual([0, 0, 0]);
  const outcomes = children.flatMap((child) => child.lines.filter((line) => /^\w+$/.test(line)));
  expect(outcomes.toSorted()).toEqual([...Array(199).fill('SLOT_TAKEN'), 'booked', 'booked']);
  // The two technicians of a new shop, each booked once for the hour.
  const held = await db.selectFrom('technicianHours').select(['technicianId', 'hour']).execute();
  expect(held.map(({ technicianId }) => technicianId).toSorted()).toEqual([1, 2]);
  expect(await db.selectFrom('appointments').select('id').execute()).toHaveLength(2);
});
