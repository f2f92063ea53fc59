import { putCustomer } from './shop.ts';
import { testDatabase } from '../database/database.ts';

/** Stores customers without an account, one of them invited and one from a file; returns the facts of their endpoints. */
export async function putIntake() {
  const { db } = await testDatabase();
  const [id, invited, imported] = [
    await putCustomer({ passwordHash: '' }),
    await putCustomer({ passwordHash: '', invitedAt: new Date() }),
    await putCustomer({ passwordHash: '' }),
  ];
  await db
    .insertInto('customerImports')
    .values({ id: 'import', customerIds: [imported], createdAt: new Date() })
    .execute();
  return {
    'customers.inviteCustomers': { customerIds: [id] },
    'customers.withdrawInvitation': { customerId: invited },
    'customers.undoCustomerImport': { importId: 'import' },
    'customers.updateCustomer': { email: undefined },
  };
}
