import { useZodForm } from '#ui/form/form.ts';
import { productFields, type AdminProduct } from '../../contract.ts';
import { productFormValues } from '../../product-form.ts';

export const useProductForm = (product: AdminProduct | undefined, categoryId?: string) =>
  useZodForm(productFields, productFormValues(product, categoryId));

export type ProductFormHandle = ReturnType<typeof useProductForm>;
