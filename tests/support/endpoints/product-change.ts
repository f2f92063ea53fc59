import { testDatabase } from '../database/database.ts';
import { putSpecifications } from './specifications.ts';

/** Stores a picture for a product, and a change of it that can be undone. */
export async function putProductChange(productId: number) {
  const { db } = await testDatabase();
  const path = 'products/world.webp';
  await db
    .insertInto('objects')
    .values({ path, contentType: 'image/webp', bytes: 1, width: 1, height: 1, hasAlpha: false })
    .execute();
  const step = { id: productId, name: 'Κάμερα Argos B8', before: { brand: 'Παλιά' }, after: { brand: '' } };
  await db
    .insertInto('productChanges')
    .values({ id: 'change', label: 'Μάρκα', steps: JSON.stringify([step]), createdAt: new Date() })
    .execute();
  return {
    'catalogueAdmin.removeProducts': { productIds: [productId] },
    'catalogueAdmin.removeCategory': { id: 'empty' },
    'catalogueAdmin.addPictures': { pictures: [{ productId, url: `/public-objects/${path}` }] },
    'catalogueAdmin.undoChange': { id: 'change' },
    ...(await putSpecifications()),
  };
}
