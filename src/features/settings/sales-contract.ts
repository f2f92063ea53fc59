import * as z from 'zod/mini';
import { oneLine } from '#shared/typed-text.ts';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { nameText } from '#shared/fields.ts';
import { count, euroAmount, euros, optionalCount, optionalEuros, vatRate } from '#shared/number-fields.ts';
import { seen } from './version-contract.ts';

export const paymentsFields = z
  .object({
    takesCards: z.boolean(),
    takesTransfers: z.boolean(),
    takesCash: z.boolean(),
    cashLimit: euros.check(
      z.refine((limit) => limit <= 500, 'Έως 500 €: από εκεί και πάνω ο νόμος δεν επιτρέπει μετρητά'),
    ),
    cashFee: euroAmount,
  })
  .check(
    z.refine(({ takesCards, takesTransfers, takesCash }) => takesCards || takesTransfers || takesCash, {
      path: ['takesCards'],
      error: 'Επιλέξτε τουλάχιστον έναν τρόπο πληρωμής',
    }),
    z.refine(({ cashLimit, cashFee }) => cashFee < cashLimit, {
      path: ['cashFee'],
      error: 'Η χρέωση πρέπει να είναι μικρότερη από το όριο',
    }),
  );

/** The name by which orders know a delivery. */
const deliveryId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const deliveryFields = z.object({
  id: deliveryId,
  isOffered: z.boolean(),
  label: nameText(60, 'Συμπληρώστε πώς λέγεται'),
  promise: nameText(160, 'Συμπληρώστε τι περιμένει ο πελάτης'),
  days: z.pipe(
    optionalCount(60),
    z.transform((days) => days ?? null),
  ),
  price: euroAmount,
  freeFrom: z.pipe(
    optionalEuros,
    z.transform((from) => from ?? null),
  ),
});

const prefixSentence = 'Αρχές ταχυδρομικών κωδίκων, από 1 έως 5 ψηφία, με κόμμα: 84, 851';

/** Prefixes of postal codes, as a list or as typed text. */
const prefixes = z.pipe(
  z.union([
    z.array(z.string().check(z.maxLength(5))).check(z.maxLength(60)),
    z.string().check(z.maxLength(500)),
  ]),
  z.transform((typed: string | string[], context) => {
    const read = typeof typed === 'string' ? typed.split(/[\s,;]+/).filter(Boolean) : typed;
    if (read.length > 0 && read.length <= 60 && read.every((prefix) => /^[1-8]\d{0,4}$/.test(prefix))) {
      return [...new Set(read)].toSorted();
    }
    context.issues.push({ code: 'custom', message: prefixSentence, input: typed });
    return z.NEVER;
  }),
);

const deliveryArea = z.object({ prefixes, isServed: z.boolean(), surcharge: euroAmount });

/** Beside each area with a prefix that an earlier one has. */
const distinctPrefixes = z.check<{ prefixes: string[] | string }[]>(({ value: areas, issues }) => {
  const known = new Set<string>();
  for (const [index, area] of areas.entries()) {
    // What is wrong anyway stands as it was typed.
    if (!Array.isArray(area.prefixes)) continue;
    const twice = area.prefixes.find((prefix) => known.has(prefix));
    for (const prefix of area.prefixes) known.add(prefix);
    if (twice === undefined) continue;
    const message = `Η αρχή ${twice} υπάρχει ήδη σε άλλη περιοχή`;
    issues.push({ code: 'custom', path: [index, 'prefixes'], message, input: area.prefixes });
  }
});

export const deliveriesFields = z.object({
  methods: z.array(deliveryFields).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length),
    z.refine((methods) => methods.some(({ isOffered }) => isOffered), {
      path: [0, 'isOffered'],
      error: 'Προσφέρετε τουλάχιστον έναν τρόπο παράδοσης',
    }),
  ),
  areas: z.array(deliveryArea).check(z.maxLength(20), distinctPrefixes),
});

/** Beside each day on which another rate begins too. */
const distinctDays = z.check<{ from: string }[]>(({ value: rates, issues }) => {
  for (const [index, { from }] of rates.entries()) {
    if (rates.findIndex((one) => one.from === from) === index) continue;
    const message = 'Την ημέρα αυτή αρχίζει ήδη άλλος συντελεστής';
    issues.push({ code: 'custom', path: [index, 'from'], message, input: from });
  }
});

export const vatFields = z.object({
  rates: z
    .array(
      z.object({
        percent: vatRate,
        from: day,
      }),
    )
    .check(z.minLength(1), z.maxLength(20), distinctDays),
});

export const pointsFields = z.object({ perEuro: count(20, 1), mostPercent: count(100, 1) });

export const productsFields = z.object({ lowStock: count(10_000) });

const letters = (pattern: RegExp, sentence: string) =>
  z.pipe(
    z.string().check(z.overwrite(oneLine), z.maxLength(20)),
    z.transform((typed: string, context) => {
      const read = typed.toUpperCase();
      if (pattern.test(read)) return read;
      context.issues.push({ code: 'custom', message: sentence, input: typed });
      return z.NEVER;
    }),
  );

const series = letters(/^[Α-Ω]{2,4}$/, 'Συμπληρώστε 2 έως 4 ελληνικά κεφαλαία, π.χ. ΑΛΠ');

export const numberingFields = z
  .object({
    orders: letters(/^[A-Z]{1,4}$/, 'Συμπληρώστε 1 έως 4 λατινικά κεφαλαία, π.χ. ORD'),
    offers: series,
    contracts: series,
    receipt: series,
    invoice: series,
    receipt_credit: series,
    invoice_credit: series,
  })
  .check(({ value, issues }) => {
    const { orders: _orders, ...ofKinds } = value;
    for (const [index, [kind, one]] of Object.entries(ofKinds).entries()) {
      if (Object.values(ofKinds).indexOf(one) === index) continue;
      const message = 'Αυτό το πρόθεμα έχει ήδη άλλο παραστατικό';
      issues.push({ code: 'custom', path: [kind], message, input: one });
    }
  });

/** The public URL of an official file as it was uploaded; empty for none. */
export const officialFile = z
  .string()
  .check(z.regex(/^$|^\/public-objects\/brand\/official-[\w.-]{1,80}$/, 'Ανεβάστε ξανά το αρχείο'));

export const guaranteesFields = z.object({ notice: z._default(officialFile, '') });

const guaranteesShown = z.object({ notice: z.string() });
const productsShown = z.object({ lowStock: z.int() });
const pointsShown = z.object({ perEuro: z.int(), mostPercent: z.int() });
const numberingShown = z.object({
  orders: z.string(),
  offers: z.string(),
  contracts: z.string(),
  receipt: z.string(),
  invoice: z.string(),
  receipt_credit: z.string(),
  invoice_credit: z.string(),
});

/** The groups of what is sold and how, as stored. */
export const salesShown = {
  payments: z.object({
    takesCards: z.boolean(),
    takesTransfers: z.boolean(),
    takesCash: z.boolean(),
    cashLimit: z.number(),
    cashFee: z.number(),
  }),
  deliveries: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        isOffered: z.boolean(),
        label: z.string(),
        promise: z.string(),
        days: z.nullable(z.int()),
        price: z.number(),
        freeFrom: z.nullable(z.number()),
      }),
    ),
    areas: z.array(z.object({ prefixes: z.array(z.string()), isServed: z.boolean(), surcharge: z.number() })),
  }),
  vat: z.object({ rates: z.array(z.object({ percent: z.int(), from: z.string() })) }),
  products: productsShown,
  guarantees: guaranteesShown,
  points: pointsShown,
  numbering: numberingShown,
};

/** What pages say of them. */
export const companySales = {
  payments: z.object({
    takesCards: z.boolean(),
    takesTransfers: z.boolean(),
    takesCash: z.boolean(),
    cashLimitCents: z.int(),
    cashFeeCents: z.int(),
  }),
  deliveries: z.array(
    z.object({ id: z.string(), label: z.string(), promise: z.string(), workingDays: z.nullable(z.int()) }),
  ),
  deliveryPrices: z.record(z.string(), z.object({ priceCents: z.int(), freeFromCents: z.nullable(z.int()) })),
  deliveryAreas: z.array(
    z.object({ prefixes: z.array(z.string()), isServed: z.boolean(), surchargeCents: z.int() }),
  ),
  vatPercent: z.int(),
  products: productsShown,
  guarantees: guaranteesShown,
  points: pointsShown,
  numbering: numberingShown,
};

export const salesEndpoints = {
  putPayments: endpoint.admin
    .put(
      '/admin/settings/payments',
      'Say how customers pay, amounts in euro; refused when it is no longer of the version seen',
    )
    .input(z.safeExtend(paymentsFields, seen))
    .output(done),
  putDeliveries: endpoint.admin
    .put(
      '/admin/settings/deliveries',
      'Say how products are delivered, amounts in euro without VAT; refused when it is no longer of the version seen',
    )
    .input(z.extend(deliveriesFields, seen))
    .output(done),
  putVat: endpoint.admin
    .put(
      '/admin/settings/vat',
      'Say which rates of VAT hold from which day; refused when a day that is over or today would get another rate',
    )
    .input(z.extend(vatFields, seen))
    .output(done),
  putProducts: endpoint.admin
    .put(
      '/admin/settings/products',
      'Say what a new product says unless it is said otherwise; refused when it is no longer of the version seen',
    )
    .input(z.extend(productsFields, seen))
    .output(done),
  putGuarantees: endpoint.admin
    .put(
      '/admin/settings/guarantees',
      'Say which official files about guarantees are shown; refused when it is no longer of the version seen',
    )
    .input(z.extend(guaranteesFields, seen))
    .output(done),
  putPoints: endpoint.admin
    .put(
      '/admin/settings/points',
      'Say how many points later orders give, and how much of one points may pay; refused when it is no longer of the version seen',
    )
    .input(z.extend(pointsFields, seen))
    .output(done),
  putNumbering: endpoint.admin
    .put(
      '/admin/settings/numbering',
      'Say what new numbers of orders and documents begin with; refused when another kind of document has it',
    )
    .input(z.safeExtend(numberingFields, seen))
    .output(done),
};
