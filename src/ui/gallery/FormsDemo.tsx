import { Truck, Wrench, Zap } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { Field } from '../form/Field.tsx';
import { Input } from '../form/Input.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { QuantityStepper } from '../form/QuantityStepper.tsx';
import { RadioCard } from '../form/RadioCard.tsx';
import { RadioCards } from '../form/RadioCards.tsx';
import { Select } from '../form/Select.tsx';
import { Switch } from '../form/Switch.tsx';
import { Textarea } from '../form/Textarea.tsx';
import { Segmented } from '../components/Segmented.tsx';
import { Sample } from './Sample.tsx';

export function FormsDemo() {
  const [quantity, setQuantity] = useState(2);
  const [delivery, setDelivery] = useState('installed');
  const [view, setView] = useState<'all' | 'available' | 'out'>('all');
  return (
    <Sample title="Πεδία φόρμας" className="grid gap-4">
      <Field label="Ονοματεπώνυμο" required>
        <Input defaultValue="Ελένη Μαρκάκη" />
      </Field>
      <Field label="Email" required error="Παρακαλώ εισάγετε έγκυρο email">
        <Input type="email" defaultValue="e.markaki@" />
      </Field>
      <Field label="Τηλέφωνο" optional hint="Θα σας καλέσουμε μόνο για το ραντεβού.">
        <Input type="tel" placeholder="210 000 0000" />
      </Field>
      <Field label="Κωδικός πρόσβασης" required>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label="ΑΦΜ">
        <Input disabled defaultValue="094552310" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Κατηγορία">
          <Select defaultValue="cameras">
            <option value="">Όλες οι κατηγορίες</option>
            <option value="cameras">Κάμερες</option>
          </Select>
        </Field>
        <Field label="Κατηγορία, πυκνή φόρμα" error="Επιλέξτε κατηγορία.">
          <Select size="sm">
            <option>Όλες οι κατηγορίες</option>
          </Select>
        </Field>
      </div>
      <Field label="Σημειώσεις" optional>
        <Textarea placeholder="Αριθμός εισόδων, όροφος, πρόσβαση" />
      </Field>
      <div className="flex flex-wrap gap-x-5">
        <Checkbox defaultChecked>Αποδέχομαι τους όρους</Checkbox>
        <Checkbox>Μόνο διαθέσιμα</Checkbox>
        <Checkbox indeterminate>Μερικά</Checkbox>
        <Checkbox disabled>Ανενεργό</Checkbox>
        <Switch defaultChecked>Οπλισμός</Switch>
        <Switch>Σίγαση</Switch>
      </div>
      <Checkbox error="Για να συνεχίσετε, αποδεχτείτε τους όρους χρήσης και πώλησης.">
        Αποδέχομαι τους όρους χρήσης και πώλησης
      </Checkbox>
      <div>
        <QuantityStepper
          label="Κάμερα bullet 4K Argos B8"
          value={quantity}
          max={99}
          whyNoMore="Απομένουν 99 τεμάχια."
          whyNoLess="Για να αφαιρέσετε το προϊόν, πατήστε τον κάδο."
          onValueChange={setQuantity}
        />
      </div>
      <Segmented
        label="Προβολή"
        value={view}
        onValueChange={setView}
        options={[
          { value: 'all', label: 'Όλα', count: 142 },
          { value: 'available', label: 'Διαθέσιμα', count: 131 },
          { value: 'out', label: 'Εξαντλημένα', count: 11 },
        ]}
      />
      <RadioCards legend="Τρόπος παράδοσης" value={delivery} onValueChange={setDelivery}>
        <RadioCard
          value="standard"
          icon={<Truck />}
          title="Κανονική Παράδοση"
          description="3–5 εργάσιμες ημέρες, με courier στην πόρτα σας"
          end="5,99 €"
        />
        <RadioCard
          value="express"
          icon={<Zap />}
          title="Ταχεία Παράδοση"
          description="Δεν είναι διαθέσιμη για αυτή την παραγγελία"
          end="12,99 €"
          disabled
        />
        <RadioCard
          value="installed"
          icon={<Wrench />}
          title="Παράδοση & Εγκατάσταση"
          description="Επαγγελματική εγκατάσταση, σε ημέρα που θα επιλέξετε"
          end="49,99 €"
        >
          <Field label="Όροφος" optional>
            <Input />
          </Field>
        </RadioCard>
      </RadioCards>
    </Sample>
  );
}
