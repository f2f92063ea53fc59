import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbsLd, organisationLd, pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { contactAddress } from '../contact-search.ts';
import { AdministratorCard } from './AdministratorCard.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { LifeBuoy } from 'lucide-react';
import { company, emergencyLabel } from '#shared/company.ts';

const crumbs = [
  { label: 'Αρχική', path: '/' },
  { label: 'Επικοινωνία', path: '/contact' },
];

export const Route = createFileRoute('/contact')({
  validateSearch: plainSearch,
  async loader({ context: { queryClient, api } }) {
    const area = queryClient.ensureQueryData(api.team.getServiceArea.queryOptions()).catch(() => undefined);
    if (import.meta.env.SSR) await area;
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Επικοινωνία',
      description:
        import.meta.env.SSR &&
        'Στείλτε μας μήνυμα ή καλέστε μας: προσφορές, αυτοψίες και τεχνική υποστήριξη για συστήματα ασφαλείας.',
      keywords: ['επικοινωνία', 'προσφορά', 'αυτοψία'],
      jsonLd: (url) => [organisationLd(url), breadcrumbsLd(url, crumbs)],
    }),
  component: ContactPage,
});

function ContactPage() {
  const { subject = '' } = contactAddress.read(Route.useSearch());
  return (
    <div className="wrap pt-4.5">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: 'Επικοινωνία' }]} />
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-14 min-[700px]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-x-20">
        <div className="grid content-start gap-10">
          <div>
            <h1 className="text-4xl tracking-display">Επικοινωνία</h1>
            <p className="mt-4 max-w-[56ch] text-lg text-text-2">
              Ρωτήστε μας για ένα προϊόν, ζητήστε προσφορά ή πείτε μας τι δεν λειτουργεί.{' '}
              {company().promises.answersInADay && 'Απαντάμε μέσα σε μία εργάσιμη ημέρα.'}
            </p>
          </div>
          <section aria-labelledby="message" className="border-t-2 border-text pt-8">
            <h2 id="message" className="text-xl">
              Στείλτε μας μήνυμα
            </h2>
            <ContactForm subject={subject} />
          </section>
          <AdministratorCard />
          <EmergencyCard />
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          <ServiceArea />
          <ContactDetails />
        </div>
      </div>
    </div>
  );
}

function EmergencyCard() {
  const { emergency } = company();
  if (!emergency) return null;
  return (
    <section aria-labelledby="emergency" className="rounded-md bg-ink-panel p-6 text-on-ink-2">
      <h2 id="emergency" className="flex items-center gap-2.5 text-lg text-on-ink">
        <LifeBuoy className="icon" />
        {emergencyLabel}
      </h2>
      <a
        href={emergency.phoneHref}
        className="mt-2 inline-flex min-h-11 items-center text-2xl font-semibold tracking-display text-white hover:underline"
      >
        {emergency.phone}
      </a>
      <p className="mt-1 text-base">
        Τεχνικός σε ετοιμότητα για συναγερμό που δεν σταματά, βλάβη ή παραβίαση του συστήματός σας. Αν
        κινδυνεύετε, καλέστε πρώτα το 112 ή το 100.
      </p>
    </section>
  );
}
