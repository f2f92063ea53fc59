import { createFileRoute } from '@tanstack/react-router';
import { company } from '../../shared/company.ts';
import { Button } from '../../ui/pieces/Button.tsx';
import { organisationLd, pageHead, websiteLd } from '../../ui/page/head.ts';
import { Notice } from '../../ui/pieces/Notice.tsx';
import { useViewer } from '../../ui/page/session.ts';
import { ClosingCall } from './home/ClosingCall.tsx';
import { FeaturedProducts } from './home/FeaturedProducts.tsx';
import { Hero } from './home/Hero.tsx';
import { heroPreload } from './home/hero-picture.ts';
import { Highlights } from './home/Highlights.tsx';
import { featuredInput, homeServicesInput } from './home/home-data.ts';
import { HomeServices } from './home/HomeServices.tsx';
import { Reasons } from './home/Reasons.tsx';
import { WizardBlock } from './home/WizardBlock.tsx';

export const Route = createFileRoute('/')({
  async loader({ context: { queryClient, api } }) {
    const parts = Promise.all([
      queryClient.ensureQueryData(api.catalogue.listFeatured.queryOptions({ input: featuredInput })),
      queryClient.ensureQueryData(api.services.listServices.queryOptions({ input: homeServicesInput })),
    ]);
    // In the browser the page opens immediately and each part shows its own skeletons.
    if (import.meta.env.SSR) await parts;
    else parts.catch(() => undefined);
  },
  head({ match }) {
    const head = pageHead(match, {
      title: `${company.brand.el}: συστήματα ασφαλείας στην Αττική`,
      description:
        import.meta.env.SSR &&
        'Κάμερες, συναγερμοί, έλεγχος πρόσβασης και θυροτηλεόραση με μελέτη, εγκατάσταση και υποστήριξη 24/7 στην Αττική.',
      jsonLd: (url) => [organisationLd(url), websiteLd(url)],
    });
    return { ...head, links: [...head.links, heroPreload] };
  },
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <BookingNotice />
      <Hero />
      <Highlights />
      <WizardBlock />
      <FeaturedProducts />
      <Reasons />
      <HomeServices />
      <ClosingCall />
    </>
  );
}

/** Explains how to book an appointment; not shown to customers. */
function BookingNotice() {
  const { customer } = useViewer();
  if (customer) return null;
  return (
    <div className="wrap py-3">
      <Notice
        actions={
          <>
            <Button variant="outline" size="sm" href="/customer-register">
              Εγγραφή
            </Button>
            <Button variant="ghost" size="sm" href="/customer-login">
              Σύνδεση
            </Button>
          </>
        }
      >
        Για να κλείσετε ραντεβού χρειάζεται εγγραφή και έγκριση του λογαριασμού σας.
      </Notice>
    </div>
  );
}
