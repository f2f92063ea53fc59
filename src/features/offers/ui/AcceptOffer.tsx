import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatDay } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { isCollected } from '#shared/collected.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { beginEarlyText } from '#features/booking/early-begin.ts';
import { summaryOf } from '#features/orders/rules.ts';
import { termsHref } from '#features/texts/search.ts';
import { acceptance } from '../contract.ts';
import { offerPaymentLabels } from '../labels.ts';
import type { SeenOffer } from '../seen-contract.ts';
import { choosableOf, depositAt, paymentsAt, totalsAt } from './chosen.ts';

interface Props {
  offerKey: string;
  offer: SeenOffer;
  chosen: readonly string[];
  onChanged: (offer: SeenOffer) => void;
  onClose: () => void;
}

/** Accepts an offer with what was chosen; what is known of its customer is filled in. */
export function AcceptOffer({ offerKey: key, offer, chosen, onChanged, onClose }: Props) {
  const { isBusiness, shippingAddress: known, invoice, visitDays, shippingMethod } = offer;
  const totals = totalsAt(offer, chosen);
  const payments = paymentsAt(offer, totals.totalCents);
  const depositCents = depositAt(offer, totals.totalCents);
  const queryClient = useQueryClient();
  const { offers } = useApi();
  const form = useZodForm(acceptance, {
    key,
    version: offer.version,
    lines: [...chosen],
    summary: summaryOf(totals),
    name: known.fullName ?? offer.customerName,
    termsVersion: offer.termsVersion,
    agreesToTerms: false as true,
    beginsEarly: false,
    shippingAddress: {
      fullName: known.fullName ?? offer.customerName,
      company: known.company ?? '',
      address: known.address ?? '',
      city: known.city ?? '',
      postalCode: known.postalCode ?? '',
      phone: known.phone ?? '',
    },
    ...(isBusiness && {
      invoice: {
        companyName: invoice.companyName ?? '',
        afm: invoice.afm ?? '',
        doy: invoice.doy ?? '',
        profession: invoice.profession ?? '',
        address: invoice.address ?? '',
        city: invoice.city ?? '',
        postalCode: invoice.postalCode ?? '',
      },
    }),
    payment: payments[0] ?? ('' as 'cash'),
    visitDays: [],
    notes: '',
  });
  const { mutateAsync } = useMutation(
    offers.acceptOffer.mutationOptions({
      meta: { title: 'Η αποδοχή δεν έγινε', inForm: true },
      onSuccess({ message, orderNumber, offer: accepted }) {
        onChanged(accepted);
        toast({ title: message, description: `Παραγγελία ${orderNumber}.` });
      },
      // What was refused may have become another: prices never, but the version, the stock or the state.
      onError: () => queryClient.invalidateQueries({ queryKey: offers.openOffer.key() }),
    }),
  );
  const collects = isCollected(shippingMethod);
  const [isKnown, setKnown] = useState(
    Boolean(known.phone && (collects || (known.address && known.city && known.postalCode))),
  );
  // What is refused of an address that is known shows beside its field.
  if (isKnown && form.formState.errors.shippingAddress) setKnown(false);
  const isInstalled = choosableOf(offer).some(
    ({ id, installationPrice }) => installationPrice !== undefined && chosen.includes(id),
  );
  const wished = useWatch({ control: form.control, name: 'visitDays' }) ?? [];
  async function submit(values: z.output<typeof acceptance>) {
    await mutateAsync({ ...values, shippingAddress: { ...values.shippingAddress, fullName: values.name } });
    onClose();
  }
  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Αποδοχή της προσφοράς"
      description={`${offer.offerNumber} · ${formatEuro(totals.totalCents)} με ΦΠΑ`}
    >
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} />
        <div className="grid gap-5 p-4.5 md:p-6">
          <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
            <Input autoComplete="name" maxLength={100} />
          </FormField>
          {(isKnown || collects) && (
            <p className="flex flex-wrap items-baseline gap-x-3 text-base text-text-2">
              <span>
                {collects
                  ? offer.deliveryLabel
                  : `Παράδοση: ${known.address}, ${known.postalCode} ${known.city}`}
              </span>
              {!collects && (
                <Button size="xs" variant="ghost" onClick={() => setKnown(false)}>
                  Αλλαγή
                </Button>
              )}
            </p>
          )}
          {!isKnown && <Address form={form} collects={collects} />}
          {isBusiness && <InvoiceOf form={form} />}
          {payments.length > 1 && (
            <FormField form={form} name="payment" label="Πώς θα πληρώσετε" required>
              <Select>
                {payments.map((one) => (
                  <option key={one} value={one}>
                    {offerPaymentLabels[one]}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          {depositCents > 0 && (
            <p className="text-base text-text-2">
              Προκαταβολή: <span className="num font-semibold text-text">{formatEuro(depositCents)}</span>.
              Πώς την πληρώνετε εμφανίζεται αμέσως μετά.
            </p>
          )}
          {visitDays.length > 0 && (
            <fieldset>
              <legend className="mb-1 text-base font-semibold">Ποιες ημέρες σας βολεύουν;</legend>
              {visitDays.map((day) => (
                <Checkbox
                  key={day}
                  checked={wished.includes(day)}
                  onChange={({ target }) =>
                    form.setValue(
                      'visitDays',
                      target.checked ? [...wished, day] : wished.filter((one) => one !== day),
                    )
                  }
                >
                  {formatDay(day)}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {!isBusiness && isInstalled && (
            <FormControl form={form} name="beginsEarly">
              <Checkbox>{beginEarlyText('η εγκατάσταση')}</Checkbox>
            </FormControl>
          )}
          <FormControl form={form} name="agreesToTerms">
            <Checkbox>
              Διάβασα και αποδέχομαι την προσφορά και τους{' '}
              <TextLink href={termsHref({ version: offer.termsVersion })} target="_blank">
                όρους χρήσης και πώλησης
              </TextLink>
              .
            </Checkbox>
          </FormControl>
        </div>
        <DialogFooter sticky>
          <p className="mr-auto text-sm text-text-2 max-md:w-full">
            Με την αποδοχή γίνεται παραγγελία με υποχρέωση πληρωμής.
          </p>
          <SubmitButton form={form} pendingLabel="Αποδοχή...">
            Αποδέχομαι
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

type AcceptForm = ReturnType<typeof useZodForm<typeof acceptance>>;

/** Where the order goes and who is called; whoever collects it is only called. */
function Address({ form, collects }: { form: AcceptForm; collects: boolean }) {
  return (
    <div className="grid grid-cols-2 items-start gap-3.5">
      {!collects && (
        <>
          <FormField
            form={form}
            name="shippingAddress.address"
            label="Διεύθυνση"
            required
            className="col-span-2"
          >
            <Input autoComplete="street-address" maxLength={200} />
          </FormField>
          <FormField form={form} name="shippingAddress.city" label="Πόλη" required>
            <Input autoComplete="address-level2" maxLength={100} />
          </FormField>
          <FormField form={form} name="shippingAddress.postalCode" label="ΤΚ" required>
            <Input autoComplete="postal-code" inputMode="numeric" maxLength={16} />
          </FormField>
        </>
      )}
      <FormField form={form} name="shippingAddress.phone" label="Τηλέφωνο" required className="col-span-2">
        <Input type="tel" autoComplete="tel" maxLength={30} />
      </FormField>
    </div>
  );
}

/** A business gets an invoice. */
function InvoiceOf({ form }: { form: AcceptForm }) {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3.5">
      <legend className="mb-2 text-base font-semibold">Στοιχεία τιμολογίου</legend>
      <FormField form={form} name="invoice.companyName" label="Επωνυμία" required className="col-span-2">
        <Input autoComplete="organization" maxLength={120} />
      </FormField>
      <FormField form={form} name="invoice.afm" label="ΑΦΜ" required>
        <Input inputMode="numeric" maxLength={20} />
      </FormField>
      <FormField form={form} name="invoice.doy" label="ΔΟΥ" required>
        <Input maxLength={60} />
      </FormField>
      <FormField form={form} name="invoice.profession" label="Επάγγελμα" required className="col-span-2">
        <Input maxLength={120} />
      </FormField>
      <FormField form={form} name="invoice.address" label="Έδρα" required className="col-span-2">
        <Input maxLength={200} />
      </FormField>
      <FormField form={form} name="invoice.city" label="Πόλη έδρας" required>
        <Input maxLength={100} />
      </FormField>
      <FormField form={form} name="invoice.postalCode" label="ΤΚ έδρας" required>
        <Input inputMode="numeric" maxLength={16} />
      </FormField>
    </fieldset>
  );
}
