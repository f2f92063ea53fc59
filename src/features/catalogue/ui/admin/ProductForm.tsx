import { useState, type ReactNode } from 'react';
import { Form } from '../../../../ui/Form.tsx';
import { showRefusal } from '../../../../ui/form.ts';
import type { AdminProduct } from '../../admin-contract.ts';
import { productFormValues } from '../../product-form.ts';
import { MainFields } from './MainFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useCategories } from './use-admin-products.ts';
import { useProductForm, type ProductFormHandle } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';

interface Props {
  /** The product to change; a new one without. */
  product?: AdminProduct | undefined;
  id?: string | undefined;
  className?: string | undefined;
  onSaved: (product: AdminProduct) => void;
  /** The buttons beneath the fields. */
  renderFooter: (form: ProductFormHandle) => ReactNode;
}

/** Everything that can be said of a product. What was typed stays when saving fails. */
export function ProductForm({ product, id, className, onSaved, renderFooter }: Props) {
  const categories = useCategories();
  const form = useProductForm(product);
  const save = useSaveProduct(product);
  // A new product begins with an empty form after each one that was added.
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      form={form}
      id={id}
      className={className}
      onSubmit={async (fields) => {
        try {
          const saved = await save(fields);
          if (!product) {
            form.reset(productFormValues(undefined, fields.categoryId ?? ''));
            setRound(round + 1);
          }
          onSaved(saved);
        } catch (error) {
          showRefusal(form, error);
        }
      }}
    >
      <MainFields form={form} categories={categories} />
      <MoreFields form={form} />
      {renderFooter(form)}
    </Form>
  );
}
