import { testApp } from './app.ts';

/** Keeps two categories, first `cameras`, then `sirens`. */
export async function addCategories() {
  const { db } = (await testApp()).services.database;
  await db
    .insertInto('categories')
    .values([
      { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras', position: 0 },
      { id: 'sirens', name: 'Σειρήνες', searchCategory: 'alarms', position: 1 },
    ])
    .execute();
}
