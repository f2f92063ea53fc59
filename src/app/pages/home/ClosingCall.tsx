import { Phone } from 'lucide-react';
import { company } from '#shared/company.ts';
import { offered } from '#shared/offered.ts';
import { Button } from '#ui/components/Button.tsx';
import { usePages } from '../../layouts/navigation.ts';

const wizard = [{ href: '/wizard' }];

function afterSurvey() {
  const { freeSurvey, offersInTwoDays } = company().promises;
  const offer = offersInTwoDays ? 'προσφορά εντός δύο εργάσιμων ημερών' : 'γραπτή προσφορά';
  return `${freeSurvey ? 'Δωρεάν αυτοψία' : 'Αυτοψία στον χώρο σας'} και ${offer}.`;
}

export function ClosingCall() {
  const survey = offered().survey;
  const [wizardPage] = usePages(wizard);
  return (
    <section aria-labelledby="closing" className="later wrap pt-18 md:pt-28">
      <div className="flex items-start justify-between gap-x-10 gap-y-6 rounded-lg bg-ink-panel px-6 py-9 text-white max-lg:flex-col md:p-14 lg:items-center">
        <div>
          <h2 id="closing" className="text-3xl tracking-display">
            Μιλήστε με έναν μηχανικό
          </h2>
          <p className="mt-2 text-on-ink-2">
            {survey ? afterSurvey() : 'Πείτε μας για τον χώρο σας και τι θέλετε να προστατεύσετε.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {wizardPage && (
            <Button variant="white" href={wizardPage.href}>
              Οδηγός επιλογής
            </Button>
          )}
          <Button variant={wizardPage ? 'inverse' : 'white'} href="/contact">
            Επικοινωνία
          </Button>
          <Button variant="inverse" href={company().phoneHref}>
            <Phone />
            {company().phone}
          </Button>
        </div>
      </div>
    </section>
  );
}
