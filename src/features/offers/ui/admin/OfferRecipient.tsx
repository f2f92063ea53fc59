import { useWatch } from 'react-hook-form';
import { formatPhone } from '#shared/phone.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { CustomerFinder } from '#features/customers/ui/CustomerFinder.tsx';
import type { OfficeOffer } from '../../contract.ts';
import type { OfferForm } from './use-offer-form.ts';

/** Who gets the offer: its customer, another one, or one who is made with it. */
export function OfferRecipient({ form, offer }: { form: OfferForm; offer: OfficeOffer }) {
  const { recipient } = offer;
  const [found, setFound] = useState(
    recipient.name ? { name: recipient.name, email: recipient.email, phone: recipient.phone } : undefined,
  );
  const newCustomer = useWatch({ control: form.control, name: 'newCustomer' });
  const choose = (chosen: { id: string; name: string; email?: string; phone?: string } | undefined) => {
    setFound(chosen && { name: chosen.name, email: chosen.email, phone: chosen.phone });
    form.setValue('customerId', chosen?.id ?? '', { shouldDirty: true });
    form.setValue('newCustomer', undefined);
  };
  const begin = () => {
    const [firstName = '', ...rest] = recipient.name.split(' ');
    choose(undefined);
    form.setValue(
      'newCustomer',
      {
        accountType: 'private',
        firstName,
        lastName: rest.join(' '),
        email: recipient.email ?? '',
        phone: recipient.phone ?? '',
      },
      { shouldDirty: true },
    );
  };
  const hasCustomer = useWatch({ control: form.control, name: 'customerId' });
  return (
    <Panel
      title="Πελάτης"
      action={
        found || newCustomer ? (
          <Button size="xs" variant="outline" onClick={() => choose(undefined)}>
            Άλλος πελάτης
          </Button>
        ) : (
          <Button size="xs" variant="outline" onClick={begin}>
            <UserPlus />
            Νέος πελάτης
          </Button>
        )
      }
    >
      {newCustomer ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <FormField form={form} name="newCustomer.firstName" label="Όνομα" required>
            <Input size="sm" maxLength={60} />
          </FormField>
          <FormField form={form} name="newCustomer.lastName" label="Επώνυμο" required>
            <Input size="sm" maxLength={60} />
          </FormField>
          <FormField form={form} name="newCustomer.email" label="Email" optional className="col-span-2">
            <Input size="sm" type="email" />
          </FormField>
          <FormField form={form} name="newCustomer.phone" label="Τηλέφωνο" optional className="col-span-2">
            <Input size="sm" type="tel" maxLength={30} />
          </FormField>
        </div>
      ) : found ? (
        <div className="grid gap-2">
          <p className="text-base wrap-anywhere">
            <strong className="font-medium">{found.name}</strong>
            <span className="block text-text-2">
              {found.email || 'Χωρίς email: δίνετε εσείς τον σύνδεσμο'}
            </span>
            {found.phone && <span className="num block text-text-2">{formatPhone(found.phone)}</span>}
          </p>
          {!hasCustomer && (
            <p className="text-sm text-text-2">
              Δεν είναι ακόμη πελάτης.{' '}
              <Button size="xs" variant="outline" onClick={begin}>
                Καταχώριση ως νέος
              </Button>
            </p>
          )}
        </div>
      ) : (
        <CustomerFinder
          onFound={({ id, fullName, companyName, email, phone }) =>
            choose({
              id,
              name: companyName ?? fullName,
              ...(email && { email }),
              ...(phone !== undefined && { phone }),
            })
          }
        />
      )}
    </Panel>
  );
}
