import type { ReactNode } from 'react';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { OfficialFileField } from '#ui/upload/OfficialFileField.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import {
  heldFacts,
  kindOfFact,
  legalFactLabels,
  legalFactNames,
  factInWords,
  factsIn,
  type LegalFact,
  type LegalFacts,
} from '#features/catalogue/legal-facts.ts';
import { FormSection } from './FormSection.tsx';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What the brand of the product says: it holds where the product says nothing. */
  ofBrand?: LegalFacts | undefined;
}

const sections: readonly { title: string; facts: readonly LegalFact[]; intro?: string }[] = [
  {
    title: 'Κατασκευαστής και ασφάλεια',
    facts: [
      'manufacturerName',
      'manufacturerAddress',
      'manufacturerContact',
      'isOutsideUnion',
      'responsibleName',
      'responsibleAddress',
      'responsibleContact',
      'warnings',
    ],
  },
  {
    title: 'Εμπορική εγγύηση',
    facts: ['guaranteeGiver', 'warranty', 'guaranteeTerms', 'isDurability', 'guaranteeLabel'],
    intro:
      'Φαίνεται μόνο όταν γράφονται ποιος τη δίνει, πόσους μήνες και οι όροι της. Η νόμιμη ισχύει πάντα.',
  },
  {
    title: 'Συνδεδεμένη συσκευή',
    facts: ['dataMade', 'dataKept', 'dataAccess', 'needsAccount', 'needsSubscription', 'updatesUntil'],
  },
  {
    title: 'Διάθεση και ανακύκλωση',
    facts: ['isElectric', 'hasBattery'],
    intro:
      'Όσο δεν αναφέρεται, προκύπτει από το είδος και τα χαρακτηριστικά του προϊόντος (μπαταρία, τροφοδοσία).',
  },
];

export const factHints: Partial<Record<LegalFact, string>> = {
  manufacturerContact: 'Email ή ιστοσελίδα',
  responsibleName: 'Χρειάζεται όταν ο κατασκευαστής είναι εκτός Ένωσης',
  responsibleContact: 'Email ή ιστοσελίδα',
  warnings: 'Στα ελληνικά, μία σε κάθε γραμμή',
  warranty: '0 όταν δεν δίνεται καμία',
  guaranteeTerms: 'Οι όροι, ή η διεύθυνση https:// όπου βρίσκονται',
  isDurability: 'Ναι όταν τη δίνει ο παραγωγός, δωρεάν και για ολόκληρο το προϊόν',
  dataMade: 'Τι είδους, πόσα, και αν παράγονται συνεχώς',
  dataKept: 'Στη συσκευή, στο σπίτι ή στο cloud, και για πόσο',
  dataAccess: 'Πώς τα διαβάζει, τα κατεβάζει και τα σβήνει',
};

/** What the law asks of a product, for the product itself or for all products of a brand. */
export function LegalFactFields<Values extends FieldValues, Output>({
  form,
  ofBrand,
}: Props<Values, Output>) {
  const typed = useWatch({ control: form.control, name: legalFactNames as Path<Values>[] });
  const own = factsIn(Object.fromEntries(legalFactNames.map((fact, at) => [fact, typed[at]])));
  // As it holds if the field is blank.
  const taken = (fact: LegalFact) => {
    const { [fact]: _own, ...others } = own;
    return heldFacts(others, ofBrand);
  };
  return sections.map(({ title, facts, intro }) => (
    <FormSection key={title} title={title}>
      {intro !== undefined && <p className="text-sm text-text-2">{intro}</p>}
      {facts.map((fact) => {
        if (kindOfFact(fact) === 'file')
          return (
            <OfficialFileField
              key={fact}
              form={form}
              name={fact as Path<Values>}
              label={legalFactLabels[fact]}
            />
          );
        const said = ofBrand && factInWords(fact, taken(fact));
        return (
          <FormField
            key={fact}
            form={form}
            name={fact as Path<Values>}
            label={legalFactLabels[fact]}
            hint={said && kindOfFact(fact) !== 'answer' ? `Από τη μάρκα: ${said}` : factHints[fact]}
          >
            <Control fact={fact} ofBrand={said} />
          </FormField>
        );
      })}
    </FormSection>
  ));
}

function Control({ fact, ofBrand }: { fact: LegalFact; ofBrand: string | undefined }): ReactNode {
  switch (kindOfFact(fact)) {
    case 'lines':
      return <Textarea size="sm" rows={3} maxLength={2_000} />;
    case 'answer':
      return (
        <Select size="sm">
          <option value="">{ofBrand ? `Όπως η μάρκα: ${ofBrand}` : 'Δεν αναφέρεται'}</option>
          <option value="true">Ναι</option>
          <option value="false">Όχι</option>
        </Select>
      );
    case 'day':
      return <Input size="sm" type="date" />;
    case 'months':
      return <Input size="sm" inputMode="numeric" maxLength={4} autoComplete="off" className="num" />;
    case 'file':
      return null;
    case 'line':
      return <Input size="sm" maxLength={250} autoComplete="off" />;
  }
}
