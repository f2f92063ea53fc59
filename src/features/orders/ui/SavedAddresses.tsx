import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../ui/page/api.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { addressName } from '../address-name.ts';
import type { SavedAddress } from '../address-contract.ts';
import type { TypedAddress } from '../checkout.ts';

const fields = [
  'fullName',
  'company',
  'address',
  'city',
  'postalCode',
  'region',
  'phone',
  'instructions',
] as const;

const toTyped = (saved: SavedAddress): TypedAddress => ({
  fullName: saved.fullName,
  company: saved.company ?? '',
  address: saved.address,
  city: saved.city,
  postalCode: saved.postalCode,
  region: saved.region,
  phone: saved.phone,
  instructions: saved.instructions ?? '',
});

/** Fills the form with one of the customer's kept addresses; nothing for who has none. */
export function SavedAddresses({
  address,
  onChoose,
}: {
  address: TypedAddress;
  onChoose: (address: TypedAddress) => void;
}) {
  const { data = [] } = useQuery(useApi().addressBook.listAddresses.queryOptions());
  if (data.length === 0) return null;
  const current = data.find((saved) => fields.every((name) => toTyped(saved)[name] === address[name]));
  return (
    <Field label="Αποθηκευμένη διεύθυνση" className="mb-6 max-w-md">
      <Select
        value={current?.id ?? ''}
        onChange={({ target }) => {
          const chosen = data.find(({ id }) => id === target.value);
          if (chosen) onChoose(toTyped(chosen));
        }}
      >
        <option value="">Άλλη διεύθυνση</option>
        {data.map((saved) => (
          <option key={saved.id} value={saved.id}>
            {addressName(saved)}
            {saved.label && ` · ${saved.address}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
