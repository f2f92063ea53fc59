import { useQuery } from '@tanstack/react-query';
import { bookingPath } from '#features/booking/booking-path.ts';
import { ServiceCard } from '#features/services/ui/ServiceCard.tsx';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { homeServicesInput } from './home-data.ts';
import { Section } from './Section.tsx';

/** A row that snaps on a phone, three columns side by side from there on. */
const grid =
  'max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:gap-3 max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-3 max-md:*:w-[78%] max-md:*:max-w-90 max-md:*:shrink-0 max-md:*:snap-start md:grid md:grid-cols-3 md:gap-5';
/** The home page shows the first of the services chosen for it. */
const shownServices = 3;

/** The services for the home page; nothing when there are none. */
export function HomeServices() {
  const { data, error, refetch } = useQuery({
    ...useApi().services.listServices.queryOptions({ input: homeServicesInput }),
    retryOnMount: false,
  });
  if (data?.length === 0) return null;
  return (
    <Section
      title="Υπηρεσίες"
      way={
        <TextLink arrow href="/services">
          Όλες οι υπηρεσίες
        </TextLink>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={grid}>
          {data.slice(0, shownServices).map((service) => (
            <li key={service.id} className="grid">
              <ServiceCard
                service={service}
                action={
                  service.isBookable && (
                    <TextLink arrow href={bookingPath(service.slug)}>
                      Κλείστε ραντεβού<span className="sr-only">: {service.title}</span>
                    </TextLink>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!data && !error && (
        <Loading label="Φόρτωση υπηρεσιών…" className={grid}>
          <Skeleton className="h-115 rounded-md!" />
          <Skeleton className="h-115 rounded-md!" />
        </Loading>
      )}
    </Section>
  );
}
