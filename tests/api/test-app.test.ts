import { expect, test } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

test('the application of a test answers nothing from the records of the test before', async () => {
  for (const name of ['Κάμερα', 'Σειρήνα']) {
    const app = await testApp();
    await truncateAll();
    const id = await putProduct({ name });
    expect((await app.ask('GET', `/api/products/${id}`)).body).toMatchObject({ name });
  }
});
