import { useZodForm } from '../../../../ui/form.ts';
import { productFields, type AdminProduct } from '../../admin-contract.ts';
import { productFormValues } from '../../product-form.ts';

/** The form of a product: of the one that is given, or of a new one. */
export const useProductForm = (product: AdminProduct | undefined) =>
  useZodForm(productFields, productFormValues(product));

export type ProductFormHandle = ReturnType<typeof useProductForm>;
