import { formatPhone } from '../../../shared/phone.ts';
import { formatPostalCode } from '../../../shared/postal-code.ts';
import { useViewer } from '../../../ui/page/session.ts';
import type { Order } from '../contract.ts';

/** Where an order goes; administrators call from here, and nobody calls himself. */
export function ShippingAddress({ address }: { address: Order['shippingAddress'] }) {
  return (
    <address className="text-base not-italic">
      {address.fullName}
      {address.company && <span className="block">{address.company}</span>}
      <span className="block">
        {address.address}, <span className="num">{formatPostalCode(address.postalCode)}</span> {address.city}
      </span>
      {useViewer().admin ? (
        <a
          href={`tel:${address.phone}`}
          className="num inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-9"
        >
          {formatPhone(address.phone)}
        </a>
      ) : (
        <span className="num block">{formatPhone(address.phone)}</span>
      )}
    </address>
  );
}
