import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { useViewer } from '#ui/page/session.ts';
import { MapLink } from '#ui/components/MapLink.tsx';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import type { Order } from '../contract.ts';

/** Where an order goes; administrators call and drive from here, and nobody to himself. */
export function ShippingAddress({ address }: { address: Order['shippingAddress'] }) {
  const isAdmin = useViewer().admin;
  const line = `${address.address}, ${formatPostalCode(address.postalCode)} ${address.city}`;
  return (
    <address className="text-base not-italic">
      {address.fullName}
      {address.company && <span className="block">{address.company}</span>}
      {isAdmin ? <MapLink address={line} className="block" /> : <span className="block">{line}</span>}
      {isAdmin ? (
        <PhoneLink phone={address.phone} />
      ) : (
        <span className="num block">{formatPhone(address.phone)}</span>
      )}
    </address>
  );
}
