import { sellsAny } from '#features/catalogue/server/offered-store.ts';
import { listServices } from '#features/services/server/store.ts';
import { leastAmount, type BotOffers } from '../offers.ts';

/** What the bot may speak of now. */
export async function findOffers(db: Parameters<typeof sellsAny>[0]): Promise<BotOffers> {
  const services = await listServices(db);
  const installationFrom = leastAmount(services.filter(({ role }) => role === 'installation'));
  return {
    sellsCameras: await sellsAny(db, ['camera']),
    hasServices: services.some(({ isBookable }) => isBookable),
    hasSurvey: services.some(({ role, isBookable }) => role === 'survey' && isBookable),
    ...(installationFrom !== undefined && { installationFrom }),
  };
}
