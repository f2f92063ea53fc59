import type { Services } from '../../../server/services.ts';
import { dropUndefined } from '../../../shared/partial-input.ts';
import { adviseOn } from '../../advice/advise.ts';
import { homeOf } from '../../advice/home.ts';
import { engineAnswers } from '../defaults.ts';
import { itemsOf } from '../../advice/item-of.ts';
import { listCategories } from '../../catalogue/server/category-store.ts';
import { listCards } from '../../catalogue/server/store.ts';
import type { PresentedAdvice } from '../advice-contract.ts';
import type { AdviceInput } from '../contract.ts';
import { presentAdvice } from '../present.ts';
import { listAdvisable } from './store.ts';

/** Computes the advice for these answers from the catalogue as it is now, with prices. */
export async function computeAdvice(
  { database: { db } }: Pick<Services, 'database'>,
  { answers, finer }: AdviceInput,
): Promise<PresentedAdvice> {
  const asked = engineAnswers(answers);
  const items = itemsOf(await listAdvisable(db));
  const advice = adviseOn(homeOf(asked, dropUndefined(finer)), items);
  const ids = new Set(advice.bundles.flatMap(({ lines }) => lines.map(({ item }) => Number(item.id))));
  const { products } = await listCards(db, { ids: [...ids] });
  const names = new Map((await listCategories(db)).map(({ id, name }) => [id, name]));
  const cards = new Map(
    products.map(({ id, images, categoryId }) => [
      id,
      { image: images[0], categoryName: names.get(categoryId) ?? '' },
    ]),
  );
  return presentAdvice(advice, items, (id) => cards.get(id));
}
