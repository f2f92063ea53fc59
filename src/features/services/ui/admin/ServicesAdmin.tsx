import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Wrench } from 'lucide-react';
import type { ComponentType } from 'react';
import { imageUrl as sized } from '#shared/images.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { NewUpload } from '#ui/upload/use-image-uploads.ts';
import type { PriceKind, StoredService } from '../../contract.ts';
import { durationName } from '../../service-form.ts';
import { useServiceChanges } from './use-services.ts';

const ServiceDialog = lazyPart(() => import('./ServiceDialog.tsx'), 'ServiceDialog');

interface Props {
  /** The service that the address opens: its id, or `new`. */
  open: number | 'new' | undefined;
  onOpen: (service?: number) => void;
  About?: ComponentType<{ id: number }>;
  newUpload: NewUpload;
}

function priceText(euros: number, kind: PriceKind = 'from'): string {
  if (euros === 0) return 'δωρεάν';
  const price = euroText(euros);
  return { from: `από ${price}`, fixed: price, hour: `${price}/ώρα` }[kind];
}

const columns: RecordColumns<StoredService> = [
  { title: 'Υπηρεσία', cell: (service) => <ServiceTitle service={service} /> },
  {
    title: 'Διάρκεια',
    className: 'hm whitespace-nowrap',
    cell: ({ durationMinutes }) => durationName(durationMinutes),
  },
  {
    title: 'Κόστος',
    className: 'hm min-w-24 wrap-anywhere',
    cell: ({ priceRange }) => priceRange || '–',
  },
  {
    title: 'Τιμή',
    className: 'num hm text-right',
    cell: ({ price, priceKind }) => (price === undefined ? '–' : priceText(price, priceKind)),
  },
];

export function ServicesAdmin({ open, onOpen, About, newUpload }: Props) {
  const { remove, order, adopt } = useServiceChanges();
  return (
    <RecordList
      caption="Υπηρεσίες"
      query={useQuery(useApi().services.listStoredServices.queryOptions())}
      empty={
        <EmptyState
          icon={<Wrench />}
          title="Δεν υπάρχουν υπηρεσίες"
          className="px-5"
          action={
            <Button
              variant="outline"
              size="sm"
              pending={adopt.isPending}
              pendingLabel="Προσθήκη..."
              onClick={() => adopt.mutate(undefined)}
            >
              Προσθήκη οκτώ έτοιμων υπηρεσιών
            </Button>
          }
        >
          Προσθέστε την πρώτη, για να φανεί στη σελίδα υπηρεσιών και να κλείνονται ραντεβού. Ή ξεκινήστε από
          τις συνηθισμένες του κλάδου, χωρίς τιμές, και διορθώστε τες.
        </EmptyState>
      }
      nameOf={({ title }) => title}
      columns={columns}
      deletion={({ id, title }) => ({
        title: `Διαγραφή: ${title}`,
        description: 'Η υπηρεσία αφαιρείται από το κατάστημα. Τα ραντεβού της διατηρούνται, με το όνομά της.',
        action: () => remove.mutateAsync({ serviceId: id }),
      })}
      order={{
        isPending: order.isPending,
        onMove: (serviceIds, seen) => order.mutate({ serviceIds, seen }),
      }}
      open={open}
      onOpen={onOpen}
    >
      {(service) => (
        <ServiceDialog service={service} About={About} newUpload={newUpload} onClose={() => onOpen()} />
      )}
    </RecordList>
  );
}

function ServiceTitle({ service }: { service: StoredService }) {
  const { title, imageUrl, isBookable, isEmergency, onHome, whyNeverBookable: why } = service;
  return (
    <span className="flex min-h-9 items-center gap-3">
      <span className="h-9 w-12 shrink-0 overflow-hidden rounded-xs bg-tile max-sm:hidden">
        {imageUrl !== undefined && (
          <img
            src={sized(imageUrl, 320)}
            alt=""
            width={48}
            height={36}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="flex min-w-24 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {title}
        {isEmergency && <Badge tone="high">24/7</Badge>}
        {onHome && <Badge tone="line">Αρχική</Badge>}
        {!isBookable && <Badge>Χωρίς ραντεβού</Badge>}
        {why !== undefined && (
          <span className="flex basis-full items-start gap-1.5 text-sm font-normal text-medium-text">
            <CircleAlert className="icon-sm mt-px shrink-0" />
            {why} Οι πελάτες δεν την κλείνουν.
          </span>
        )}
      </span>
    </span>
  );
}
