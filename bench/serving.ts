import { setTimeout as sleep } from 'node:timers/promises';
import { benchCachedPages } from './cached-pages.ts';
import { addBuyers } from './people.ts';
import { fixed, type Verdict } from './report.ts';
import { benchRequests } from './requests.ts';
import { memoryVerdicts, startShop, type ShopSettings } from './shop.ts';

/** After its first start the shop still creates picture variants; then it is idle. */
const untilAtRestMs = 40_000;

/** Measures start time, response times and memory; `pages` are requested from the cache. */
export async function benchServing(
  engine: string,
  settings: ShopSettings,
  pages: readonly string[] = [],
): Promise<Verdict[]> {
  const first = await startShop(settings);
  await sleep(untilAtRestMs);
  const afterFirst = first.memory();
  await first.stop();
  const [cookie = ''] = await addBuyers(settings, 1);
  const shop = await startShop(settings);
  console.log(
    `\n${engine}: first page after ${fixed(first.startMs)} ms on an empty database, ${fixed(shop.startMs)} ms later on.`,
  );
  await sleep(3_000);
  const atRest = shop.memory();
  const verdicts = [
    ...(pages.length > 0 ? await benchCachedPages(shop, settings.port + 1, pages) : []),
    ...(await benchRequests(engine, shop, cookie)),
  ];
  const afterLoad = shop.memory();
  await shop.stop();
  return [
    ...verdicts,
    ...memoryVerdicts(engine, {
      idleMb: Math.max(afterFirst.rssMb, atRest.rssMb),
      peakMb: Math.max(afterFirst.peakMb, afterLoad.peakMb),
    }),
  ];
}
