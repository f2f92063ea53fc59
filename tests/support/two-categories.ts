import { testDatabase } from './database.ts';

/** Keeps two categories, first `cameras`, then `sirens`. */
export async function addCategories() {
  const { db } = await testDatabase();
  await db
    .insertInto('categories')
    .values([
      { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras', position: 0 },
      { id: 'sirens', name: 'Σειρήνες', searchCategory: 'alarms', position: 1 },
    ])
    .execute();
}
