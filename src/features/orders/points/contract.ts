import * as z from 'zod/mini';
import { endpointOf } from '#shared/endpoint.ts';

const endpoint = endpointOf('points');

/** The points worth one euro; a point is worth one cent. */
export const pointsPerEuro = 100;

const pointsReason = z.enum(['earned', 'withdrawn', 'spent', 'returned']);

export type PointsReason = z.infer<typeof pointsReason>;

/** The points that an order spends, in whole euro. */
export const spentPoints = z
  .int()
  .check(z.gte(0), z.lte(100_000_000), z.multipleOf(pointsPerEuro, 'Οι πόντοι εξαργυρώνονται ανά 100.'));

export const pointsReasonLabels: Record<PointsReason, string> = {
  earned: 'Παράδοση',
  withdrawn: 'Επιστροφή ή πίστωση',
  spent: 'Έκπτωση',
  returned: 'Επιστροφή ή ακύρωση',
};

/** A customer's points and their history, newest first. */
const pointsAccount = z.object({
  balance: z.int(),
  entries: z.array(
    z.object({
      at: z.string(),
      points: z.int(),
      reason: pointsReason,
      orderId: z.string(),
      orderNumber: z.string(),
    }),
  ),
});

export type PointsAccount = z.infer<typeof pointsAccount>;

export const pointsContract = {
  getPoints: endpoint.buyer
    .get('/customer/points', 'The own loyalty points and what happened to them, newest first')
    .output(pointsAccount),
  getPointsOf: endpoint.admin
    .get(
      '/admin/customers/{customerId}/points',
      "A customer's loyalty points and what happened to them, newest first",
    )
    .input(z.object({ customerId: z.string().check(z.maxLength(40)) }))
    .output(pointsAccount),
};
