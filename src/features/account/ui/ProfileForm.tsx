import { useMutation, useQueryClient } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { formatPhone } from '#shared/phone.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Customer } from '#features/customers/contract.ts';
import { profile, type Profile } from '../contract.ts';
import { businessProfile } from '../profile-form.ts';

const pair = 'grid gap-5 sm:grid-cols-2';

export function ProfileForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isBusiness = customer.accountType === 'b2b';
  const { phone, ...values } = customer;
  const form = useZodForm(isBusiness ? businessProfile : profile, {
    ...values,
    ...(phone !== undefined && { phone: formatPhone(phone) }),
  });
  const { mutateAsync } = useMutation(
    api.account.updateProfile.mutationOptions({
      meta: { title: 'Τα στοιχεία δεν αποθηκεύτηκαν', inForm: true },
      async onSuccess({ customer: saved, message }) {
        queryClient.setQueryData(api.account.getProfile.queryKey(), saved);
        await Promise.all(
          [api.account.getSession.queryKey(), api.account.listOwnLeftBehind.queryKey()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
        toast({ title: message });
      },
    }),
  );

  async function submit(changed: Profile) {
    await mutateAsync(changed);
    onDone();
  }

  return (
    <section>
      <h2 className="text-lg">Επεξεργασία στοιχείων</h2>
      <Form form={form} onSubmit={submit} className="mt-5 grid max-w-[640px] gap-5">
        <UnsavedGuard form={form} opener="tab" />
        <div className={pair}>
          <FormField form={form} name="firstName" label="Όνομα" required>
            <Input autoComplete="given-name" />
          </FormField>
          <FormField form={form} name="lastName" label="Επώνυμο" required>
            <Input autoComplete="family-name" />
          </FormField>
          <FormField form={form} name="phone" label="Τηλέφωνο" optional>
            <Input type="tel" autoComplete="tel" />
          </FormField>
        </div>
        {isBusiness && (
          <>
            <FormField form={form} name="companyName" label="Επωνυμία" required>
              <Input autoComplete="organization" />
            </FormField>
            <div className={pair}>
              <FormField form={form} name="doy" label="ΔΟΥ" optional>
                <Input />
              </FormField>
              <FormField form={form} name="profession" label="Επάγγελμα" optional>
                <Input />
              </FormField>
            </div>
          </>
        )}
        <FormField form={form} name="address" label="Διεύθυνση" optional>
          <Input autoComplete="street-address" />
        </FormField>
        <div className={pair}>
          <FormField form={form} name="city" label="Πόλη" optional>
            <Input autoComplete="address-level2" />
          </FormField>
          <FormField form={form} name="postalCode" label="Ταχυδρομικός κώδικας" optional>
            <Input inputMode="numeric" maxLength={16} autoComplete="postal-code" />
          </FormField>
        </div>
        <p className="text-base text-text-2">
          Ο τύπος του λογαριασμού και το ΑΦΜ αλλάζουν μόνο από εμάς:{' '}
          <TextLink href={company().emailHref}>{company().email}</TextLink>.
        </p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            Άκυρο
          </Button>
        </div>
      </Form>
    </section>
  );
}
