import { CircleAlert } from 'lucide-react';
import { imageUrl as sized } from '../../../../shared/images.ts';
import { eurosToCents, formatEuro } from '../../../../shared/money.ts';
import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { RowActions } from '../../../../ui/pieces/RowActions.tsx';
import { Table } from '../../../../ui/pieces/Table.tsx';
import type { StoredService } from '../../contract.ts';
import { durationName } from '../../service-form.ts';

interface Props {
  services: readonly StoredService[];
  isMoving: boolean;
  onOpen: (id: number) => void;
  /** Moves a service from one index of the list to another. */
  onMove: (from: number, to: number) => void;
  onDelete: (service: StoredService) => void;
}

/** The services as table rows; a title opens the form. */
export function ServiceTable({ services, isMoving, onOpen, onMove, onDelete }: Props) {
  return (
    <Table caption="Υπηρεσίες">
      <thead>
        <tr>
          <th scope="col">Υπηρεσία</th>
          <th scope="col" className="hm">
            Διάρκεια
          </th>
          <th scope="col" className="hm">
            Κόστος
          </th>
          <th scope="col" className="num hm text-right">
            Τιμή από
          </th>
          <th scope="col">
            <span className="sr-only">Ενέργειες</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {services.map((service, index) => {
          const { id, title, price } = service;
          return (
            <tr key={id}>
              <th scope="row">
                <ServiceTitle service={service} onOpen={() => onOpen(id)} />
              </th>
              <td className="hm whitespace-nowrap">{durationName(service.durationMinutes)}</td>
              <td className="hm min-w-24 wrap-anywhere">{service.priceRange || '–'}</td>
              <td className="num hm text-right">
                {price === undefined ? '–' : formatEuro(eurosToCents(price))}
              </td>
              <td>
                <RowActions
                  title={title}
                  isFirst={index === 0}
                  isLast={index === services.length - 1}
                  isMoving={isMoving}
                  onMove={(by) => onMove(index, index + by)}
                  onDelete={() => onDelete(service)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function ServiceTitle({ service, onOpen }: { service: StoredService; onOpen: () => void }) {
  const { title, imageUrl, isBookable, isEmergency, onHome, whyNeverBookable: why } = service;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-12 items-center gap-3 py-1.5 text-left font-medium hover:underline"
    >
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
    </button>
  );
}
