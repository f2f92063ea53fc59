import { Download } from 'lucide-react';
import { company } from '#shared/company.ts';
import { buttonStyle } from '#ui/components/button-style.ts';
import { TextLink } from '#ui/components/TextLink.tsx';

/** Downloads the data of the account; messages of the contact form and the company's own notes are not in it. */
export function ExportData() {
  return (
    <section>
      <h2 className="text-lg">Τα δεδομένα μου</h2>
      <p className="mt-1.5 text-base text-text-2">
        Κατεβάστε ένα αρχείο JSON με όσα έχει ο λογαριασμός σας: στοιχεία, παραγγελίες, ραντεβού, συνομιλίες,
        κριτικές, ειδοποιήσεις. Για ό,τι άλλο κρατάμε, γράψτε μας στο{' '}
        <TextLink href={company.emailHref}>{company.email}</TextLink>.
      </p>
      <a href="/api/customer/export" download className={buttonStyle('outline', 'md', 'mt-4')}>
        <Download />
        Λήψη δεδομένων
      </a>
    </section>
  );
}
