import type { Insertable } from 'kysely';
import { newId } from '#server/ids.ts';
import type { DB } from '#server/db/schema.ts';
import { athensDate } from '#shared/dates.ts';
import { testDatabase } from '../database/database.ts';
import { putCustomer } from './shop.ts';

/** A contract of a customer in force, at ten euro a month without VAT, paid ahead; nothing of it is billed. */
export async function putContract(
  of: { customerId: string } & Partial<Insertable<DB['contracts']>>,
): Promise<string> {
  const { db } = await testDatabase();
  const [id, at, startsOn] = [newId(), new Date(), of.startsOn ?? '2026-11-01'];
  await db
    .insertInto('contracts')
    .values({
      id,
      contractNumber: `ΣΒ-${id}`,
      kind: 'maintenance',
      title: 'Συντήρηση συναγερμού',
      address: 'Μαιζώνος 10',
      city: 'Πάτρα',
      postalCode: '26221',
      billsFrom: startsOn,
      periodMonths: 1,
      billsAhead: true,
      prices: JSON.stringify([{ from: startsOn, cents: 1_000 }]),
      payDays: 15,
      nextBillOn: startsOn,
      createdAt: at,
      updatedAt: at,
      ...of,
      startsOn,
    })
    .execute();
  return id;
}

/** A contract of a customer of its own, which ended at an instant. */
export const putEndedContract = async (at: Date) =>
  putContract({
    customerId: await putCustomer({ email: `contract-${at.getTime()}@pelatis.example` }),
    startsOn: '2000-01-01',
    endsOn: athensDate(at),
  });
