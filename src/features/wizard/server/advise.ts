import { createHash, randomInt } from 'node:crypto';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { findOrMakeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/services.ts';
import { centsToEuros } from '#shared/money.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import { adviseOn } from '#features/advice/advise.ts';
import { propertyTypes } from '#features/advice/enums.ts';
import { homeOf } from '#features/advice/home.ts';
import type { Item } from '#features/advice/types.ts';
import { engineAnswers } from '../defaults.ts';
import { itemsOf } from '#features/advice/item-of.ts';
import { classRatio, withClassPrices } from '#features/advice/price-classes.ts';
import { listCategories } from '#features/catalogue/server/category-store.ts';
import { servesArea } from '#features/team/installation-area.ts';
import { findArea } from '#features/team/server/area-store.ts';
import { areaText } from '#shared/postal-places.ts';
import { findProduct, listCards, listConnected } from '#features/catalogue/server/store.ts';
import { framesOf } from '#features/catalogue/view-frames.ts';
import { listServices } from '#features/services/server/store.ts';
import type { PresentedAdvice, Visits } from '../advice-contract.ts';
import type { AdviceInput, ExampleHouse, ExampleSystem } from '../contract.ts';
import { exampleInstallation, exampleOf, usualSystem } from '../example.ts';
import { withActualPrices } from '../actual-prices.ts';
import { presentAdvice, withConnected, withoutPrices, withServices } from '../present.ts';
import { listAdvisable } from './store.ts';

type Database = Pick<Services, 'database'>;

const maxShift = 2 ** 32;

/** Where this shop's price classes begin: made once, stored in the database, the same on every node. */
const classShiftOf = ({ database: { db } }: Database): Promise<number> =>
  findOrMakeSetting(db, 'price_class_shift', () => randomInt(maxShift) / maxShift);

/** The catalogue as the engine reads it, and the same with price classes instead of prices. */
async function readItems(services: Database) {
  const items = itemsOf(await listAdvisable(services.database.db));
  return { items, classes: withClassPrices(items, await classShiftOf(services)) };
}

let reckoned: { key: string; examples: ReturnType<typeof examplesFrom> } | undefined;

/** The examples of this catalogue; one of which only prices within their classes changed is reckoned no second time. */
async function readExamples(services: Database) {
  const { classes } = await readItems(services);
  const key = createHash('sha256').update(JSON.stringify(classes)).digest('base64');
  if (reckoned?.key !== key) reckoned = { key, examples: examplesFrom(classes) };
  return reckoned.examples;
}

function examplesFrom(items: readonly Item[]) {
  const house = usualSystem('house', items);
  const systems = propertyTypes.map((type) => (type === 'house' ? house : usualSystem(type, items)));
  return {
    systems: systems.map(exampleOf).filter(({ pieces }) => pieces > 0),
    house: exampleInstallation(house, items),
  };
}

/** What is advised in usual places, in numbers; of each kind at most one. */
export const listExamples = async (services: Database): Promise<ExampleSystem[]> =>
  (await readExamples(services)).systems;

/** A usual house before and after what it is advised; none where the shop has nothing for it. */
export async function findExampleHouse(services: Database): Promise<{ house?: ExampleHouse }> {
  const { areaM2, plan, cameraId } = (await readExamples(services)).house;
  if (plan.devices.length === 0) return {};
  const product = cameraId === undefined ? undefined : await findProduct(services.database.db, cameraId);
  // By day, for which the facts of the night are nothing.
  const frames = product?.camera
    ? framesOf(product.camera, { isThermal: false, hasColour: false }).map(
        ({ metres, pixelsPerMetre, band }) => ({
          metres,
          pixelsPerMetre,
          use: band?.use ?? 'Δεν ξεχωρίζει άνθρωπος',
        }),
      )
    : [];
  const camera = product && frames.length > 0 && { productId: product.id, name: product.name, frames };
  const { areas, rooms, openings, zones, devices, scenery } = plan;
  const drawn = {
    ...plan,
    areas: [...areas],
    rooms: [...rooms],
    openings: [...openings],
    zones: [...zones],
    devices: [...devices],
    scenery: [...scenery],
  };
  return { house: { areaM2, plan: drawn, ...(camera && { camera }) } };
}

const visitsTo = (
  postcode: string,
  prefixes: readonly string[],
  services: Awaited<ReturnType<typeof servicesFor>>,
): Visits => {
  const survey = services.find(({ role, priceNote }) => role === 'survey' && priceNote !== '');
  return {
    area: prefixes.length > 0 ? areaText(prefixes) : '',
    ...(postcode !== '' && { isWithin: servesArea(prefixes, postcode) }),
    ...(survey && { survey: `${survey.title}: ${survey.priceNote}` }),
  };
};

/**
 * Computes the advice for these answers from the catalogue as it is now. Without prices nothing in it, from the choice of the
 * products to the sentence on the budget, depends on a price: only on its class.
 */
export async function computeAdvice(
  services: Database,
  { answers, finer }: AdviceInput,
  withPrices: boolean,
): Promise<PresentedAdvice> {
  // A request for an offer needs three, and the embedded database never leaves the thread between them.
  await letOthersIn();
  const { db } = services.database;
  const home = homeOf(engineAnswers(answers), dropUndefined(finer));
  const { items, classes } = await readItems(services);
  const advice = withPrices ? adviseOn(home, items) : adviseOn(home, classes, classRatio);
  const ids = new Set(advice.bundles.flatMap(({ lines }) => lines.map(({ item }) => Number(item.id))));
  const { products } = await listCards(db, { ids: [...ids] });
  const names = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  const cards = new Map(
    products.map(({ id, images, categoryId }) => [
      id,
      { image: images[0], categoryName: names.get(categoryId) ?? '' },
    ]),
  );
  const offered = await servicesFor(services, withPrices);
  const visits = visitsTo(home.postcode, await findArea(db), offered);
  const presented = withConnected(
    presentAdvice(advice, classes, (id) => cards.get(id), visits),
    await listConnected(db, [...ids]),
  );
  return withServices(withPrices ? presented : withoutPrices(presented), offered);
}

/** The services that may stand behind a running cost; with the price they start at only for who may see it. */
async function servicesFor({ database: { db } }: Database, withPrices: boolean) {
  const all = await listServices(db, {});
  return all.map(({ id, slug, title, priceRange, priceNote, role, priceCents }) => ({
    id,
    slug,
    title,
    priceRange,
    priceNote,
    role,
    ...(withPrices && priceCents && { price: centsToEuros(priceCents) }),
  }));
}

/** What was advised without prices, as the office reads it. */
export async function pricedForOffice(services: Database, advice: PresentedAdvice): Promise<PresentedAdvice> {
  const priced = withActualPrices(advice, (await readItems(services)).items);
  return withServices(priced, await servicesFor(services, true));
}
