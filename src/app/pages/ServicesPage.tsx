import { skipToken, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { CalendarCheck, Phone } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { bookingPath } from '#features/booking/booking-path.ts';
import { BookingButton } from '#features/booking/ui/BookingButton.tsx';
import { BookingWindow } from '#features/booking/ui/BookingWindow.tsx';
import { contactHref } from '#features/contact/contact-search.ts';
import type { OrderToVisit } from '#features/booking/order-visits/order-to-visit.ts';
import type { Service } from '#features/services/contract.ts';
import { readServicesSearch } from '#features/services/services-search.ts';
import { usePageTexts } from '#features/texts/ui/use-page-texts.ts';
import { ServiceRow } from '#features/services/ui/ServiceRow.tsx';
import { imageSrcSet, imageUrl } from '#shared/images.ts';
import { company } from '#shared/company.ts';
import { surveyCall } from '#shared/promises.ts';
import { useApi } from '#ui/page/api.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { breadcrumbsLd, pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Picture } from '#ui/components/Picture.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { familiesOf } from './services-families.ts';
import { InstallationNotice } from './InstallationNotice.tsx';

export const Route = createFileRoute('/services')({
  validateSearch: plainSearch,
  loader: ({ context: { queryClient, api } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.services.listServices.queryOptions({ input: {} })),
      queryClient.ensureQueryData(api.texts.getPageTexts.queryOptions({ input: { page: 'services' } })),
    ]).then(() => undefined),
  head: ({ match }) =>
    pageHead(match, {
      title: 'Υπηρεσίες',
      description:
        import.meta.env.SSR &&
        'Αυτοψία, εγκατάσταση και συντήρηση καμερών, συναγερμών και ελέγχου πρόσβασης.',
      jsonLd: (url) => [
        breadcrumbsLd(url, [
          { label: 'Αρχική', path: '/' },
          { label: 'Υπηρεσίες', path: '/services' },
        ]),
      ],
    }),
  pendingMs: 200,
  pendingComponent: ServicesSkeleton,
  component: ServicesPage,
});

type HeroProps = { title: string | undefined; intro?: string | undefined; children?: ReactNode };

function Hero({ title, intro, children }: HeroProps) {
  return (
    <div className="border-b-2 border-text pt-10 pb-9 md:pt-14">
      <h1 className="max-w-[16em] text-4xl leading-tight tracking-display">{title}</h1>
      <p className="mt-4 max-w-[42em] text-lg text-text-2">{intro}</p>
      {children}
    </div>
  );
}

const callUs = () => `Για να ορίσουμε την ώρα της επίσκεψης καλέστε μας στο ${company().phone}.`;

/** Reads what the booking of an order's installation needs, once the customer is signed in. */
function useInstallation(orderId: string | undefined, services: readonly Service[]) {
  const { customer } = useViewer();
  const { data, error } = useQuery(
    useApi().orders.getInstallation.queryOptions({
      input: orderId !== undefined && customer ? { orderId } : skipToken,
    }),
  );
  const { mutateAsync } = useMutation(
    useApi().orders.bookInstallation.mutationOptions({
      meta: { failure: 'Σφάλμα κατά την κράτηση του ραντεβού', inForm: true },
    }),
  );
  if (orderId === undefined) return undefined;
  if (!data)
    return { orderId, service: undefined, fault: error ? describeError(error).description : undefined };
  const service = services.find(({ slug, isBookable }) => isBookable && slug === data.service);
  const { customerName, customerPhone, address, notes } = data;
  const known = { customerName, customerPhone, address, notes };
  const order: OrderToVisit = { ...data, book: (request) => mutateAsync({ ...request, orderId }) };
  return { orderId, service, known, order, fault: service ? undefined : callUs() };
}

/** Reads from the URL which service's booking is open, and opens or closes one through the URL. */
function useBooking(services: readonly Service[]) {
  const { book, installation } = readServicesSearch(Route.useSearch());
  const wanted = useInstallation(installation, services);
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasOpenedHere = useRef(false);
  return {
    bookable: wanted ? wanted.service : services.find((one) => one.isBookable && one.slug === book),
    wanted,
    open(service: Service) {
      wasOpenedHere.current = true;
      void navigate({ to: '/services', search: { book: service.slug }, resetScroll: false });
    },
    /** Goes back in the history if the dialog was opened from this page, else to the order that it is for, else replaces the URL. */
    close() {
      if (wasOpenedHere.current) history.back();
      else if (wanted) void navigate({ href: `/order-confirmation/${wanted.orderId}`, replace: true });
      else void navigate({ to: '/services', search: {}, replace: true, resetScroll: false });
    },
  };
}

function ServicesPage() {
  const { emergency } = company();
  const { title, intro, title1, text1 } = usePageTexts('services')('services.intro');
  const { data: services } = useSuspenseQuery(useApi().services.listServices.queryOptions({ input: {} }));
  const { customer } = useViewer();
  const { bookable, wanted, open, close } = useBooking(services);
  const families = familiesOf(services);
  const survey = services.find(({ role, isBookable }) => isBookable && role === 'survey');
  return (
    <div className="wrap">
      <Hero title={title} intro={intro}>
        {survey && (
          <Button size="lg" href={bookingPath(survey.slug)} className="mt-6">
            <CalendarCheck />
            {surveyCall()}
          </Button>
        )}
      </Hero>
      {wanted && <InstallationNotice orderId={wanted.orderId} fault={wanted.fault} />}
      {families.map(({ title: name, services: members }, place) => {
        const pictured = members.find(({ image }) => image);
        return (
          <section key={name} aria-labelledby={`family-${place}`} className="service-family">
            <div>
              <div className="lg:sticky lg:top-24">
                <h2 id={`family-${place}`} className="text-2xl tracking-display md:text-3xl">
                  {name}
                </h2>
                {pictured?.image && (
                  <Picture
                    src={imageUrl(pictured.image.url, 640)}
                    srcSet={imageSrcSet(pictured.image)}
                    sizes="(min-width: 1200px) 520px, 92vw"
                    alt=""
                    width={pictured.image.width}
                    height={pictured.image.height}
                    loading={place === 0 ? 'eager' : 'lazy'}
                    fetchPriority={place === 0 ? 'high' : 'auto'}
                    decoding="async"
                    className="service-family-picture"
                  />
                )}
              </div>
            </div>
            <div className="min-w-0">
              {members.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  isPictured={service === pictured}
                  action={
                    <>
                      {service.isEmergency && emergency && (
                        <Button variant="ink" href={emergency.phoneHref}>
                          <Phone />
                          {emergency.phone}
                          <span className="sr-only">: {service.title}</span>
                        </Button>
                      )}
                      {service.isBookable && (
                        <BookingButton service={service} variant="outline" onClick={() => open(service)} />
                      )}
                    </>
                  }
                  more={
                    <TextLink arrow href={contactHref({ subject: service.title })}>
                      Ζητήστε προσφορά
                      <span className="sr-only">: {service.title}</span>
                    </TextLink>
                  }
                />
              ))}
            </div>
          </section>
        );
      })}
      <BookingWindow service={bookable} known={wanted?.known} order={wanted?.order} onClose={close} />
      {services.length === 0 && (
        <p className="mt-9 max-w-[56ch] text-lg text-text-2">
          Ετοιμάζουμε τις υπηρεσίες μας. Ως τότε πείτε μας τι χρειάζεστε και θα σας απαντήσουμε.
        </p>
      )}
      {!customer && services.some(({ isBookable }) => isBookable) && (
        <Notice
          className="mt-12"
          actions={
            <span className="flex gap-4">
              <TextLink href="/customer-register">Εγγραφή</TextLink>
              <TextLink href="/customer-login">Σύνδεση</TextLink>
            </span>
          }
        >
          Για να κλείσετε ραντεβού: εγγραφείτε, περιμένετε την έγκριση του λογαριασμού σας και συνδεθείτε.
        </Notice>
      )}
      <section
        aria-labelledby="custom"
        className="mt-14 grid items-center gap-x-14 gap-y-6 rounded-lg bg-sunken p-6 md:grid-cols-[1fr_auto] md:p-12"
      >
        <div>
          <h2 id="custom" className="text-2xl tracking-display">
            {title1}
          </h2>
          <p className="mt-2 max-w-[56ch] text-text-2">{text1}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="ink" href="/contact">
            Επικοινωνήστε μαζί μας
          </Button>
          <Button variant="outline" href={company().phoneHref}>
            <Phone />
            {company().phone}
          </Button>
        </div>
      </section>
    </div>
  );
}

function ServicesSkeleton() {
  return (
    <div className="wrap">
      <Hero title="Υπηρεσίες" />
      <Loading label="Φόρτωση υπηρεσιών…">
        {[1, 2, 3].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[96px_1fr] gap-x-4 border-b border-line py-6 min-[700px]:grid-cols-[160px_1fr] lg:grid-cols-[260px_1fr_230px] lg:gap-x-9 lg:py-8"
          >
            <Skeleton className="aspect-[4/3]" />
            <Skeleton className="h-24 lg:h-40" />
            <Skeleton className="h-36 max-lg:hidden" />
          </div>
        ))}
      </Loading>
    </div>
  );
}
