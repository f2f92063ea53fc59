import { testDatabase } from '../database/database.ts';
import { putSpecifications } from './specifications.ts';

/** Stores a picture for a product, a brand with facts, and a change of the product that can be undone. */
export async function putProductChange(productId: number) {
  const { db } = await testDatabase();
  const path = 'products/world.webp';
  await db
    .insertInto('objects')
    .values({ path, contentType: 'image/webp', bytes: 1, width: 1, height: 1, hasAlpha: false })
    .execute();
  await db
    .insertInto('brands')
    .values({ name: 'Argos', legalFacts: JSON.stringify({ warranty: 24 }) })
    .execute();
  const step = { id: productId, name: 'Κάμερα Argos B8', before: { brand: 'Παλιά' }, after: { brand: '' } };
  await db
    .insertInto('productChanges')
    .values({ id: 'change', label: 'Μάρκα', steps: JSON.stringify([step]), createdAt: new Date() })
    .execute();
  return {
    'catalogueAdmin.removeProducts': { productIds: [productId] },
    'catalogueAdmin.updateBrand': { id: 'argos' },
    'catalogueAdmin.removeBrand': { id: 'argos' },
    'catalogueAdmin.removeCategory': { id: 'empty' },
    'catalogueAdmin.addPictures': { pictures: [{ productId, url: `/public-objects/${path}` }] },
    'catalogueAdmin.undoChange': { id: 'change' },
    ...(await putSpecifications()),
  };
}
