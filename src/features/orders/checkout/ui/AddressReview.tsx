import { formatPhone, parsePhone } from '#shared/phone.ts';
import { formatPostalCode, parsePostalCode, regionLabels } from '#shared/postal-code.ts';
import type { TypedAddress } from '../checkout.ts';
import { Review } from './Review.tsx';

export function AddressReview({ address, onChange }: { address: TypedAddress; onChange: () => void }) {
  const { fullName, company, address: street, city, region, phone, instructions } = address;
  const postalCode = parsePostalCode(address.postalCode);
  return (
    <Review title="Παράδοση σε" onChange={onChange}>
      <p>{[fullName, company].filter(Boolean).join(' · ')}</p>
      <p>
        {street}, {postalCode ? formatPostalCode(postalCode) : address.postalCode} {city}
        {region && region !== 'other' && `, ${regionLabels[region]}`}
      </p>
      <p className="num">{formatPhone(parsePhone(phone) ?? phone)}</p>
      {instructions && <p className="whitespace-pre-line">{instructions}</p>}
    </Review>
  );
}
