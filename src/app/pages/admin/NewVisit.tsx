import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { NewAppointmentDialog } from '#features/booking/ui/admin/NewAppointmentDialog.tsx';
import type { InstallationBooking } from '#features/orders/installation/contract.ts';
import { OrderFinder } from '#features/orders/ui/admin/OrderFinder.tsx';
import { overrulable } from '#features/booking/enums.ts';
import type { LocalDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { useApi } from '#ui/page/api.ts';
import type { OfficeContract } from '#features/contracts/shown-contract.ts';

interface Props {
  orderId: string | undefined;
  contractId: string | undefined;
  onOrder: (orderId: string) => void;
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

const knownOf = ({ customerName, customerEmail, customerPhone, address, notes }: InstallationBooking) => ({
  customerName,
  customerEmail,
  customerPhone,
  address,
  notes,
});

/** The visit of a contract: of its service, at its address. */
const visitOf = (contract: OfficeContract) => ({
  serviceId: contract.serviceId,
  customerId: contract.customerId,
  known: {
    customerName: contract.customerName,
    customerEmail: contract.customerEmail ?? '',
    customerPhone: contract.customerPhone && formatPhone(contract.customerPhone),
    address: `${contract.address}, ${contract.city} ${formatPostalCode(contract.postalCode)}`,
  },
});

export function NewVisit({ orderId, contractId, onOrder, ...shown }: Props) {
  const { getVisitBooking, bookVisit } = useApi().orders;
  const visit = useQuery({
    ...getVisitBooking.queryOptions({ input: orderId === undefined ? skipToken : { orderId } }),
    staleTime: 0,
  });
  const { mutateAsync } = useMutation(
    bookVisit.mutationOptions({
      meta: { title: 'Το ραντεβού δεν καταχωρίστηκε', inForm: true, asksAbout: overrulable },
    }),
  );
  const contract = useQuery(
    useApi().contracts.getContract.queryOptions({
      input: contractId === undefined ? skipToken : { contractId },
    }),
  );
  if (contractId !== undefined) {
    return (
      <NewAppointmentDialog
        agreed={contract.data ? visitOf(contract.data) : null}
        read={contract}
        {...shown}
      />
    );
  }
  if (orderId === undefined) {
    return <NewAppointmentDialog orderFinder={<OrderFinder onFound={onOrder} />} {...shown} />;
  }
  return (
    <NewAppointmentDialog
      order={
        visit.data
          ? {
              ...visit.data,
              known: knownOf(visit.data),
              book: ({ customerId: _customer, followsId: _follows, ...request }) =>
                mutateAsync({ ...request, orderId }),
            }
          : null
      }
      read={visit}
      {...shown}
    />
  );
}
