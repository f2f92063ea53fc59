import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { type ComponentType } from 'react';
import { moved } from '../../../../shared/moved.ts';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { QueryView } from '../../../../ui/pieces/QueryView.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import type { NewUpload } from '../../../../ui/upload/use-image-uploads.ts';
import { ServiceTable } from './ServiceTable.tsx';
import { useServiceChanges } from './use-services.ts';

const ServiceDialog = lazyPart(() => import('./ServiceDialog.tsx'), 'ServiceDialog');

interface Props {
  /** The service that the address opens: its id, or `new`. */
  open: number | 'new' | undefined;
  onOpen: (service?: number) => void;
  /** Further information about a service, shown below its form. */
  About?: ComponentType<{ id: number }>;
  /** Requests an upload address for a service's picture. */
  newUpload: NewUpload;
}

/** The services in the shop's order: add, edit, reorder, delete. */
export function ServicesAdmin({ open, onOpen, About, newUpload }: Props) {
  const services = useQuery(useApi().services.listStoredServices.queryOptions());
  const { remove, order } = useServiceChanges();
  const opened = services.data?.find(({ id }) => id === open);

  function move(from: number, to: number) {
    const seen = services.data?.map(({ id }) => id) ?? [];
    order.mutate({ serviceIds: moved(seen, from, to), seen });
  }

  return (
    <>
      <Panel flush className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0">
        <QueryView
          query={services}
          empty={
            <EmptyState icon={<Wrench />} title="Δεν υπάρχουν υπηρεσίες" className="px-5">
              Προσθέστε την πρώτη, για να φανεί στη σελίδα υπηρεσιών και να κλείνονται ραντεβού.
            </EmptyState>
          }
        >
          {(rows) => (
            <ServiceTable
              services={rows}
              isMoving={order.isPending}
              onOpen={onOpen}
              onMove={move}
              onDelete={({ id, title }) =>
                confirm({
                  title: `Διαγραφή: ${title}`,
                  description:
                    'Η υπηρεσία αφαιρείται από το κατάστημα. Τα ραντεβού της διατηρούνται, με το όνομά της.',
                  confirmLabel: 'Διαγραφή',
                  action: () => remove.mutateAsync({ serviceId: id }),
                })
              }
            />
          )}
        </QueryView>
      </Panel>

      {(open === 'new' || opened) && (
        <ServiceDialog
          key={open}
          service={opened}
          About={About}
          newUpload={newUpload}
          onClose={() => onOpen()}
        />
      )}
    </>
  );
}
