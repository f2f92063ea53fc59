import { catalogueDb } from '#server/reading.ts';
import type { ApiContext } from '#server/serve.ts';
import { listCategories } from '#features/catalogue/server/category-store.ts';
import { searchProducts } from '#features/catalogue/server/search-actions.ts';

/** What is read of the trade's words and what they mean. */
export const synonymsResource = 'synonyms';

/** Queries of the kinds that the search understands: a place, an attribute, a number with its unit, a trade word. */
const candidates = [
  'αδιάβροχη κάμερα με ηλιακό',
  'ασύρματος συναγερμός',
  'καταγραφικό 8 κανάλια με PoE',
  'ραντάρ για κατοικίδια',
  'κάμερα εξωτερικού χώρου',
  'σειρήνα με φάρο',
  'ανιχνευτής καπνού',
  'έξυπνη κλειδαριά',
  'κουδούνι με κάμερα',
];

const shown = 4;

/** Up to four queries that find what they say in this shop: of ours, and where these are too few the names of its categories. */
export async function listExamples(context: ApiContext): Promise<string[]> {
  const db = catalogueDb(context);
  context.reads('catalogue');
  context.reads(synonymsResource);
  const categories = await listCategories(db);
  const own = categories.flatMap(({ name, productCount }) => (productCount > 0 ? [name] : []));
  const found: string[] = [];
  for (const query of own.length > 0 ? [...candidates, ...own] : []) {
    const { total, isNearest } = await searchProducts(db, { query, seesPrices: false, pageSize: 1 });
    if (total > 0 && !isNearest) found.push(query);
    if (found.length === shown) break;
  }
  return found;
}
