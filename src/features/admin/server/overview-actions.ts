import type { Services } from '#server/services.ts';
import { addDays, athensDate, athensInstant, type LocalDate } from '#shared/dates.ts';
import { openingOn, presentOpening } from '#features/booking/opening.ts';
import { unreportedSince } from '#features/booking/rules.ts';
import { listOverrides } from '#features/booking/server/availability-store.ts';
import { usualLowStock } from '#features/catalogue-admin/product-changes.ts';
import { appliedAt, findOldestWaiting } from '#features/customers/server/waiting-store.ts';
import { reminderDays } from '#features/offers/limits.ts';
import type { Overview } from '../contract.ts';
import { readOverview } from './overview-store.ts';
import { readMoney } from './report-actions.ts';

/** The number of days in the small charts of the overview. */
const chartDays = 14;
const monthDays = 30;

const beginningOf = (day: LocalDate) => athensInstant(day, '00:00');

/** The overview of the administrators now. */
export async function readOffice(services: Services): Promise<Overview> {
  const { db } = services.database;
  const today = athensDate(services.now());
  const since = addDays(today, 1 - chartDays);
  const waitingSince = await findOldestWaiting(db);
  const overview = await readOverview(
    db,
    {
      today,
      todayAt: beginningOf(today),
      since,
      sinceAt: beginningOf(since),
      monthAt: beginningOf(addDays(today, -monthDays)),
      lowStockAt: usualLowStock(),
      offersEndBy: addDays(today, reminderDays),
      unreportedSince: unreportedSince(today),
    },
    appliedAt,
  );
  const [override] = await listOverrides(db, today, today);
  return {
    ...overview,
    money: await readMoney(services, today),
    opening: presentOpening(today, openingOn(today, override)),
    ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
  };
}
