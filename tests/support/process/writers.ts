import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { hashPassword } from '#server/passwords.ts';
import { openingOn } from '#features/booking/opening.ts';
import { addDays, athensDate, datesBetween } from '#shared/dates.ts';
import { companyOf } from '#shared/company-of.ts';
import { setCompany } from '#shared/company.ts';
import { demoCompany, seedCompany } from '../app/company.ts';
import { bookingOf, goodCard, orderOf } from '../app/requests.ts';
import type { ShopNode } from './node.ts';

/** The pieces of the only product: more than are ever ordered, few enough to be counted. */
export const begunStock = 900_000;

const buyers = ['eleni', 'nikos', 'anna', 'petros', 'maria', 'giorgos'];
const emailOf = (id: string) => `${id}@pelatis.example`;

/** What is ordered is reckoned in the test's process too. */
export const setDemoCompany = () => setCompany(companyOf(demoCompany, true, athensDate(new Date())));

/** Fills an empty database with what the writers need: customers, a product without end and a service. */
export async function prepareForWriters(database: Database): Promise<void> {
  await migrate(database);
  const { db } = database;
  await seedCompany(db);
  setDemoCompany();
  const passwordHash = await hashPassword('vigla-demo');
  await db
    .insertInto('customers')
    .values(
      buyers.map((id) => ({
        id,
        email: emailOf(id),
        passwordHash,
        firstName: 'Ελένη',
        lastName: 'Μαρκάκη',
        accountType: 'private',
        isVerified: true,
        canViewPrices: true,
      })),
    )
    .execute();
  await db
    .insertInto('categories')
    .values({ id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras' })
    .execute();
  await db
    .insertInto('products')
    .values({
      id: 1,
      sku: 'A',
      name: 'Κάμερα',
      categoryId: 'cameras',
      priceCents: 10_000,
      stockQuantity: begunStock,
    })
    .execute();
  await db
    .insertInto('services')
    .values({ id: 1, slug: 'survey', title: 'Αυτοψία', requiredSkills: ['survey'] })
    .execute();
}

type Acknowledged = { orders: Map<string, string>; messages: string[]; bookings: string[] };

/** How many bookings an hour one customer may make. */
const maxBookings = 25;
const hours = ['10:00', '11:00', '12:00'];

/** Writes orders, messages and bookings over HTTP, remembers what was acknowledged, and repeats an order that was not. */
export class Writers {
  readonly acknowledged: Acknowledged = { orders: new Map(), messages: [], bookings: [] };
  readonly statuses = new Map<number, number>();
  /** 503s without Retry-After. */
  unexplained = 0;
  #number = 0;
  #bookings = 0;
  /** Customers whose cart no other loop fills. */
  readonly #free = [...buyers];
  /** The keys of orders that were not acknowledged, by customer. */
  readonly #openKeys = new Map(buyers.map((id) => [id, [] as string[]]));

  /** Writes until `isOver`; a node that dies in between is no error here. */
  async write(node: ShopNode, isOver: () => boolean): Promise<void> {
    const buyer = this.#free.shift();
    if (buyer === undefined) throw new Error('More loops write at once than there are customers');
    const cookie = await node.signIn(emailOf(buyer));
    const loop = async (work: () => Promise<void>) => {
      while (!isOver()) await work().catch(() => undefined);
    };
    await Promise.all([
      loop(() => this.#order(node, cookie, this.#openKeys.get(buyer) ?? [])),
      loop(() => this.#message(node)),
      loop(() => this.#book(node, cookie)),
    ]);
    this.#free.push(buyer);
  }

  #count({ status, headers }: Response): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 503 && headers.get('retry-after') === null) this.unexplained += 1;
  }

  async #order(node: ShopNode, cookie: string, openKeys: string[]): Promise<void> {
    const key = openKeys.shift() ?? randomUUID();
    try {
      // Emptied first: an order whose answer was lost may have left it full.
      for (const [method, path, body] of [
        ['DELETE', '/api/cart/1', undefined],
        ['POST', '/api/cart', { productId: 1, quantity: 1 }],
      ] as const) {
        const filled = await node.request(method, path, { cookie, ...(body && { body }) });
        this.#count(filled);
        // The shop rightly refuses an order that its cart does not hold.
        if (!filled.ok) throw new Error(`${method} ${path}: ${filled.status}`);
      }
      const response = await node.request('POST', '/api/orders', {
        cookie,
        headers: { 'idempotency-key': key },
        // Paid at once: one customer has only so many orders that are not.
        body: orderOf([{ productId: 1 }], { paymentMethod: goodCard }),
      });
      this.#count(response);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      const { orderNumber } = (await response.json()) as { orderNumber: string };
      this.acknowledged.orders.set(key, orderNumber);
    } catch (error) {
      // The customer's page sends the same order again.
      openKeys.push(key);
      throw error;
    }
  }

  async #message(node: ShopNode): Promise<void> {
    this.#number += 1;
    const number = this.#number;
    const response = await node.request('POST', '/api/contact', {
      // The limit is for one address.
      headers: { 'x-forwarded-for': `10.${Math.floor(number / 250)}.${number % 250}.1` },
      body: {
        name: 'Άννα',
        email: `anna-${number}@pelatis.example`,
        subject: `Θέμα ${number}.`,
        message: 'Είστε ανοιχτά;',
      },
    });
    this.#count(response);
    if (response.ok) this.acknowledged.messages.push(`Θέμα ${number}.`);
  }

  async #book(node: ShopNode, cookie: string): Promise<void> {
    if (this.#bookings >= maxBookings) return this.#message(node);
    this.#bookings += 1;
    const from = addDays(athensDate(new Date()), 7);
    const open = datesBetween(from, addDays(from, 20)).filter((day) => openingOn(day).spans.length > 0);
    const date = open[Math.floor(this.#bookings / hours.length)] ?? '';
    const time = hours[this.#bookings % hours.length] ?? '';
    const response = await node.request('POST', '/api/appointments', {
      cookie,
      body: { ...bookingOf(1, date, time), beginsEarly: true },
    });
    if (response.ok) this.acknowledged.bookings.push(`${date} ${time}`);
    return undefined;
  }

  /** What is not stored exactly once although it was acknowledged. */
  async faultsIn({ db }: Database): Promise<string[]> {
    const { orders, messages, bookings } = this.acknowledged;
    const stored = await db.selectFrom('orders').select(['orderNumber', 'idempotencyKey']).execute();
    const written = await db.selectFrom('contactMessages').select('subject').execute();
    const booked = await db.selectFrom('appointments').select(['date', 'startHour']).execute();
    const isOnce = (list: readonly unknown[]) => list.length === 1;
    return [
      ...[...orders]
        .filter(([key, number]) => {
          const own = stored.filter(({ idempotencyKey }) => idempotencyKey === key);
          return !isOnce(own) || own[0]?.orderNumber !== number;
        })
        .map(([, number]) => `order ${number}`),
      ...messages.filter((subject) => !isOnce(written.filter((message) => message.subject === subject))),
      ...bookings.filter(
        (hour) => !isOnce(booked.filter(({ date, startHour }) => `${date} ${startHour}:00` === hour)),
      ),
    ];
  }
}
