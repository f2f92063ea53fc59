import { createFileRoute } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { organisationLd, pageHead, websiteLd } from '#ui/page/head.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useViewer } from '#ui/page/session.ts';
import { CategoryMosaic } from './home/CategoryMosaic.tsx';
import { ClosingCall } from './home/ClosingCall.tsx';
import { FeaturedProducts } from './home/FeaturedProducts.tsx';
import { Hero } from './home/Hero.tsx';
import { featuredInput, homeServicesInput, homeTexts } from './home/home-data.ts';
import { HomeInstallation } from './home/HomeInstallation.tsx';
import { HomeServices } from './home/HomeServices.tsx';
import { Proof } from './home/Proof.tsx';
import { ThreeSteps } from './home/ThreeSteps.tsx';
import { WhatToProtect } from './home/WhatToProtect.tsx';
import { offered } from '#shared/offered.ts';

export const Route = createFileRoute('/')({
  async loader({ context: { queryClient, api } }) {
    const texts = queryClient.ensureQueryData(api.texts.getPageTexts.queryOptions({ input: homeTexts }));
    const parts = Promise.all([
      texts,
      queryClient.ensureQueryData(api.catalogue.listFeatured.queryOptions({ input: featuredInput })),
      queryClient.ensureQueryData(api.catalogue.listCategories.queryOptions()),
      queryClient.ensureQueryData(api.team.getServiceArea.queryOptions()),
      queryClient.ensureQueryData(api.wizard.listExamples.queryOptions()),
      queryClient.ensureQueryData(api.wizard.findExampleHouse.queryOptions()),
      queryClient.ensureQueryData(api.services.listServices.queryOptions({ input: homeServicesInput })),
    ]);
    // In the browser the page opens immediately and each part shows its own skeletons.
    if (import.meta.env.SSR) {
      // Imported above, it would be in every page's script.
      const { readyOnServer } = await import('./home/HomeInstallation.tsx');
      await Promise.all([parts, readyOnServer()]);
    } else {
      parts.catch(() => undefined);
      await texts;
    }
  },
  async head({ match }) {
    const { queryClient, api } = match.context;
    const words = queryClient.getQueryData(
      api.texts.getPageTexts.queryOptions({ input: homeTexts }).queryKey,
    );
    const head = pageHead(match, {
      title: `${company().name}: συστήματα ασφαλείας`,
      description: import.meta.env.SSR && (words?.['home.hero']?.parts.intro ?? false),
      jsonLd: (url) => [organisationLd(url), websiteLd(url)],
    });
    if (!import.meta.env.SSR) return head;
    // Only the server's page needs them; imported above, the pictures' names would be in every page's script.
    const { heroPreloads } = await import('./home/hero-picture.ts');
    return { ...head, links: [...head.links, ...heroPreloads()] };
  },
  component: HomePage,
});

function HomePage() {
  return (
    <>
      <Hero />
      <BookingNotice />
      <WhatToProtect />
      <ThreeSteps />
      <CategoryMosaic />
      <HomeInstallation />
      <FeaturedProducts />
      <Proof />
      <HomeServices />
      <ClosingCall />
    </>
  );
}

/** Explains how to book an appointment; not shown to customers. */
function BookingNotice() {
  const { customer } = useViewer();
  const takesBookings = offered().takesBookings;
  if (customer || !takesBookings) return null;
  return (
    <p className="wrap flex flex-wrap items-center gap-x-4 border-b border-line py-1.5 text-base text-text-2">
      <span className="max-sm:pt-2">
        Για να κλείσετε ραντεβού χρειάζεται εγγραφή και έγκριση του λογαριασμού σας.
      </span>
      <span className="flex gap-x-4">
        <TextLink href="/customer-register" className="inline-flex min-h-11 items-center">
          Εγγραφή
        </TextLink>
        <TextLink href="/customer-login" className="inline-flex min-h-11 items-center">
          Σύνδεση
        </TextLink>
      </span>
    </p>
  );
}
