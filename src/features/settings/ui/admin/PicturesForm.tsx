import type * as z from 'zod/mini';
import type { PicturesSettings } from '#shared/settings.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { imageTypes, whyNotUpload } from '#ui/upload/upload-image.ts';
import { picturesFields } from '../../contract.ts';
import { PictureField } from '#ui/upload/PictureField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: PicturesSettings;
  onSave: (filled: z.output<typeof picturesFields>) => Promise<unknown>;
}

const photo = {
  address: '/api/admin/settings/photos',
  accept: imageTypes.join(),
  whyNot: whyNotUpload,
};

/** The photographs of the pages. */
export function PicturesForm({ stored, onSave }: Props) {
  const form = useZodForm(picturesFields, stored);
  return (
    <SettingsPanel group="pictures" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        JPEG, PNG, WebP ή AVIF έως 5 MB. Χωρίς δική σας φωτογραφία, η αρχική σελίδα δείχνει το σχέδιό μας.
      </p>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <PictureField
          {...photo}
          form={form}
          name="hero"
          label="Αρχική σελίδα, πλατιά (π.χ. 2400 × 1300)"
          className="h-40"
        />
        <PictureField {...photo} form={form} name="person" label="Όποιος απαντά" className="h-40" />
      </div>
      <FormField
        form={form}
        name="heroAlt"
        label="Τι δείχνει η φωτογραφία της αρχικής"
        optional
        hint="Το ακούν όσοι δεν τη βλέπουν"
      >
        <Input maxLength={150} />
      </FormField>
    </SettingsPanel>
  );
}
