import { useState } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Button } from '../components/Button.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { Progress } from '../components/Progress.tsx';
import { StickyBar } from '../components/StickyBar.tsx';
import { Steps } from '../components/Steps.tsx';
import { TabLinks } from '../components/TabLinks.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { Sample } from './Sample.tsx';

export function NavigationDemo() {
  const [step, setStep] = useState(2);
  return (
    <>
      <Sample title="Διαδρομή και βήματα" className="grid gap-6">
        <Breadcrumbs
          items={[
            { label: 'Προϊόντα', href: '#products' },
            { label: 'Κάμερες', href: '#cameras' },
            { label: 'Κάμερα bullet 4K Argos B8' },
          ]}
        />
        <Steps
          label="Βήματα παραγγελίας"
          steps={['Καλάθι', 'Στοιχεία', 'Παράδοση', 'Πληρωμή', 'Επιβεβαίωση']}
          current={step}
          onOpen={setStep}
        />
        <Progress label="Ο χώρος σας" caption="Βήμα 2 από 7" value={2} max={7} className="max-w-[560px]" />
      </Sample>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Sample title="Καρτέλες">
          <Tabs
            label="Λογαριασμός"
            tabs={[
              { value: 'overview', label: 'Επισκόπηση', panel: 'Το περιεχόμενο της επισκόπησης.' },
              { value: 'orders', label: 'Παραγγελίες', count: 12, panel: 'Οι παραγγελίες σας.' },
              { value: 'visits', label: 'Ραντεβού', panel: 'Τα ραντεβού σας.' },
              { value: 'profile', label: 'Προφίλ', panel: 'Τα στοιχεία σας.' },
            ]}
          />
        </Sample>
        <Sample title="Καρτέλες ως σύνδεσμοι, σελίδες">
          <TabLinks
            label="Κατηγορίες"
            tabs={[
              { href: '#all', label: 'Όλα', count: 142, current: true },
              { href: '#cam', label: 'Κάμερες', count: 48 },
              { href: '#alarm', label: 'Συναγερμοί', count: 36 },
            ]}
          />
          <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} className="mt-6" />
        </Sample>
      </div>
      <StickyBar>
        <span className="text-sm text-text-2">
          Σύνολο με ΦΠΑ <b className="num block text-lg text-text">1.698,29 €</b>
        </span>
        <Button onClick={() => setStep(step === 4 ? 0 : step + 1)}>Συνέχεια</Button>
      </StickyBar>
    </>
  );
}
