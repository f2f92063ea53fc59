import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatPostalCode } from '#shared/postal-code.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import type { Customer } from '#features/customers/contract.ts';
import { CustomerFinder } from '#features/customers/ui/CustomerFinder.tsx';
import type { OfficeContract } from '../../shown-contract.ts';
import type { ContractCustomer, TypedContract } from '../../contract-form.ts';
import { billingPeriods, contractKinds, visitPeriods } from '../../enums.ts';
import { billingLabels, contractKindLabels, visitLabel } from '../../labels.ts';
import { LineFields } from './LineFields.tsx';
import { useContractForm, type ContractFormHandle } from './use-contract-form.ts';
import { useContractChanges } from './use-contracts.ts';

interface Props {
  contract?: OfficeContract | undefined;
  /** Whose a new contract is, if that is known. */
  customer?: (ContractCustomer & { name: string }) | undefined;
  onDone: (id: string) => void;
  onClose: () => void;
}

type FormHandle = ContractFormHandle;

/** The form of a new contract or of one that is changed; what is billed cannot be changed in it. */
export function ContractDialog({ contract: now, customer, onDone, onClose }: Props) {
  // What the form was begun from: what others decide meanwhile is refused, never overwritten.
  const [contract] = useState(now);
  const form = useContractForm(contract, customer);
  const { create, save } = useContractChanges();
  const isBilled = contract !== undefined && contract.bills.length > 0;

  async function submit({ customerId, ...fields }: TypedContract) {
    const { contract: stored } = await (contract
      ? save.mutateAsync({ ...fields, contractId: contract.id, seen: contract.revision })
      : create.mutateAsync({ ...fields, customerId }));
    onDone(stored.id);
  }

  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={contract ? `Συμβόλαιο ${contract.contractNumber}` : 'Νέο συμβόλαιο'}
    >
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} opener="dialog" />
        <div className="grid gap-x-8 gap-y-5 px-4.5 py-5 md:grid-cols-2 md:px-6">
          <div className="grid content-start gap-4">
            {!contract && <CustomerField form={form} known={customer?.name} />}
            <AboutFields form={form} />
          </div>
          <div className="grid content-start gap-4">
            {isBilled ? (
              <Notice tone="info">
                Έναρξη, περίοδος και τιμή έχουν χρεωθεί και δεν αλλάζουν εδώ. Για άλλη τιμή πατήστε «Νέα
                τιμή».
              </Notice>
            ) : (
              <MoneyFields form={form} />
            )}
            <TermFields form={form} />
          </div>
        </div>
        <DialogFooter sticky>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            {contract ? 'Αποθήκευση' : 'Καταχώριση συμβολαίου'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Who the contract is with; his address is filled in where nothing is typed. */
function CustomerField({ form, known }: { form: FormHandle; known: string | undefined }) {
  const [name, setName] = useState(known);
  const error = form.formState.errors.customerId?.message;
  function choose({ id, fullName, companyName, address, city, postalCode }: Customer) {
    setName(companyName ?? fullName);
    form.setValue('customerId', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    const lines = { address, city, postalCode: postalCode && formatPostalCode(postalCode) };
    for (const [field, value] of Object.entries(lines) as [keyof typeof lines, string | undefined][])
      if (value && !form.getValues(field))
        form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
  }
  if (name !== undefined) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 text-base">
        <span>
          <span className="text-text-2">Πελάτης:</span> <strong className="font-medium">{name}</strong>
        </span>
        <Button size="xs" variant="outline" onClick={() => setName(undefined)}>
          Άλλος πελάτης
        </Button>
      </p>
    );
  }
  return (
    <div data-fault={error === undefined ? undefined : ''} role="group" aria-label="Πελάτης">
      <CustomerFinder required onFound={choose} />
      {error !== undefined && <FieldError id="contract-customer">{error}</FieldError>}
    </div>
  );
}

function AboutFields({ form }: { form: FormHandle }) {
  const { data: services } = useQuery(
    useApi().services.listStoredServices.queryOptions({ meta: { title: 'Οι υπηρεσίες δεν φορτώθηκαν' } }),
  );
  const visits = useWatch({ control: form.control, name: 'visitMonths' });
  return (
    <>
      <FormField form={form} name="title" label="Τι είναι" required>
        <Input size="sm" maxLength={120} placeholder="Π.χ. Συντήρηση συναγερμού και καμερών" />
      </FormField>
      <FormField form={form} name="kind" label="Είδος">
        <Select size="sm">
          {contractKinds.map((kind) => (
            <option key={kind} value={kind}>
              {contractKindLabels[kind]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        form={form}
        name="includes"
        label="Τι περιλαμβάνει"
        optional
        hint="Το διαβάζει και ο πελάτης, αν έχει λογαριασμό."
      >
        <Textarea size="sm" rows={3} maxLength={2_000} />
      </FormField>
      <FormField form={form} name="address" label="Διεύθυνση" required>
        <Input size="sm" maxLength={200} />
      </FormField>
      <div className="grid grid-cols-[1fr_110px] gap-4">
        <FormField form={form} name="city" label="Πόλη" required>
          <Input size="sm" maxLength={100} />
        </FormField>
        <FormField form={form} name="postalCode" label="ΤΚ" required>
          <Input size="sm" inputMode="numeric" maxLength={16} />
        </FormField>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="visitMonths" label="Επισκέψεις">
          <Select size="sm">
            <option value="">Χωρίς επισκέψεις</option>
            {visitPeriods.map((months) => (
              <option key={months} value={months}>
                {visitLabel(months)}
              </option>
            ))}
          </Select>
        </FormField>
        {/* A select whose options come later would lose the value that it begins with. */}
        {Boolean(visits) && services && (
          <FormField form={form} name="serviceId" label="Υπηρεσία" required>
            <Select size="sm">
              <option value="">Επιλέξτε</option>
              {services.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </FormField>
        )}
      </div>
    </>
  );
}

/** What cannot change once something is billed. */
function MoneyFields({ form }: { form: FormHandle }) {
  const isSum = (useWatch({ control: form.control, name: 'lines' }) ?? []).length > 0;
  return (
    <>
      <LineFields form={form} />
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="price" label="Τιμή κάθε περιόδου (€)" required>
          <Input size="sm" inputMode="decimal" maxLength={30} readOnly={isSum} />
        </FormField>
        <FormField form={form} name="priceIn" label="Η τιμή είναι">
          <Select size="sm">
            <option value="net">χωρίς ΦΠΑ</option>
            <option value="gross">με ΦΠΑ</option>
          </Select>
        </FormField>
        <FormField form={form} name="periodMonths" label="Χρεώνεται" className="col-span-2">
          <Select size="sm">
            {billingPeriods.map((months) => (
              <option key={months} value={months}>
                {billingLabels[months]}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <FormControl form={form} name="billsAhead">
        <Switch spread>Προπληρώνεται: ο λογαριασμός εκδίδεται στην αρχή της περιόδου</Switch>
      </FormControl>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="startsOn" label="Έναρξη" required>
          <Input size="sm" type="date" />
        </FormField>
        <FormField
          form={form}
          name="billsFrom"
          label="Χρεώνεται από"
          optional
          hint="Αν έχει ήδη χρεωθεί αλλού ως τότε."
        >
          <Input size="sm" type="date" />
        </FormField>
      </div>
    </>
  );
}

function TermFields({ form }: { form: FormHandle }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <FormField form={form} name="endsOn" label="Λήξη" optional hint="Κενή: ως να τη διακόψει κάποιος.">
        <Input size="sm" type="date" />
      </FormField>
      <FormField form={form} name="noticeDays" label="Προειδοποίηση λήξης" optional hint="Ημέρες πριν.">
        <Input size="sm" inputMode="numeric" maxLength={3} />
      </FormField>
      <FormField
        form={form}
        name="indexPercent"
        label="Αναπροσαρμογή (%)"
        optional
        hint="Προτείνεται στην επέτειο· ισχύει όταν την καταχωρίσετε."
      >
        <Input size="sm" inputMode="decimal" maxLength={10} />
      </FormField>
      <FormField form={form} name="payDays" label="Πληρώνεται μέσα σε" hint="Ημέρες από την έκδοση.">
        <Input size="sm" inputMode="numeric" maxLength={3} />
      </FormField>
    </div>
  );
}
