import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { SavedAddress } from '../contract.ts';
import { addressName } from '../address-name.ts';
import type { TypedAddress } from '../../checkout/checkout.ts';
import { keptAs, toTyped } from '../kept-addresses.ts';

/** Fills the form with one of the customer's kept addresses; nothing if there are none. */
export function SavedAddresses({
  kept,
  address,
  onChoose,
}: {
  kept: readonly SavedAddress[];
  address: TypedAddress;
  onChoose: (address: TypedAddress) => void;
}) {
  if (kept.length === 0) return null;
  return (
    <Field label="Αποθηκευμένη διεύθυνση" className="mb-6 max-w-md">
      <Select
        value={keptAs(address, kept)?.id ?? ''}
        onChange={({ target }) => {
          const chosen = kept.find(({ id }) => id === target.value);
          if (chosen) onChoose(toTyped(chosen));
        }}
      >
        <option value="">Άλλη διεύθυνση</option>
        {kept.map((saved) => (
          <option key={saved.id} value={saved.id}>
            {addressName(saved)}
            {saved.label && ` · ${saved.address}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
