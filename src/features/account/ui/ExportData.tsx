import { Download } from 'lucide-react';
import { buttonStyle } from '../../../ui/pieces/button-style.ts';

/** Downloads all data that the shop stores about the customer. */
export function ExportData() {
  return (
    <section>
      <h2 className="text-lg">Τα δεδομένα μου</h2>
      <p className="mt-1.5 text-base text-text-2">
        Κατεβάστε ένα αρχείο JSON με όλα όσα κρατάμε για εσάς: στοιχεία, παραγγελίες, καλάθι, ειδοποιήσεις.
      </p>
      <a href="/api/customer/export" download className={buttonStyle('outline', 'md', 'mt-4')}>
        <Download />
        Λήψη δεδομένων
      </a>
    </section>
  );
}
