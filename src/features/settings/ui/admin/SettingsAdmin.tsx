import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useApi } from '#ui/page/api.ts';
import type { SettingsForAdmin } from '../../contract.ts';
import { AccountsForm } from './AccountsForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { HoursForm } from './HoursForm.tsx';
import { LookForm } from './LookForm.tsx';
import { DeliveriesForm } from './DeliveriesForm.tsx';
import { PaymentsForm } from './PaymentsForm.tsx';
import { NumberingForm } from './NumberingForm.tsx';
import { PointsForm } from './PointsForm.tsx';
import { ProductsForm } from './ProductsForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PicturesForm } from './PicturesForm.tsx';
import { PromisesForm } from './PromisesForm.tsx';
import { VatForm } from './VatForm.tsx';
import { SwitchesForm } from './SwitchesForm.tsx';

/** The settings of the company, a form for each group. */
export function SettingsAdmin() {
  const settings = useQuery({ ...useApi().settings.getSettingsForAdmin.queryOptions(), staleTime: 0 });
  return (
    <QueryView query={settings} skeleton={['h-96', 'h-80', 'h-64']} className="grid max-w-3xl gap-6">
      {(stored) => <Forms stored={stored} />}
    </QueryView>
  );
}

function Forms({ stored }: { stored: SettingsForAdmin }) {
  const api = useApi().settings;
  const meta = { title: 'Οι ρυθμίσεις δεν αποθηκεύτηκαν', inForm: true, confirms: true } as const;
  const company = useMutation(api.putCompany.mutationOptions({ meta }));
  const contact = useMutation(api.putContact.mutationOptions({ meta }));
  const hours = useMutation(api.putHours.mutationOptions({ meta }));
  const person = useMutation(api.putPerson.mutationOptions({ meta }));
  const accounts = useMutation(api.putAccounts.mutationOptions({ meta }));
  const look = useMutation(api.putLook.mutationOptions({ meta }));
  const pictures = useMutation(api.putPictures.mutationOptions({ meta }));
  const promises = useMutation(api.putPromises.mutationOptions({ meta }));
  const payments = useMutation(api.putPayments.mutationOptions({ meta }));
  const deliveries = useMutation(api.putDeliveries.mutationOptions({ meta }));
  const vat = useMutation(api.putVat.mutationOptions({ meta }));
  const products = useMutation(api.putProducts.mutationOptions({ meta }));
  const points = useMutation(api.putPoints.mutationOptions({ meta }));
  const numbering = useMutation(api.putNumbering.mutationOptions({ meta }));
  const switches = useMutation(api.putSwitches.mutationOptions({ meta }));
  const { versions } = stored;
  return (
    <div className="grid max-w-3xl gap-6">
      <CompanyForm
        stored={stored.company}
        onSave={(filled) => company.mutateAsync({ ...filled, version: versions.company })}
      />
      <LookForm
        stored={stored.look}
        onSave={(filled) => look.mutateAsync({ ...filled, version: versions.look })}
      />
      <ContactForm
        stored={stored.contact}
        onSave={(filled) => contact.mutateAsync({ ...filled, version: versions.contact })}
      />
      <HoursForm
        stored={stored.hours}
        onSave={(filled) => hours.mutateAsync({ ...filled, version: versions.hours })}
      />
      <PicturesForm
        stored={stored.pictures}
        onSave={(filled) => pictures.mutateAsync({ ...filled, version: versions.pictures })}
      />
      <PersonForm
        stored={stored.person}
        onSave={(filled) => person.mutateAsync({ ...filled, version: versions.person })}
      />
      <AccountsForm
        stored={stored.accounts}
        onSave={(filled) => accounts.mutateAsync({ ...filled, version: versions.accounts })}
      />
      <PromisesForm
        stored={stored.promises}
        onSave={(filled) => promises.mutateAsync({ ...filled, version: versions.promises })}
      />
      <PaymentsForm
        stored={stored.payments}
        onSave={(filled) => payments.mutateAsync({ ...filled, version: versions.payments })}
      />
      <DeliveriesForm
        stored={stored.deliveries}
        onSave={(filled) => deliveries.mutateAsync({ ...filled, version: versions.deliveries })}
      />
      <VatForm
        stored={stored.vat}
        onSave={(filled) => vat.mutateAsync({ ...filled, version: versions.vat })}
      />
      <ProductsForm
        stored={stored.products}
        onSave={(filled) => products.mutateAsync({ ...filled, version: versions.products })}
      />
      <PointsForm
        stored={stored.points}
        onSave={(filled) => points.mutateAsync({ ...filled, version: versions.points })}
      />
      <NumberingForm
        stored={stored.numbering}
        onSave={(filled) => numbering.mutateAsync({ ...filled, version: versions.numbering })}
      />
      <SwitchesForm
        stored={stored.switches}
        onSave={(filled) => switches.mutateAsync({ ...filled, version: versions.switches })}
      />
    </div>
  );
}
