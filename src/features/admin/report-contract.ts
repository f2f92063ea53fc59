import * as z from 'zod/mini';
import { atMostDays, day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import { offerStates } from '#features/offers/enums.ts';

/** The longest period of a report, in days. */
export const maxReportDays = 366;

const period = { from: day, to: day };
const reportStep = z.enum(['day', 'week', 'month']);
export type ReportStep = z.infer<typeof reportStep>;

const reportGroup = z.enum(['category', 'brand', 'product', 'customer', 'service']);
export type ReportGroup = z.infer<typeof reportGroup>;

const ofPeriod = z.object(period).check(atMostDays(maxReportDays));
const turnoverInput = z.object({ ...period, step: reportStep }).check(atMostDays(maxReportDays));
const groupInput = z.object({ ...period, group: reportGroup }).check(atMostDays(maxReportDays));

/** Euro. The net amount and the VAT add up to the gross one. */
const amounts = z.object({ net: z.number(), vat: z.number(), gross: z.number() });

/**
 * What goods and labour earned, in euro without VAT: `net` was sold, `known` of it with a cost that is known, and what stays of
 * that after the `cost` is the `profit`, `percent` of it. Both are absent if no cost is known.
 */
const margin = z.object({
  net: z.number(),
  known: z.number(),
  cost: z.optional(z.number()),
  profit: z.optional(z.number()),
  percent: z.optional(z.number()),
});
export type Margin = z.infer<typeof margin>;

/** What a visit or all visits of a job earned; `labour` and `goods` are what its hours and its products cost, where that is known. */
const visitMargin = z.extend(margin, {
  visits: z.int(),
  labour: z.optional(z.number()),
  goods: z.optional(z.number()),
});
export type VisitMargin = z.infer<typeof visitMargin>;

const turnoverSum = z.extend(amounts, {
  margin,
  orders: z.int(),
  /** What is collected at the door in addition to the gross amount and is no part of it. */
  cashFee: z.number(),
});

const turnover = z.object({
  /** Days, weeks from Monday, or months, by their first day; the first and the last may be cut by the period. */
  steps: z.array(
    z.extend(turnoverSum, {
      from: z.string(),
      /** Gross, of as many days before. */
      before: z.number(),
    }),
  ),
  total: turnoverSum,
  /** As many days directly before the period. */
  before: turnoverSum,
});
export type Turnover = z.infer<typeof turnover>;

const turnoverRow = z.object({
  /** A category's or customer's id, a SKU, or the name of a brand or service. */
  key: z.string(),
  name: z.string(),
  /** A SKU, or a company's ΑΦΜ. */
  detail: z.optional(z.string()),
  /** Pieces; orders of a customer; visits of a service. */
  count: z.int(),
  /** Absent for visits without a bill. */
  amounts: z.optional(amounts),
  /** Of products, brands and categories, and of visits of a service. */
  margin: z.optional(margin),
  /** Of customers alone: what is collected at the door in addition to the gross amount. */
  cashFee: z.optional(z.number()),
});
export type TurnoverRow = z.infer<typeof turnoverRow>;

const soldProduct = z.object({ sku: z.string(), name: z.string() });

/** In minutes: half were answered within `median`, nine of ten within `ninety`; absent if none was answered. */
const answerTimes = z.object({
  received: z.int(),
  answered: z.int(),
  median: z.optional(z.number()),
  ninety: z.optional(z.number()),
});
export type AnswerTimes = z.infer<typeof answerTimes>;

/** Offers that were first sent in a period: how many are in a state now, and their sum with VAT; of accepted ones what was ordered. */
const offerFigures = z.object({
  states: z.array(z.object({ state: z.enum(offerStates), offers: z.int(), gross: z.number() })),
  sent: z.int(),
  gross: z.number(),
  /** Accepted of those that were accepted, declined or have expired, in percent; absent if none is decided. */
  hitRate: z.optional(z.number()),
});
export type OfferFigures = z.infer<typeof offerFigures>;

export const reportContract = {
  getTurnover: endpoint.admin
    .get('/admin/reports/turnover', 'Turnover by day, week or month, with the period before')
    .input(turnoverInput)
    .output(turnover),
  listTurnover: endpoint.admin
    .get(
      '/admin/reports/turnover/{group}',
      'Turnover by category, brand, product, customer or service, the largest first',
    )
    .input(groupInput)
    .output(z.array(turnoverRow)),
  getVisitMargin: endpoint.admin
    .get(
      '/admin/appointments/{id}/margin',
      'What a visit earned unless it is called off, and the job of several days that it is one of',
    )
    .input(z.object({ id: z.string().check(z.maxLength(40)) }))
    .output(z.object({ visit: z.optional(visitMargin), job: z.optional(visitMargin) })),
  listSoldTogether: endpoint.admin
    .get('/admin/reports/together', 'Which two products were most often in one order')
    .input(ofPeriod)
    .output(z.array(z.object({ first: soldProduct, second: soldProduct, orders: z.int() }))),
  getAnswerTimes: endpoint.admin
    .get('/admin/reports/answers', 'How long messages and chats waited for their first answer')
    .input(ofPeriod)
    .output(z.object({ messages: answerTimes, chats: answerTimes })),
  getOfferFigures: endpoint.admin
    .get('/admin/reports/offers', 'What became of the offers that were first sent in a period')
    .input(ofPeriod)
    .output(offerFigures),
  exportTurnover: endpoint.admin
    .get('/admin/export/turnover', 'Turnover by day, week or month as a CSV file')
    .input(turnoverInput)
    .output(z.file()),
  exportTurnoverRows: endpoint.admin
    .get(
      '/admin/export/turnover/{group}',
      'Turnover by category, brand, product, customer or service as a CSV file',
    )
    .input(groupInput)
    .output(z.file()),
  exportOrderLines: endpoint.admin
    .get(
      '/admin/export/order-lines',
      'The orders of a period with their lines, company and tax number as a CSV file',
    )
    .input(ofPeriod)
    .output(z.file()),
};
