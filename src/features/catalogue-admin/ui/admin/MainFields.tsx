import { useWatch } from 'react-hook-form';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useApi } from '#ui/page/api.ts';
import { ImageField } from '#ui/upload/ImageField.tsx';
import type { Category } from '#features/catalogue/contract.ts';
import { maxImages, type AdminProduct } from '../../contract.ts';
import { usualLowStock } from '../../product-changes.ts';
import type { ProductFormHandle } from './use-product-form.ts';
import { useQuery } from '@tanstack/react-query';
import { Doubts } from '#ui/form/Doubts.tsx';
import { useDebounced } from '#ui/page/use-debounced.ts';

interface Props {
  form: ProductFormHandle;
  product: AdminProduct | undefined;
  categories: readonly Category[];
}

const money = { inputMode: 'decimal', size: 'sm', maxLength: 20, autoComplete: 'off' } as const;

export function MainFields({ form, product, categories }: Props) {
  const [imageUrls = [], name = '', stockQuantity, installationAvailable] = useWatch({
    control: form.control,
    name: ['imageUrls', 'name', 'stockQuantity', 'installationAvailable'],
  });
  const { createUpload } = useApi().catalogueAdmin;
  const isCounted = stockQuantity !== undefined && stockQuantity !== null && stockQuantity !== '';
  const setImages = (urls: string[]) =>
    form.setValue('imageUrls', urls, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid gap-4">
      <ImageField
        label="Φωτογραφίες"
        newUpload={() => createUpload.call({ folder: 'products' })}
        urls={imageUrls}
        alt={name || 'Προϊόν'}
        max={maxImages}
        error={form.formState.errors.imageUrls?.message}
        // Several may arrive between two renders, so the form's current value is read.
        onAdd={(url) => setImages([...(form.getValues('imageUrls') ?? []), url])}
        onChange={setImages}
      />
      <FormField form={form} name="name" label="Όνομα" required>
        <Input size="sm" maxLength={200} />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField form={form} name="sku" label="Κωδικός" hint="Αν μείνει κενός, δίνεται αυτόματα">
          <Input size="sm" maxLength={40} className="code text-sm!" />
        </FormField>
        <FormField form={form} name="categoryId" label="Κατηγορία">
          <Select size="sm">
            {categories.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField form={form} name="price" label="Τιμή (€)" required>
          <Input {...money} />
        </FormField>
        <FormField form={form} name="comparePrice" label="Αρχική τιμή (€)">
          <Input {...money} />
        </FormField>
        <FormField
          form={form}
          name="purchasePrice"
          label="Τιμή αγοράς (€)"
          hint="Χωρίς ΦΠΑ. Τη βλέπουν μόνο οι διαχειριστές"
          className="col-span-2"
        >
          <Input {...money} />
        </FormField>
      </div>
      <ProductDoubts form={form} product={product} />
      <FormField form={form} name="shortDescription" label="Σύντομη περιγραφή">
        <Textarea size="sm" rows={2} maxLength={300} />
      </FormField>
      <div className="grid border-y border-line py-2">
        <FormControl form={form} name="isDraft">
          <Switch spread>Πρόχειρο: δεν πωλείται και δεν φαίνεται</Switch>
        </FormControl>
        <FormControl form={form} name="inStock">
          <Switch spread disabled={isCounted}>
            Διαθέσιμο
          </Switch>
        </FormControl>
        <FormControl form={form} name="isFeatured">
          <Switch spread>Προβεβλημένο</Switch>
        </FormControl>
        <FormControl form={form} name="installationAvailable">
          <Switch spread>Εγκατάσταση διαθέσιμη</Switch>
        </FormControl>
      </div>
      <FormField
        form={form}
        name="stockQuantity"
        label="Απόθεμα (τεμάχια)"
        hint="Αν μείνει κενό, το απόθεμα δεν παρακολουθείται. Αν συμπληρωθεί, καθορίζει τη διαθεσιμότητα."
      >
        <Input inputMode="numeric" size="sm" maxLength={20} autoComplete="off" />
      </FormField>
      {isCounted && (
        <FormField
          form={form}
          name="lowStockAt"
          label="Όριο χαμηλού αποθέματος"
          hint={`Από αυτό και κάτω το προϊόν σημαίνεται. Αν μείνει κενό: ${usualLowStock()}.`}
        >
          <Input inputMode="numeric" size="sm" maxLength={20} autoComplete="off" />
        </FormField>
      )}
      {installationAvailable && (
        <>
          <FormField form={form} name="installationPrice" label="Κόστος εγκατάστασης (€)">
            <Input {...money} />
          </FormField>
          <FormField form={form} name="installationNote" label="Σημείωση εγκατάστασης">
            <Textarea size="sm" rows={2} maxLength={500} />
          </FormField>
        </>
      )}
    </div>
  );
}

interface ProductDoubtsProps {
  form: ProductFormHandle;
  product: AdminProduct | undefined;
}

/** Asks about a name that another product has, and a price far from all others. */
function ProductDoubts({ form, product }: ProductDoubtsProps) {
  const [name = '', price] = useWatch({ control: form.control, name: ['name', 'price'] });
  const { listProducts } = useApi().catalogueAdmin;
  const search = useDebounced(name.trim(), 400);
  const isTyped = search.length >= 3 && search !== product?.name;
  const { data: alike = [] } = useQuery({
    ...listProducts.queryOptions({ input: { search: search.slice(0, 200), pageSize: 20 } }),
    enabled: isTyped,
  });
  const { data: dearest = [] } = useQuery(
    listProducts.queryOptions({ input: { sortBy: 'price_desc', pageSize: 1 } }),
  );
  return (
    <Doubts
      name={isTyped ? name : ''}
      price={String(price ?? '')}
      names={alike.flatMap((one) => (one.id === product?.id ? [] : [one.name]))}
      dearest={dearest[0]?.price}
      before={product?.price}
      sameName="Υπάρχει ήδη προϊόν με αυτό το όνομα. Οι πελάτες δεν θα τα ξεχωρίζουν."
    />
  );
}
