import { Phone } from 'lucide-react';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { company } from '#shared/company.ts';
import { Button } from '#ui/components/Button.tsx';
import { usePages } from '../../layouts/navigation.ts';

const wizard = [{ href: '/wizard' }];

export function ClosingCall() {
  const { title, intro } = usePageTexts('home')('home.closing');
  const [wizardPage] = usePages(wizard);
  return (
    <section aria-labelledby="closing" className="later wrap pt-18 md:pt-28">
      <div className="flex items-start justify-between gap-x-10 gap-y-6 rounded-lg bg-ink-panel px-6 py-9 text-white max-lg:flex-col md:p-14 lg:items-center">
        <div>
          <h2 id="closing" className="text-3xl tracking-display">
            {title}
          </h2>
          <p className="mt-2 text-on-ink-2">{intro}</p>
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
