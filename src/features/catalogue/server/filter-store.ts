import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { SpecificationKey } from '#shared/specification-keys.ts';
import type { Specification } from '../contract.ts';
import { firstUpdateYear, updatesFilter } from '../connected.ts';
import { filterTerm, filterTexts } from '../specification-filters.ts';

type Filter = Pick<SpecificationKey, 'key' | 'label' | 'unit'> & { texts: string[] };

/** How many texts of a specification are offered: those that most products say. */
const maxTexts = 12;

/** The specifications that are filters, with what products on sale say of each: numbers from the least, others as often as said. */
export async function listSpecificationFilters(
  db: Kysely<DB>,
  keys: readonly SpecificationKey[],
): Promise<Filter[]> {
  const filters = keys.filter(({ isFilter }) => isFilter);
  const found: Filter[] = [];
  for (const { key, label, unit, formerly } of filters) {
    const names = [key, label, ...formerly].map((name) => name.toLowerCase());
    const { rows } = await sql<{ value: Specification['value']; count: number }>`
      select value, count(*)::int as count
      from products, jsonb_each(specifications) as grouped (heading, entries),
        jsonb_each(case jsonb_typeof(entries) when 'object' then entries else '{}' end) as said (name_said, value)
      where not is_draft and lower(name_said) = any(${names}::text[])
        and jsonb_typeof(value) in ('string', 'number', 'boolean')
      group by value`.execute(db);
    // «Άνθρωπος» and «άνθρωπος» are one.
    const counts = new Map<string, { text: string; count: number }>();
    for (const { value, count } of rows) {
      for (const text of filterTexts(value, unit)) {
        const term = filterTerm(key, text);
        counts.set(term, { text, count: (counts.get(term)?.count ?? 0) + count });
      }
    }
    const most = [...counts.values()].toSorted((one, other) => other.count - one.count).slice(0, maxTexts);
    const texts = most.map(({ text }) => text);
    if (texts.every((text) => Number.isFinite(Number(text))))
      texts.sort((one, other) => Number(one) - Number(other));
    if (texts.length > 1) found.push({ key, label, unit, texts });
  }
  const years = await listUpdateYears(db);
  if (years.length > 0) found.push({ ...updatesFilter, texts: years });
  return found;
}

/** The years until whose end some product on sale gets security updates. */
async function listUpdateYears(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ year: string }>`
    select year::text as year
    from generate_series(greatest(${sql.lit(firstUpdateYear)}, extract(year from now())::int),
      extract(year from now())::int + ${sql.lit(maxTexts - 1)}) as years (year)
    where exists (
      select from product_search
      where terms @@ ('''' || ${filterTerm(updatesFilter.key, '')} || year || '''')::tsquery)
    order by year`.execute(db);
  return rows.map(({ year }) => year);
}
