import { addDays, athensDate } from '../../src/shared/dates.ts';
import { hashPassword } from '../../src/server/passwords.ts';
import type { TestApp } from './app.ts';

/** The password of everybody here. */
export const password = 'secret-1';
const passwordHash = await hashPassword(password);

/** How somebody may come to an endpoint. */
export const visitors = ['nobody', 'expired', 'pending', 'rejected', 'verified', 'buyer', 'admin'] as const;
export type Visitor = (typeof visitors)[number];

const standings = {
  pending: {},
  rejected: { isRejected: true, rejectionReason: 'Λείπει το ΑΦΜ' },
  verified: { isVerified: true },
  buyer: { isVerified: true, canViewPrices: true },
} as const;
export type StandingName = keyof typeof standings;

let made = 0;

/** Adds a customer to the database: a buyer unless told otherwise, called Ελένη Μαρκάκη. */
export async function addCustomer(
  { services }: TestApp,
  standing: StandingName = 'buyer',
  details: { id?: string; email?: string; isAdmin?: boolean; createdAt?: Date } = {},
): Promise<{ id: string; email: string }> {
  made += 1;
  const id = details.id ?? `customer-${made}`;
  const email = details.email ?? `customer-${made}@pelatis.example`;
  await services.database.db
    .insertInto('customers')
    .values({
      firstName: 'Ελένη',
      lastName: 'Μαρκάκη',
      accountType: 'private',
      passwordHash,
      ...standings[standing],
      ...details,
      id,
      email,
    })
    .execute();
  return { id, email };
}

/** The Cookie header of each way to come, each customer a person of their own. */
export async function everybody(app: TestApp): Promise<Record<Visitor, { cookie?: string }>> {
  const enter = async (standing: StandingName) => ({
    cookie: await app.signIn({ customerId: (await addCustomer(app, standing)).id }),
  });
  const expired = await enter('buyer');
  const yesterday = addDays(athensDate(app.services.now()), -1);
  await app.services.database.db.updateTable('sessions').set({ expiresAt: yesterday }).execute();
  return {
    nobody: {},
    expired,
    pending: await enter('pending'),
    rejected: await enter('rejected'),
    verified: await enter('verified'),
    buyer: await enter('buyer'),
    admin: { cookie: await app.signIn('admin') },
  };
}
