import { useRef, useState, type ReactNode } from 'react';
import { Form } from '#ui/form/Form.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { AdminProduct, ProductFields } from '../../contract.ts';
import { lackingSafety, productFormValues, productFromForm } from '../../product-form.ts';
import { MainFields } from './MainFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { Category } from '#features/catalogue/contract.ts';
import { useSpecificationKeys } from '#features/catalogue/ui/use-specification-keys.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useCategoriesOnceRead, useCatalogueChanged } from './use-admin-products.ts';
import { useProductForm, type ProductFormHandle } from './use-product-form.ts';
import { ORPCError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useUndoAction } from './use-undo.ts';

interface Props {
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
  const known = useSpecificationKeys();
  return categories && known ? <LoadedForm categories={categories} {...props} /> : <FormSkeleton />;
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
  const brands = useQuery(useApi().catalogueAdmin.listBrands.queryOptions());
  const here = useRef<HTMLSpanElement>(null);
  const isAgreed = useRef(false);
  // Remounts an empty form after each added product.
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      form={form}
      id={id}
      className={className}
      onSubmit={async (fields) => {
        const lacking = lackingSafety(fields, product, brands.data ?? (await brands.refetch()).data ?? []);
        if (lacking !== '' && !isAgreed.current) {
          confirm({
            title: 'Πώληση χωρίς στοιχεία ασφάλειας;',
            description: `Ο νόμος ζητά να τα βλέπουν οι καταναλωτές πριν αγοράσουν. Λείπουν: ${lacking}.`,
            confirmLabel: 'Σε πώληση',
            action: () => {
              isAgreed.current = true;
              here.current?.closest('form')?.requestSubmit();
            },
          });
          return;
        }
        isAgreed.current = false;
        const saved = await save(fields);
        if (!product) {
          form.reset(productFormValues(undefined, fields.categoryId ?? ''));
          setRound(round + 1);
        }
        onSaved(saved);
      }}
    >
      <span ref={here} hidden />
      <UnsavedGuard form={form} opener={opener} />
      <MainFields form={form} product={product} categories={categories} />
      <MoreFields form={form} categories={categories} />
      {renderFooter(form)}
    </Form>
  );
}

function useSaveProduct(product: AdminProduct | undefined) {
  const { addProduct, getProduct, updateProduct } = useApi().catalogueAdmin;
  const queryClient = useQueryClient();
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const add = useMutation(
    addProduct.mutationOptions({
      meta: { failure: 'Αποτυχία προσθήκης προϊόντος', inForm: true },
      onSuccess: ({ undoId }) => toast({ title: 'Το προϊόν προστέθηκε επιτυχώς!', action: undo(undoId) }),
    }),
  );
  const update = useMutation(
    updateProduct.mutationOptions({
      meta: { failure: 'Αποτυχία ενημέρωσης προϊόντος', inForm: true },
      onSuccess({ undoId, ...saved }) {
        toast({ title: 'Το προϊόν ενημερώθηκε επιτυχώς!', action: undo(undoId) });
        // The form follows it at once: a refetch may be late, and the form would still count as unsaved.
        queryClient.setQueryData(getProduct.queryKey({ input: { id: saved.id } }), saved);
      },
      // Another administrator saved first: the form loads those changes.
      onError: (error) => error instanceof ORPCError && error.code === 'PRODUCT_CHANGED' && refresh(),
    }),
  );
  return async (fields: ProductFields): Promise<AdminProduct> => {
    const body = productFromForm(fields, product);
    const saved = product
      ? await update.mutateAsync({ ...body, id: product.id, seen: product.updatedAt })
      : await add.mutateAsync(body);
    await refresh();
    return saved;
  };
}
