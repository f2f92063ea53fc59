import type { ApiContext } from '#server/serve.ts';
import { Refusal } from '#shared/errors.ts';
import { filled } from '#shared/wire.ts';
import type { BulkResult } from '../contract.ts';
import type { Courier, Order } from '../../contract.ts';
import type { Step } from '../rules.ts';
import { undoStep, updateOrder } from '../../server/change-order.ts';
import { findNumber } from '../../server/store.ts';

type ManySteps = {
  status: Step;
  orders: readonly { orderId: string; tracking?: string | undefined; courier?: Courier | undefined }[];
};

/**
 * Takes orders to their next status, one transaction after the other, and returns what became of each: a refused one leaves
 * the others as they are.
 */
export async function updateOrders(
  context: ApiContext,
  { status, orders }: ManySteps,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const change of orders) {
    const result = await attempt(context, change.orderId, () => updateOrder(context, { ...change, status }));
    results.push(result);
  }
  return results;
}

/** Undoes such steps, one transaction after the other. */
export async function undoSteps(
  context: ApiContext,
  steps: readonly { orderId: string; undo: string }[],
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const step of steps) {
    const result = await attempt(context, step.orderId, async () => ({
      order: await undoStep(context, step),
    }));
    results.push(result);
  }
  return results;
}

/** Runs one order's change; a refusal becomes its result. */
async function attempt(
  { services }: ApiContext,
  orderId: string,
  change: () => Promise<{ order: Order; undo?: string | undefined; warning?: string }>,
): Promise<BulkResult> {
  try {
    const { order, undo, warning } = await change();
    const { orderNumber, status, mustCall } = order;
    return { orderId, orderNumber, status, ...filled({ undo, warning, mustCall }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const orderNumber = await findNumber(services.database.db, orderId);
    const [reason = error.message] = Object.values(error.fields ?? {});
    return { orderId, ...(orderNumber && { orderNumber }), error: reason };
  }
}
