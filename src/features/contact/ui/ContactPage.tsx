import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '#ui/page/api.ts';
import { breadcrumbsLd, organisationLd, pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { PersonPicture } from '#ui/components/PersonPicture.tsx';
import { AreaMap } from '#ui/components/AreaMap.tsx';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { contactAddress } from '../contact-search.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
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

function ServiceArea() {
  const { data } = useQuery({ ...useApi().team.getServiceArea.queryOptions(), retryOnMount: false });
  if (!data?.text) return null;
  return (
    <section aria-labelledby="area" className="max-[699px]:order-last">
      <h2 id="area" className="text-xl">
        Πού πηγαίνουμε
      </h2>
      {data.map && (
        <div className="mt-3">
          <AreaMap label="Χάρτης της περιοχής όπου πηγαίνουμε" map={data.map} />
        </div>
      )}
      <p className="mt-3 text-base text-text-2">
        Πηγαίνουμε {data.text}. Το κατάστημα: {company().address.text}.
      </p>
    </section>
  );
}

function AdministratorCard() {
  const { name, role, words } = company().person;
  const { person: picture } = company().pictures;
  if (!name) return null;
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('');
  return (
    <section aria-labelledby="administrator" className="rounded-md border border-line bg-surface p-6">
      <div className="flex items-center gap-4">
        {picture ? (
          <PersonPicture url={picture} name={name} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-lg font-semibold text-on-ink-btn"
          >
            {initials}
          </span>
        )}
        <div>
          <h2 id="administrator" className="text-lg">
            {name}
          </h2>
          <p className="text-base text-text-2">{role}</p>
        </div>
      </div>
      <p className="mt-4 text-base text-text-2">{words}</p>
    </section>
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
