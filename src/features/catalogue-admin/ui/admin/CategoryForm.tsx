import { isOn } from '#shared/switches.ts';
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ImageField } from '#ui/upload/ImageField.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { categoryFields } from '../../contract.ts';
import type { Category } from '#features/catalogue/contract.ts';
import { deviceKindNamed } from '#features/catalogue/read-device.ts';
import { deviceKinds } from '#features/catalogue/device-kinds.ts';
import { searchCategoryLabels } from '#features/catalogue/enums.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

const guideNames = {
  cameras: 'Κάμερες',
  recorders: 'Καταγραφικά',
  alarms: 'Συναγερμοί',
  sensors: 'Ανιχνευτές',
  fire: 'Πυρασφάλεια',
  access: 'Έλεγχος πρόσβασης',
  intercom: 'Θυροτηλεοράσεις',
  'power-network': 'Τροφοδοσία και δίκτυο',
  'sound-lighting': 'Ήχος και φωτισμός',
} as const;

const valuesOf = (category: Category | undefined) => ({
  name: category?.name ?? '',
  searchCategory: category?.searchCategory ?? 'cameras',
  productKind: deviceKindNamed(category?.productKind ?? '') ?? ('' as const),
  guide: category?.guide ?? ('' as const),
  imageUrl: (category?.hasOwnImage && category.image?.url) || null,
});

export function CategoryForm({ category, onDone }: { category?: Category; onDone?: () => void }) {
  const { addCategory, updateCategory, createUpload } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const form = useZodForm(categoryFields, valuesOf(category));
  useFollow(form, {
    thing: category,
    valuesOf,
    inWords: ({ name, searchCategory, productKind, guide }) => ({
      name,
      searchCategory: searchCategoryLabels[searchCategory],
      productKind: productKind ? deviceKinds[productKind].label : '',
      guide: guide ? guideNames[guide] : '',
    }),
    title: 'Η κατηγορία άλλαξε στο μεταξύ',
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' });
  const setImage = (url: string | null) => form.setValue('imageUrl', url, { shouldDirty: true });
  const meta = { failure: 'Η κατηγορία δεν αποθηκεύτηκε', inForm: true };
  const add = useMutation(addCategory.mutationOptions({ meta }));
  const update = useMutation(
    updateCategory.mutationOptions({
      meta,
      // Another administrator saved first: the form loads those changes.
      onError: (error) => error instanceof ORPCError && error.code === 'CATEGORY_CHANGED' && refresh(),
    }),
  );
  return (
    <Form
      form={form}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-2 py-1 sm:grid-cols-[minmax(0,1fr)_180px_auto]"
      onSubmit={async (fields) => {
        if (category) await update.mutateAsync({ ...fields, id: category.id, seen: valuesOf(category) });
        else await add.mutateAsync(fields);
        toast({ title: category ? 'Η κατηγορία αποθηκεύτηκε' : 'Η κατηγορία προστέθηκε' });
        await refresh();
        if (!category) form.reset({ ...valuesOf(undefined), searchCategory: fields.searchCategory });
        onDone?.();
      }}
    >
      <UnsavedGuard form={form} opener={category ? 'category' : 'dialog'} />
      <FormField form={form} name="name" label="Όνομα κατηγορίας" labelHidden required>
        <Input size="sm" maxLength={60} placeholder="Όνομα" />
      </FormField>
      <FormField form={form} name="searchCategory" label="Ομάδα αναζήτησης" labelHidden>
        <Select size="sm">
          {Object.entries(searchCategoryLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <div className="col-span-full grid max-w-80 gap-3 sm:row-start-2">
        <FormField
          form={form}
          name="productKind"
          label={isOn('wizard') ? 'Τι είναι για τον οδηγό' : 'Τι είναι'}
          hint="Ισχύει για όσα προϊόντα της δεν λένε κάτι άλλο."
        >
          <Select size="sm">
            <option value="">Δεν ορίζεται: το λέει κάθε προϊόν</option>
            {Object.entries(deviceKinds).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField
          form={form}
          name="guide"
          label="Οδηγίες επιλογής"
          hint="Δύο προτάσεις μας επάνω από τα προϊόντα της."
        >
          <Select size="sm">
            <option value="">Χωρίς</option>
            {Object.entries(guideNames).map(([guide, label]) => (
              <option key={guide} value={guide}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <ImageField
          label="Εικόνα"
          urls={imageUrl ? [imageUrl] : []}
          alt={name || 'Νέα κατηγορία'}
          max={1}
          newUpload={() => createUpload.call({ folder: 'categories' })}
          onAdd={setImage}
          onChange={([url = null]) => setImage(url)}
          error={form.formState.errors.imageUrl?.message}
        />
        {!imageUrl && category?.image && !category.hasOwnImage && (
          <p className="mt-1.5 text-xs text-text-3">Εμφανίζεται η έτοιμη εικόνα της κατηγορίας.</p>
        )}
      </div>
      <div className="flex gap-1.5 max-sm:col-span-2 sm:col-start-3 sm:row-start-1">
        <SubmitButton form={form} size="xs" pendingLabel="Αποθήκευση...">
          {category ? 'Αποθήκευση' : 'Προσθήκη'}
        </SubmitButton>
        {category && (
          <Button variant="ghost" size="xs" onClick={onDone}>
            Άκυρο
          </Button>
        )}
      </div>
    </Form>
  );
}
