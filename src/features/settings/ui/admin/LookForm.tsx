import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { brandThemes } from '#shared/brand-colour.ts';
import type { LookSettings } from '#shared/settings.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { barColors } from '#ui/style/theme.ts';
import { lookFields } from '../../contract.ts';
import { LogoField } from './LogoField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: LookSettings;
  onSave: (filled: z.output<typeof lookFields>) => Promise<unknown>;
}

/** The company's logo, sign and colour. */
export function LookForm({ stored, onSave }: Props) {
  const begun = useMemo(() => {
    const { icons: _, ...fields } = stored;
    return fields;
  }, [stored]);
  const form = useZodForm(lookFields, begun);
  const colour = lookFields.shape.colour.safeParse(useWatch({ control: form.control, name: 'colour' }));
  return (
    <SettingsPanel group="look" form={form} begun={begun} onSave={onSave}>
      <p className="text-base text-text-2">
        SVG, PNG ή JPEG έως 500 KB. Χωρίς λογότυπο φαίνεται το όνομα της εταιρείας. Η εικόνα κοινοποίησης,
        1200 × 630, φαίνεται όπου κάποιος στέλνει σύνδεσμο του καταστήματος· χωρίς αυτή φαίνεται το λογότυπο.
      </p>
      <div className="grid grid-cols-2 gap-5">
        <LogoField form={form} name="logo" label="Λογότυπο" />
        <LogoField form={form} name="logoDark" label="Λογότυπο για σκούρο φόντο" isDark />
        <LogoField form={form} name="sign" label="Τετράγωνο σήμα" />
        <LogoField form={form} name="share" label="Εικόνα κοινοποίησης" />
      </div>
      <FormField
        form={form}
        name="colour"
        label="Χρώμα"
        optional
        hint="Για κουμπιά και συνδέσμους, π.χ. #0b55bc"
        className="max-w-72"
      >
        <Input className="code" maxLength={20} />
      </FormField>
      {colour.success && colour.data !== '' && <ColourPreview colour={colour.data} />}
    </SettingsPanel>
  );
}

const themeNames = { light: 'Ανοιχτό φόντο', dark: 'Σκούρο φόντο' } as const;

/** What becomes of a colour in both themes, and whether it is altered to be read. */
function ColourPreview({ colour }: { colour: string }) {
  const themes = brandThemes(colour);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => {
        const { 'primary-fill': fill, 'on-primary': label, 'primary-text': link } = themes[theme];
        return (
          <li key={theme} className="grid content-start gap-2">
            <p className="text-sm text-text-2">{themeNames[theme]}</p>
            <p
              className="flex flex-wrap items-center gap-4 rounded-md border border-line p-4"
              style={{ background: barColors[theme] }}
            >
              <span className="rounded-sm px-3 py-2 font-medium" style={{ background: fill, color: label }}>
                Προσθήκη
              </span>
              <span className="underline" style={{ color: link }}>
                Σύνδεσμος
              </span>
            </p>
            <p className="text-sm text-text-2">
              {fill === colour
                ? 'Τα κουμπιά έχουν ακριβώς το χρώμα σας.'
                : `Με αυτό το χρώμα τα κουμπιά δεν διαβάζονται· γίνονται ${fill}.`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
