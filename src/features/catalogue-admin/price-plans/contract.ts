import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { percentage } from '#shared/number-fields.ts';
import { bulkPreview, priceRounding } from '../many-contract.ts';
import { productScope } from '../scope-contract.ts';
import { pricePlanStates } from './enums.ts';

const planId = z.string().check(z.minLength(1), z.maxLength(60));

/** A change of prices that begins on a day, in percent of what each product costs when it is planned. */
export const pricePlanFields = z.object({
  scope: productScope,
  percent: percentage(-90, 500, 'Συμπληρώστε ένα ποσοστό από -90 έως 500, π.χ. 4 ή -10'),
  rounding: z.optional(priceRounding),
  beginsOn: day,
});
export type PricePlanFields = z.output<typeof pricePlanFields>;

const listed = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  beginsOn: z.string(),
  state: z.enum(pricePlanStates),
  person: z.string(),
  createdAt: z.string(),
  /** How many products are to change; of one that began, how many have changed. */
  products: z.int(),
  /** How many had another price by then and kept it. */
  skipped: z.int(),
});
export type ListedPlan = z.infer<typeof listed>;

const plannedPrice = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  before: z.number(),
  after: z.number(),
});

const plan = z.extend(listed, {
  appliedAt: z.optional(z.string()),
  /** It began less than a day ago and was not undone. */
  mayUndo: z.boolean(),
  /** The first hundred. */
  rows: z.array(plannedPrice),
  skippedNames: z.array(z.string()),
});
export type PricePlan = z.infer<typeof plan>;

export const pricePlansContract = {
  listPricePlans: endpoint.admin
    .get('/admin/price-plans', 'Changes of prices that begin or began on a day, the latest first')
    .output(z.array(listed)),
  getPricePlan: endpoint.admin
    .get('/admin/price-plans/{planId}', 'A change of prices with its products')
    .input(z.object({ planId }))
    .output(plan),
  planPrices: endpoint.admin
    .post(
      '/admin/price-plans',
      'Plan a change of prices; without the version of a preview it is only previewed. One of today begins at once',
    )
    .input(z.extend(pricePlanFields, { version: z.optional(z.string().check(z.maxLength(64))) }))
    .output(z.extend(bulkPreview, { message: z.optional(z.string()) })),
  cancelPricePlan: endpoint.admin
    .delete('/admin/price-plans/{planId}', 'Give up a change of prices that has not begun')
    .input(z.object({ planId }))
    .output(done),
  undoPricePlan: endpoint.admin
    .post('/admin/price-plans/{planId}/undo', 'Undo a change of prices within a day of its beginning')
    .input(z.object({ planId }))
    .output(done),
};
