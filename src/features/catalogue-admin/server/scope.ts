import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#shared/errors.ts';
import { scopeText } from '../product-scope.ts';
import { catalogueAdminRefusals } from '../refusals.ts';
import type { ProductScope } from '../scope-contract.ts';
import { supplierRefusals } from '../suppliers/refusals.ts';
import { findScopeNames } from './scope-store.ts';

/** What a scope is called; refused if its category or supplier is not there any more. */
export async function titleOfScope(trx: Transaction, scope: ProductScope): Promise<string> {
  const names = await findScopeNames(trx, scope);
  if (scope.categoryId !== undefined && names.category === undefined)
    refuse(catalogueAdminRefusals, 'CATEGORY_NOT_FOUND');
  if (scope.supplierId !== undefined && names.supplier === undefined)
    refuse(supplierRefusals, 'SUPPLIER_NOT_FOUND');
  return scopeText(scope, names);
}
