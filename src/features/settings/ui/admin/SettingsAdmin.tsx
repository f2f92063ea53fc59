import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { SettingsForAdmin } from '../../contract.ts';
import { AccountsForm } from './AccountsForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { GuaranteesForm } from './GuaranteesForm.tsx';
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
  const guarantees = useMutation(api.putGuarantees.mutationOptions({ meta }));
  const points = useMutation(api.putPoints.mutationOptions({ meta }));
  const numbering = useMutation(api.putNumbering.mutationOptions({ meta }));
  const switches = useMutation(api.putSwitches.mutationOptions({ meta }));
  const { rounds, save } = useSaves(stored);
  return (
    <div className="grid max-w-3xl gap-6">
      <CompanyForm
        key={rounds.company}
        stored={stored.company}
        onSave={save('company', company.mutateAsync)}
      />
      <LookForm key={rounds.look} stored={stored.look} onSave={save('look', look.mutateAsync)} />
      <ContactForm
        key={rounds.contact}
        stored={stored.contact}
        onSave={save('contact', contact.mutateAsync)}
      />
      <HoursForm key={rounds.hours} stored={stored.hours} onSave={save('hours', hours.mutateAsync)} />
      <PicturesForm
        key={rounds.pictures}
        stored={stored.pictures}
        onSave={save('pictures', pictures.mutateAsync)}
      />
      <PersonForm key={rounds.person} stored={stored.person} onSave={save('person', person.mutateAsync)} />
      <AccountsForm
        key={rounds.accounts}
        stored={stored.accounts}
        onSave={save('accounts', accounts.mutateAsync)}
      />
      <PromisesForm
        key={rounds.promises}
        stored={stored.promises}
        onSave={save('promises', promises.mutateAsync)}
      />
      <PaymentsForm
        key={rounds.payments}
        stored={stored.payments}
        onSave={save('payments', payments.mutateAsync)}
      />
      <DeliveriesForm
        key={rounds.deliveries}
        stored={stored.deliveries}
        onSave={save('deliveries', deliveries.mutateAsync)}
      />
      <VatForm key={rounds.vat} stored={stored.vat} onSave={save('vat', vat.mutateAsync)} />
      <ProductsForm
        key={rounds.products}
        stored={stored.products}
        onSave={save('products', products.mutateAsync)}
      />
      <GuaranteesForm
        key={rounds.guarantees}
        stored={stored.guarantees}
        onSave={save('guarantees', guarantees.mutateAsync)}
      />
      <PointsForm key={rounds.points} stored={stored.points} onSave={save('points', points.mutateAsync)} />
      <NumberingForm
        key={rounds.numbering}
        stored={stored.numbering}
        onSave={save('numbering', numbering.mutateAsync)}
      />
      <SwitchesForm
        key={rounds.switches}
        stored={stored.switches}
        onSave={save('switches', switches.mutateAsync)}
      />
    </div>
  );
}

type Group = keyof SettingsForAdmin['versions'];

/** Saves groups, each with the way back to what it was; a group whose change was undone begins a new round of its form. */
function useSaves(stored: SettingsForAdmin) {
  const [rounds, setRounds] = useState<Partial<Record<Group, number>>>({});
  const queryClient = useQueryClient();
  const { queryKey } = useApi().settings.getSettingsForAdmin.queryOptions();

  const save =
    <Filled extends object>(
      group: Group,
      put: (filled: Filled & { version: number }) => Promise<{ message: string }>,
    ) =>
    async (filled: Filled) => {
      const before = stored[group] as object as Filled;
      const version = stored.versions[group];
      const { message } = await put({ ...filled, version });
      // A group that was never filled in has nothing to go back to.
      if (version === 0) return;
      const undo = async () => {
        await put({ ...before, version: version + 1 });
        await queryClient.invalidateQueries({ queryKey });
        setRounds((known) => ({ ...known, [group]: (known[group] ?? 0) + 1 }));
      };
      toast({
        title: message,
        action: { label: 'Αναίρεση', onClick: () => void undo().catch(() => undefined) },
      });
    };
  return { rounds, save };
}
