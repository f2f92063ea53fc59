import type { Services } from '#server/services.ts';
import { skillOf } from '../installation-skill.ts';
import { keySpecifications } from '../key-specifications.ts';
import {
  describeSpecifications,
  flatSpecifications,
  listedIn,
  type StoredSpecifications,
} from '../specifications.ts';
import { readDevice } from '../read-device.ts';
import { layoutOf, supplyOf } from '../supply.ts';
import { findRelations, listAlternatives, listBySku } from './store.ts';

/** The most products that one states to work with. */
const maxFits = 12;
const maxAlternatives = 4;

/**
 * What a product consists of, works with and could be replaced by, each with its prices separate, and the skill that installs
 * it. The order of the alternatives must not tell a price.
 */
export async function findCompanions({ database: { db } }: Services, id: number) {
  const row = await findRelations(db, id);
  if (!row) return undefined;
  const { categoryId, searchCategory, pictureLayout, installationAvailable } = row;
  const stored = row.specifications as StoredSpecifications;
  const device = readDevice(row);
  const parts = device?.contains ?? new Map<string, number>();
  const values = flatSpecifications(stored);
  const stated = listedIn(values.get('works_with')).slice(0, maxFits);
  const known = await listBySku(db, [...parts.keys(), ...stated]);
  const others = await listAlternatives(db, {
    categoryId,
    kind: values.get('kind')?.toString(),
    except: id,
    most: maxAlternatives,
  });
  const compared = new Set(keySpecifications(describeSpecifications(stored)).map(([key]) => key));
  const own = supplyOf(device?.calc);
  const layout = layoutOf(pictureLayout, parts);
  return {
    ...(own && { own }),
    ...(installationAvailable && { skill: skillOf[searchCategory] }),
    contents: known
      .flatMap(({ card }) => {
        const quantity = parts.get(card.sku);
        const places = layout?.places.get(card.sku);
        return quantity === undefined ? [] : [{ quantity, product: card, ...(places && { places }) }];
      })
      .toSorted((one, other) => one.product.id - other.product.id),
    fits: [...new Set(stated)].flatMap((sku) => {
      const found = known.find(({ card }) => card.sku === sku);
      return found ? [{ card: found.card, supply: supplyOf(found.calc) }] : [];
    }),
    alternatives: others.map((other) => ({
      ...other,
      specifications: Object.fromEntries(
        Object.entries(other.specifications).filter(([key]) => compared.has(key)),
      ),
    })),
  };
}
