import { useState, type ReactNode } from 'react';
import { Form } from '#ui/form/Form.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { AdminProduct } from '../../contract.ts';
import { productFormValues } from '../../product-form.ts';
import { MainFields } from './MainFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { Category } from '#features/catalogue/contract.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useCategoriesOnceRead } from './use-admin-products.ts';
import { useProductForm, type ProductFormHandle } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';

interface Props {
  /** The product to change; undefined for a new one. */
  product?: AdminProduct | undefined;
  id?: string | undefined;
  className?: string | undefined;
  /** The address's parameter that opens the form; undefined for a form that is always visible. */
  opener?: string | undefined;
  onSaved: (product: AdminProduct) => void;
  renderFooter: (form: ProductFormHandle) => ReactNode;
}

/** The form of all fields of a product. Typed text stays if saving fails. */
export function ProductForm(props: Props) {
  // A select whose options load after its value would lose the value.
  const categories = useCategoriesOnceRead();
  return categories ? <LoadedForm categories={categories} {...props} /> : <FormSkeleton />;
}

function LoadedForm({
  categories,
  product,
  id,
  className,
  opener,
  onSaved,
  renderFooter,
}: Props & { categories: readonly Category[] }) {
  const form = useProductForm(product, categories[0]?.id);
  useFollow(form, {
    thing: product,
    valuesOf: productFormValues,
    inWords: (values) => ({
      ...values,
      categoryId: categories.find((category) => category.id === values.categoryId)?.name,
    }),
    title: 'Το προϊόν άλλαξε στο μεταξύ',
  });
  const save = useSaveProduct(product);
  // Remounts an empty form after each added product.
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      form={form}
      id={id}
      className={className}
      onSubmit={async (fields) => {
        const saved = await save(fields);
        if (!product) {
          form.reset(productFormValues(undefined, fields.categoryId ?? ''));
          setRound(round + 1);
        }
        onSaved(saved);
      }}
    >
      <UnsavedGuard form={form} opener={opener} />
      <MainFields form={form} product={product} categories={categories} />
      <MoreFields form={form} />
      {renderFooter(form)}
    </Form>
  );
}
