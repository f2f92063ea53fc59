import type { Product } from '#features/catalogue/contract.ts';
import { specGroupNames, specText } from '#features/catalogue/spec-text.ts';
import { chapterSpecifications } from '#features/catalogue/specifications.ts';
import type { SpecificationGroup, SpecificationKey } from '#shared/specification-keys.ts';
import { bestOfKind, type Kinded } from './marks.ts';

/** One product's value in a row; without a text it is missing. */
export type Cell = { text: string | undefined; isBest: boolean };

/** One specification of all compared products. */
export type Row = { key: string; label: string; cells: readonly Cell[] };

export type Group = { id: SpecificationGroup; name: string; rows: readonly Row[] };

type Specified = Pick<Product, 'specifications'> & Kinded;

/** Whether only one of several products has something. */
export const isLone = (present: readonly unknown[]): boolean =>
  present.length > 1 && present.filter(Boolean).length === 1;

/** Whether a row tells the products apart. */
export const differs = (texts: readonly (string | undefined)[]): boolean => new Set(texts).size > 1;

type Known = readonly Pick<SpecificationKey, 'key' | 'direction'>[];

/** Returns the keys of a group that at least one product has: first those that the shop knows, in its order. */
function keysOf(group: SpecificationGroup, known: Known, products: readonly Specified[]): string[] {
  const present = new Set(
    products.flatMap(({ specifications }) =>
      Object.entries(specifications).flatMap(([key, { group: own }]) =>
        own === group && !chapterSpecifications.has(key) ? [key] : [],
      ),
    ),
  );
  const first = known.flatMap(({ key }) => (present.has(key) ? [key] : []));
  return [...new Set([...first, ...present])];
}

function rowOf(key: string, known: Known, products: readonly Specified[]): Row {
  const specifications = products.map((product) => product.specifications[key]);
  const marks = bestOfKind(
    products,
    specifications.map((one) => one?.value),
    known.find((one) => one.key === key)?.direction ?? 'none',
  );
  return {
    key,
    label: specifications.find((one) => one !== undefined)?.label ?? key,
    cells: specifications.map((one, index) => ({
      text: one && specText(one),
      isBest: marks[index] ?? false,
    })),
  };
}

/** The specifications of products side by side, in the four groups; groups without rows are left out. */
export function specificationGroups(
  products: readonly Specified[],
  known: Known,
  onlyDifferences: boolean,
): Group[] {
  return (Object.keys(specGroupNames) as SpecificationGroup[])
    .map((id) => ({
      id,
      name: specGroupNames[id],
      rows: keysOf(id, known, products)
        .map((key) => rowOf(key, known, products))
        .filter(({ cells }) => !onlyDifferences || differs(cells.map(({ text }) => text))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

export type FeatureRow = { id: string; name: string; has: readonly boolean[] };

/** Which product has which feature; features that none has are left out. */
export function featureRows(
  products: readonly Pick<Product, 'features'>[],
  onlyDifferences: boolean,
): FeatureRow[] {
  const names = new Map(products.flatMap(({ features }) => features.map(({ id, name }) => [id, name])));
  return [...names]
    .map(([id, name]) => ({
      id,
      name,
      has: products.map(({ features }) => features.some((feature) => feature.id === id)),
    }))
    .filter(({ has }) => !onlyDifferences || has.includes(false));
}
