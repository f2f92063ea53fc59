import { useQuery } from '@tanstack/react-query';
import { bookingPath } from '../../../features/booking/booking-path.ts';
import { ServiceCard } from '../../../features/services/ui/ServiceCard.tsx';
import { useApi } from '../../../ui/page/api.ts';
import { ErrorState } from '../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../ui/pieces/Skeleton.tsx';
import { TextLink } from '../../../ui/pieces/TextLink.tsx';
import { homeServicesInput } from './home-data.ts';
import { Section } from './Section.tsx';

const grid = 'grid gap-7 md:grid-cols-2 md:gap-5 lg:grid-cols-3';

/** The services for the home page; nothing when there are none. */
export function HomeServices() {
  const { data, isError, refetch } = useQuery({
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
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <ul className={grid}>
          {data.map((service) => (
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
      {!data && !isError && (
        <Loading label="Φόρτωση υπηρεσιών…" className={grid}>
          <Skeleton className="h-115 rounded-md!" />
          <Skeleton className="h-115 rounded-md!" />
        </Loading>
      )}
    </Section>
  );
}
