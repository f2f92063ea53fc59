import type { Insertable } from 'kysely';
import type { DB } from '../../src/server/db/schema.ts';
import type { TestApp } from './app.ts';
import type { Facts } from './plausible.ts';
import { putCustomer, putProduct } from './shop.ts';

type Standing = Partial<Insertable<DB['customers']>>;

const standings = {
  'unverified customer': { isVerified: false, canViewPrices: false },
  'rejected customer': {
    isVerified: false,
    canViewPrices: false,
    isRejected: true,
    rejectionReason: 'Δεν πληρούνται οι προϋποθέσεις',
  },
  'customer without prices': { canViewPrices: false },
  buyer: {},
  'customer with isAdmin': { isAdmin: true },
} satisfies Record<string, Standing>;

/** Every way in which somebody may come to the shop. */
export const roles = [
  'visitor',
  'expired session',
  'unverified customer',
  'rejected customer',
  'customer without prices',
  'buyer',
  'customer with isAdmin',
  'administrator',
] as const;

export type Role = (typeof roles)[number];

export type World = {
  /** The Cookie header of each; empty for a visitor. */
  cookies: Record<Role, string>;
  /** Ids that exist, by the names under which inputs carry them. */
  facts: Facts;
  /** The same names with ids that nothing has. */
  unknown: Facts;
};

const nothing: Facts = { productId: 2_000_000_000, customerId: 'nobody' };

/** The names under which inputs carry ids. */
export const idNames = Object.keys(nothing);

/** A small shop with something of everything in it, and somebody of every role in front of it. */
export async function buildWorld(app: TestApp): Promise<World> {
  const { db } = app.services.database;
  const enter = async (standing: Standing) => {
    const id = await putCustomer(standing);
    return { id, cookie: await app.signIn({ customerId: id }) };
  };
  const expired = await enter({});
  await db
    .updateTable('sessions')
    .set({ expiresAt: new Date(0) })
    .execute();
  const entered = Object.fromEntries(
    await Promise.all(
      Object.entries(standings).map(async ([role, standing]) => [role, await enter(standing)] as const),
    ),
  );
  const cookieOf = (role: keyof typeof standings) => entered[role]?.cookie ?? '';
  const productId = await putProduct({ stockQuantity: 50 });
  return {
    cookies: {
      visitor: '',
      'expired session': expired.cookie,
      'unverified customer': cookieOf('unverified customer'),
      'rejected customer': cookieOf('rejected customer'),
      'customer without prices': cookieOf('customer without prices'),
      buyer: cookieOf('buyer'),
      'customer with isAdmin': cookieOf('customer with isAdmin'),
      administrator: await app.signIn('admin'),
    },
    facts: { productId, customerId: entered['unverified customer']?.id },
    unknown: nothing,
  };
}
