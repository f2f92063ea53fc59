import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { findSpecificationList } from '#server/settings.ts';
import type { Specification } from '#features/catalogue/contract.ts';
import { filterTexts } from '#features/catalogue/specification-filters.ts';
import type { SpecificationFilter } from '../contract.ts';

/** How many texts of a specification are offered: those that most products say. */
const maxTexts = 12;

/** The specifications that are filters, with what products on sale say of each: numbers from the least, others as often as said. */
export async function listSpecificationFilters(db: Kysely<DB>): Promise<SpecificationFilter[]> {
  const filters = (await findSpecificationList(db)).keys.filter(({ isFilter }) => isFilter);
  const found: SpecificationFilter[] = [];
  for (const { key, label, unit, formerly } of filters) {
    const names = [key, label, ...formerly].map((name) => name.toLowerCase());
    const { rows } = await sql<{ value: Specification['value']; count: number }>`
      select value, count(*)::int as count
      from products, jsonb_each(specifications) as grouped (heading, entries),
        jsonb_each(case jsonb_typeof(entries) when 'object' then entries else '{}' end) as said (name_said, value)
      where not is_draft and lower(name_said) = any(${names}::text[])
        and jsonb_typeof(value) in ('string', 'number', 'boolean')
      group by value`.execute(db);
    const counts = new Map<string, number>();
    for (const { value, count } of rows)
      for (const text of filterTexts(value, unit)) counts.set(text, (counts.get(text) ?? 0) + count);
    const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, maxTexts);
    const texts = most.map(([text]) => text);
    if (texts.every((text) => Number.isFinite(Number(text))))
      texts.sort((one, other) => Number(one) - Number(other));
    if (texts.length > 1) found.push({ key, label, unit, texts });
  }
  return found;
}
