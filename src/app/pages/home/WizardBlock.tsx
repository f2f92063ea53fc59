import { Building2, House, SlidersHorizontal, Store, Warehouse } from 'lucide-react';
import { Anchor } from '../../../ui/pieces/Anchor.tsx';
import { Button } from '../../../ui/pieces/Button.tsx';
import { Progress } from '../../../ui/pieces/Progress.tsx';
import { usePages } from '../../layouts/navigation.ts';

const wizard = [{ href: '/wizard' }];
const advancedSearch = [{ href: '/advanced-search' }];

const properties = [
  { type: 'house', label: 'Μονοκατοικία', Icon: House },
  { type: 'apartment', label: 'Διαμέρισμα', Icon: Building2 },
  { type: 'business', label: 'Επιχείρηση', Icon: Store },
  { type: 'warehouse', label: 'Αποθήκη', Icon: Warehouse },
];

/** Starts the selection wizard with the answer to its first question. */
export function WizardBlock() {
  const [wizardPage] = usePages(wizard);
  const [searchPage] = usePages(advancedSearch);
  if (!wizardPage && !searchPage) return null;
  return (
    <section aria-labelledby="wizard" className="wrap pt-18 md:pt-28">
      <div className="grid overflow-hidden rounded-lg bg-sunken md:grid-cols-[1fr_1.15fr]">
        <div className="px-6 py-8 md:px-12 md:py-14">
          <h2 id="wizard" className="text-3xl tracking-display">
            Βρείτε το σύστημά σας σε τέσσερις ερωτήσεις
          </h2>
          <p className="mt-3 max-w-[44ch] text-text-2">
            Ο οδηγός λαμβάνει υπόψη τον χώρο, τις ανάγκες και τον προϋπολογισμό σας και προτείνει συγκεκριμένα
            προϊόντα.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {wizardPage && <Button href={wizardPage.href}>Ξεκινήστε τον οδηγό</Button>}
            {searchPage && (
              <Button variant="outline" href={searchPage.href}>
                <SlidersHorizontal />
                Σύνθετη αναζήτηση
              </Button>
            )}
          </div>
          <p className="mt-4 text-base text-text-3">Δωρεάν, γρήγορο, προσωπικό.</p>
        </div>
        {wizardPage && <FirstQuestion href={wizardPage.href} />}
      </div>
    </section>
  );
}

function FirstQuestion({ href }: { href: string }) {
  return (
    <div className="grid content-end px-6 md:pt-11 md:pr-12 md:pl-0">
      <div className="rounded-t-md border border-b-0 border-line bg-surface p-5 shadow-pop md:p-7">
        <Progress caption="Βήμα 1 από 7" label="Ο χώρος σας" value={1} max={7} />
        <h3 className="mt-5 text-lg">Τι θέλετε να προστατέψετε;</h3>
        <ul className="mt-4 grid grid-cols-2 gap-3">
          {properties.map(({ type, label, Icon }) => (
            <li key={type}>
              <Anchor
                href={`${href}?propertyType=${type}`}
                className="grid min-h-24 content-between gap-4 rounded-sm border border-line-strong p-4 text-[0.9375rem] font-medium transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <Icon className="icon text-primary-text" />
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
