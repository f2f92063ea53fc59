import { sellsAny } from '#features/catalogue/server/offered-store.ts';
import { listStoredServices } from '#features/services/server/store.ts';
import { leastAmount, type BotOffers } from '../offers.ts';

/** What the bot may speak of now. */
export async function findOffers(db: Parameters<typeof sellsAny>[0]): Promise<BotOffers> {
  const services = await listStoredServices(db);
  const installationFrom = leastAmount(services.filter(({ role }) => role === 'installation'));
  return {
    sellsCameras: await sellsAny(db, ['camera']),
    hasServices: services.some(({ isBookable }) => isBookable),
    hasSurvey: services.some(({ role }) => role === 'survey'),
    ...(installationFrom !== undefined && { installationFrom }),
  };
}
