import { hashPassword } from '#server/passwords.ts';
import type { TestApp } from './app.ts';
import { putCustomer } from './shop.ts';

/** The password of all customers created here. */
export const password = 'secret-1';
const passwordHash = await hashPassword(password);

const standings = {
  pending: { isVerified: false, canViewPrices: false },
  rejected: {
    isVerified: false,
    canViewPrices: false,
    isRejected: true,
    rejectionReason: 'Λείπει το ΑΦΜ',
  },
  verified: { canViewPrices: false },
  buyer: {},
} as const;
export type StandingName = keyof typeof standings;

/** Stores a customer who can sign in with the password: Ελένη Μαρκάκη, a buyer by default. */
export async function addCustomer(
  { services }: TestApp,
  standing: StandingName = 'buyer',
  details: NonNullable<Parameters<typeof putCustomer>[0]> = {},
): Promise<{ id: string; email: string }> {
  const made = await putCustomer({ passwordHash, ...standings[standing], ...details });
  const id = details.id ?? made;
  const { email } = await services.database.db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email };
}
