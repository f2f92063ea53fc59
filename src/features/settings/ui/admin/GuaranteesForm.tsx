import type * as z from 'zod/mini';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { OfficialFileField } from '#ui/upload/OfficialFileField.tsx';
import type { GuaranteesSettings } from '#shared/settings.ts';
import { guaranteesFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: GuaranteesSettings;
  onSave: (filled: z.output<typeof guaranteesFields>) => Promise<unknown>;
}

/** The official notice of the legal guarantee. */
export function GuaranteesForm({ stored, onSave }: Props) {
  const form = useZodForm(guaranteesFields, stored);
  return (
    <SettingsPanel group="guarantees" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Από τις 27 Σεπτεμβρίου 2026 κάθε κατάστημα δείχνει στους καταναλωτές την εναρμονισμένη ειδοποίηση του{' '}
        <TextLink href="https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj" target="_blank" rel="noopener">
          κανονισμού (ΕΕ) 2025/1960
        </TextLink>
        . Ανεβάστε το επίσημο αρχείο της ελληνικής έκδοσης όπως το κατεβάσατε, PNG, JPEG ή SVG έως 2 MB:
        φαίνεται χωρίς καμία αλλαγή στα προϊόντα, στο ταμείο και στην επιβεβαίωση της παραγγελίας. Χωρίς αυτό
        γράφεται μία πρόταση με σύνδεσμο προς τον νόμο. Η ετικέτα ανθεκτικότητας ενός παραγωγού ανεβαίνει με
        τη μάρκα του, γιατί γράφει διάρκεια και μάρκα.
      </p>
      <OfficialFileField form={form} name="notice" label="Ειδοποίηση για τη νόμιμη εγγύηση" />
    </SettingsPanel>
  );
}
