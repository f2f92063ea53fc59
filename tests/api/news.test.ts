import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { examples } from '../support/examples.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { friday, putAppointment, putService, putTechnicians } from '../support/app/booking.ts';
import { passUndo } from '../support/app/held.ts';
import { addCustomer } from '../support/app/people.ts';
import { putCustomer, putOrder, putProduct, putReview } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

type Call = [method: string, path: string, body?: Record<string, unknown>];
/** One record whose news a person hears: what can be done to it, what of it the person can know, and what news say. */
type World = {
  /** Everything that changes the record; the answers' `undo` are collected. */
  calls: Record<string, Call | (() => Promise<Call>)>;
  own: Record<string, Call>;
  undo: (undo: string) => Call;
  cookie: string;
  /** The state as far as news speak of it; null once the record is gone. */
  state: () => Promise<string>;
  /** The state that a mail's subject or an alert's event says. */
  says: Record<string, (state: string) => boolean>;
};

/** All that the customer reads, in the order in which it was sent. */
async function read(since: { mails: number; alerts: number }) {
  const { db } = app.services.database;
  const mails = await db
    .selectFrom('devMails')
    .select(['id', 'subject', 'text'])
    .where('recipient', 'not like', 'info@%')
    .orderBy('id')
    .execute();
  const alerts = await db
    .selectFrom('alerts')
    .select(['id', 'event', 'message'])
    .where('audience', '=', 'customer')
    .orderBy('id')
    .execute();
  const fresh = [
    mails.slice(since.mails).map(({ subject }) => subject.replace(/:.*/, '')),
    alerts.slice(since.alerts).map(({ event }) => event),
  ];
  since.mails = mails.length;
  since.alerts = alerts.length;
  return fresh;
}

/** Runs a sequence of actions and demands that everything sent was true when it left, and that the last of it still is. */
async function requireTrueNews(world: World, steps: readonly string[], done: Set<string>) {
  const since = { mails: 0, alerts: 0 };
  await read(since);
  const first = await world.state();
  let heard: string | undefined;
  const undos: string[] = [];
  for (const step of [...steps, 'wait']) {
    if (step === 'wait') await passUndo(app);
    else {
      const undo = step === 'undo' ? undos.at(-1) : step === 'undo earlier' ? undos.at(-2) : undefined;
      const call = undo === undefined ? (world.calls[step] ?? world.own[step]) : world.undo(undo);
      if (!call) continue;
      const cookie = step in world.own ? world.cookie : admin;
      const [method, path, body = {}] = typeof call === 'function' ? await call() : call;
      const answer = await app.request(method, `/api${path}`, { cookie, body });
      if (answer.status >= 500) throw new Error(`${step}: ${answer.text}`);
      if (answer.status === 200) done.add(step);
      const { undo: given } = (answer.body ?? {}) as { undo?: string };
      if (given) undos.push(given);
      if (step in world.own && answer.status < 300) heard = undefined;
      await app.services.jobs.drain();
    }
    const state = await world.state();
    if (step in world.own) heard = state;
    for (const fresh of await read(since)) {
      for (const said of fresh) {
        const isTrue = world.says[said];
        if (!isTrue) throw new Error(`Unknown news: ${said}`);
        expect([step, said, state, isTrue(state)]).toEqual([step, said, state, true]);
        heard = state;
      }
    }
  }
  expect(heard ?? first).toBe(await world.state());
  expect(await app.services.database.db.selectFrom('delayedNotifications').selectAll().execute()).toEqual([]);
}

const is =
  (...words: string[]) =>
  (state: string) =>
    words.some((word) => state.startsWith(word));

const worlds: Record<string, () => Promise<World>> = {
  async order() {
    const customerId = await putCustomer();
    const id = await putOrder({ customerId, productId: await putProduct() }, { paymentMethod: 'cash' });
    const to = (status: string, more = {}): Call => ['PATCH', `/orders/${id}`, { status, ...more }];
    const state = async () => {
      const { db } = app.services.database;
      const order = db.selectFrom('orders').select('status').where('id', '=', id);
      return (await order.executeTakeFirstOrThrow()).status;
    };
    const next = async () => {
      const steps = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'];
      const status = steps[steps.indexOf(await state()) + 1] ?? 'delivered';
      return to(status, status === 'shipped' && { tracking: 'RE447190321GR', courier: 'elta' });
    };
    return {
      calls: {
        next,
        'next step': next,
        cancel: to('cancelled'),
        follow: ['PATCH', `/orders/${id}`, { tracking: 'RE447190335GR', courier: 'elta' }],
        note: ['PATCH', `/orders/${id}`, { notes: 'Σημείωση' }],
      },
      own: { 'own cancel': ['PATCH', `/orders/${id}/cancel`] },
      undo: (undo) => ['PATCH', `/orders/${id}/undo`, { undo }],
      cookie: await app.signIn({ customerId }),
      state,
      says: {
        'Η παραγγελία σας επιβεβαιώθηκε': is('confirmed'),
        'Ετοιμάζουμε την παραγγελία σας': is('processing'),
        'Η παραγγελία σας είναι στον δρόμο': is('shipped'),
        'Ο αριθμός αποστολής της παραγγελίας σας': is('shipped'),
        'Η παραγγελία σας παραδόθηκε': is('delivered'),
        'Η παραγγελία σας ακυρώθηκε': is('cancelled'),
        order_confirmed: is('confirmed'),
        order_processing: is('processing'),
        order_shipped: is('shipped'),
        order_delivered: is('delivered'),
        order_cancelled: is('cancelled'),
      },
    };
  },
  async appointment() {
    const serviceId = await putService();
    const [first = 0, second = 0] = await putTechnicians({}, {});
    const customerId = await putCustomer();
    const id = await putAppointment({ serviceId, customerId });
    const to = (status: string): Call => ['PUT', `/appointments/${id}/status`, { status }];
    const move = (appointmentDate: string): Call => ['PUT', `/appointments/${id}/date`, { appointmentDate }];
    return {
      calls: {
        confirm: to('confirmed'),
        reject: to('rejected'),
        cancel: to('cancelled'),
        pend: to('pending'),
        tuesday: move('2026-11-24'),
        'send the first': [
          'PUT',
          `/appointments/${id}/technician`,
          { technicianId: first, insteadOf: second },
        ],
        'send the second': [
          'PUT',
          `/appointments/${id}/technician`,
          { technicianId: second, insteadOf: first },
        ],
        monday: move('2026-11-23'),
        delete: ['DELETE', `/appointments/${id}`],
      },
      own: {
        'own cancel': ['PATCH', `/appointments/${id}/cancel`],
        'own move': [
          'PATCH',
          `/appointments/${id}/reschedule`,
          { appointmentDate: '2026-11-25', appointmentTime: '10:00', beginsEarly: true },
        ],
      },
      undo: (undo) => ['PUT', `/appointments/${id}/undo`, { undo }],
      cookie: await app.signIn({ customerId }),
      state: async () => {
        const now = await app.services.database.db
          .selectFrom('appointments')
          .select(['status', 'date'])
          .where('id', '=', id)
          .executeTakeFirst();
        const status = now?.status ?? 'cancelled';
        return ['pending', 'confirmed'].includes(status) ? `${status} ${now?.date}` : 'ended';
      },
      says: {
        'Το ραντεβού σας επιβεβαιώθηκε': is('confirmed'),
        'Το ραντεβού σας περιμένει επιβεβαίωση': is('pending'),
        'Το ραντεβού σας μεταφέρθηκε': is('pending', 'confirmed'),
        'Λάβαμε τη νέα ώρα που ζητήσατε': is('pending'),
        'Το ραντεβού σας ακυρώθηκε': is('ended'),
        'Δεν μπορέσαμε να δεχτούμε το ραντεβού σας': is('ended'),
        appointment_confirmed: is('confirmed'),
        appointment_waiting: is('pending'),
        appointment_moved: is('pending', 'confirmed'),
        appointment_cancelled: is('ended'),
        appointment_rejected: is('ended'),
      },
    };
  },
  async account() {
    const { id } = await addCustomer(app, 'pending');
    const verify = (body: Record<string, unknown>): Call => ['PUT', `/admin/customers/${id}/verify`, body];
    return {
      calls: {
        approve: verify({ isVerified: true, canViewPrices: true }),
        'approve without prices': verify({ isVerified: true, canViewPrices: false }),
        reject: verify({ isVerified: false, canViewPrices: false }),
      },
      own: {},
      undo: (undo) => ['PUT', `/admin/customers/${id}/undo`, { undo }],
      cookie: '',
      state: async () => {
        const { isVerified, isRejected } = await app.services.database.db
          .selectFrom('customers')
          .select(['isVerified', 'isRejected'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return isRejected ? 'rejected' : isVerified ? 'approved' : 'pending';
      },
      says: {
        'Ο λογαριασμός σας εγκρίθηκε': is('approved'),
        'Η εγγραφή σας δεν εγκρίθηκε': is('rejected'),
        customer_approved: is('approved'),
        customer_restored: is('approved'),
        customer_rejected: is('rejected'),
      },
    };
  },
  async review() {
    const customerId = await putCustomer();
    const productId = await putProduct();
    const id = await putReview({ customerId, productId });
    const decide = (body: Record<string, unknown>): Call => ['PUT', `/admin/reviews/${id}/decision`, body];
    return {
      calls: {
        publish: decide({ status: 'published' }),
        reject: decide({ status: 'rejected', reason: 'Όχι' }),
      },
      own: {
        rewrite: ['PUT', `/products/${productId}/own-review`, { rating: 3, text: 'Τελικά μέτριο προϊόν.' }],
        withdraw: ['DELETE', `/products/${productId}/own-review`],
      },
      undo: (undo) => ['PUT', `/admin/reviews/${id}/undo`, { undo }],
      cookie: await app.signIn({ customerId }),
      state: async () => {
        const now = await app.services.database.db
          .selectFrom('reviews')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst();
        return now?.status ?? 'gone';
      },
      says: {
        'Η κριτική σας δημοσιεύθηκε': is('published'),
        'Η κριτική σας δεν δημοσιεύθηκε': is('rejected'),
        review_published: is('published'),
        review_rejected: is('rejected'),
      },
    };
  },
};

describe.each(Object.keys(worlds))('the news of one %s', (kind) => {
  it('are true when they leave and in the end, whatever is decided, undone and waited for', async () => {
    const { calls, own } = (await worlds[kind]?.()) ?? {};
    const names = [...Object.keys(calls ?? {}), ...Object.keys(own ?? {}), 'undo', 'undo earlier', 'wait'];
    const done = new Set<string>();
    /** The actions that no run was allowed yet. */
    const left = () => names.filter((name) => name !== 'wait' && name !== 'undo earlier' && !done.has(name));
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 9, size: 'max' }),
        async (steps) => {
          if (runs >= examples(20, 40) && left().length === 0) return;
          runs += 1;
          await truncateAll();
          admin = await app.signIn('admin');
          const world = await worlds[kind]?.();
          if (world) await requireTrueNews(world, steps, done);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
    expect(left()).toEqual([]);
  }, 60_000);
});
