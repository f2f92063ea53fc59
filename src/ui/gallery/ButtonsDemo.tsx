import { Bell, Pencil, ShoppingCart, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Sample } from './Sample.tsx';

export function ButtonsDemo() {
  const [pending, setPending] = useState(false);
  const toggle = () => {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  };
  return (
    <Sample title="Κουμπιά" className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button>Στο καλάθι</Button>
        <Button variant="ink">Εγγραφή</Button>
        <Button variant="outline">Πίσω</Button>
        <Button variant="ghost">Άκυρο</Button>
        <Button variant="danger">
          <Trash2 />
          Διαγραφή
        </Button>
        <Button variant="critical">Ακύρωση παραγγελίας</Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button pending={pending} pendingLabel="Αποστολή..." onClick={toggle}>
          Αποστολή μηνύματος
        </Button>
        <Button pending pendingLabel="Επεξεργασία...">
          Συνέχεια
        </Button>
        <Button disabled>Ανενεργό</Button>
        <Button variant="ghost" disabled>
          Ανενεργό
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="lg">52</Button>
        <Button variant="outline">44</Button>
        <Button variant="outline" size="sm">
          36
        </Button>
        <Button variant="outline" size="xs">
          28
        </Button>
        <Button href="#products" variant="outline">
          Σύνδεσμος ως κουμπί
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 rounded-md bg-ink-panel p-4">
        <Button variant="white">Δείτε τα προϊόντα</Button>
        <Button variant="inverse">Ζητήστε προσφορά</Button>
      </div>
      <Button block size="lg" className="max-w-72">
        Παραγγελία με υποχρέωση πληρωμής, που χωράει και σε δύο γραμμές
      </Button>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Ειδοποιήσεις, 120 αδιάβαστες" count={120} countTone="critical">
          <Bell />
        </IconButton>
        <IconButton label="Καλάθι, 3 είδη" count={3} href="#cart">
          <ShoppingCart />
        </IconButton>
        <IconButton label="Προσθήκη στο καλάθι" outlined>
          <ShoppingCart />
        </IconButton>
        <IconButton label="Επεξεργασία" size="sm">
          <Pencil />
        </IconButton>
        <IconButton label="Κλείσιμο" size="sm" disabled>
          <X />
        </IconButton>
        <CopyButton text="VG-7K3M9" label="Αντιγραφή αριθμού" done="Ο αριθμός αντιγράφηκε" />
        <CopyButton text="VG-7K3M9" done="Ο αριθμός αντιγράφηκε" />
        <span className="mx-2">
          Κείμενο με <TextLink href="#text">σύνδεσμο</TextLink> μέσα του.
        </span>
        <TextLink arrow href="#all">
          Όλα τα προϊόντα
        </TextLink>
      </div>
    </Sample>
  );
}
