import { useQuery } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '#ui/form/FormField.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { useCategories } from './use-admin-products.ts';

/** The fields of a scope: products of a category, a brand and a supplier. */
export function ScopeFields<Values extends FieldValues, Output>({
  form,
  prefix = '',
}: {
  form: UseFormReturn<Values, unknown, Output>;
  /** What stands before the names of the fields: `scope.`. */
  prefix?: string;
}) {
  const { purchasing } = useApi();
  const categories = useCategories();
  const { data: scopes } = useQuery(
    purchasing.listScopes.queryOptions({ meta: { title: 'Οι μάρκες δεν φορτώθηκαν' } }),
  );
  const { data: suppliers } = useQuery(
    purchasing.listSuppliers.queryOptions({ meta: { title: 'Οι προμηθευτές δεν φορτώθηκαν' } }),
  );
  const name = (field: string) => ({ form, name: `${prefix}${field}` as Path<Values> });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <FormField {...name('categoryId')} label="Κατηγορία">
        <Select size="sm">
          <option value="">Όλες</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField {...name('brand')} label="Μάρκα">
        <Select size="sm">
          <option value="">Όλες</option>
          {scopes?.brands.map((brand) => (
            <option key={brand} value={brand}>
              {brand}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField {...name('supplierId')} label="Προμηθευτής">
        <Select size="sm">
          <option value="">Όλοι</option>
          {suppliers?.map((supplier) => (
            <option key={supplier.id} value={supplier.id}>
              {supplier.name}
            </option>
          ))}
        </Select>
      </FormField>
    </div>
  );
}
