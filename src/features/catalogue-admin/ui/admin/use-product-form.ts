import { useZodForm } from '#ui/form/form.ts';
import { productFields, type AdminProduct } from '../../contract.ts';
import { productFormValues } from '../../product-form.ts';

/** The form of the given product, or of a new one in a category. */
export const useProductForm = (product: AdminProduct | undefined, categoryId?: string) =>
  useZodForm(productFields, productFormValues(product, categoryId));

export type ProductFormHandle = ReturnType<typeof useProductForm>;
