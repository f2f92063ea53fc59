import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Doubts } from '#ui/form/Doubts.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { ImageField } from '#ui/upload/ImageField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { useApi } from '#ui/page/api.ts';
import { useFollow } from '#ui/form/use-follow.ts';
import type { NewUpload } from '#ui/upload/use-image-uploads.ts';
import { skill, type StoredService } from '../../contract.ts';
import { priceKindLabels, roleLabels, skillLabels } from '../../labels.ts';
import {
  changeOf,
  durationName,
  durations,
  serviceForm,
  serviceFrom,
  serviceInWords,
  serviceValues,
  type TypedService,
} from '../../service-form.ts';
import { whyNeverBookable } from '../../staffing.ts';
import { RepeatSelect } from '../RepeatSelect.tsx';
import { useServiceChanges } from './use-services.ts';

interface Props {
  service: StoredService | undefined;
  newUpload: NewUpload;
  onDone: () => void;
  children: ReactNode;
}

const switches = [
  ['isBookable', 'Κλείνεται με ραντεβού'],
  ['onHome', 'Φαίνεται στην αρχική σελίδα'],
  ['isEmergency', 'Επείγουσα, 24/7'],
] as const;

const useServiceForm = (service: StoredService | undefined) =>
  useZodForm(serviceForm, serviceValues(service));

type FormHandle = ReturnType<typeof useServiceForm>;

/** The form of all fields of a service; typed text stays until it has been saved. */
export function ServiceForm({ service, newUpload, onDone, children }: Props) {
  const form = useServiceForm(service);
  useFollow(form, {
    thing: service,
    valuesOf: serviceValues,
    inWords: serviceInWords,
    title: 'Η υπηρεσία άλλαξε στο μεταξύ',
  });
  const { create, update } = useServiceChanges();

  async function save(fields: TypedService) {
    await (service
      ? update.mutateAsync({ ...changeOf(service, fields), serviceId: service.id })
      : create.mutateAsync(serviceFrom(fields)));
    onDone();
  }

  return (
    <Form form={form} onSubmit={save}>
      <UnsavedGuard form={form} opener="service" />
      <div className="grid gap-x-8 gap-y-5 px-4.5 py-5 md:grid-cols-[1.4fr_1fr] md:px-6">
        <TextFields form={form} />
        <OfferFields form={form} service={service} newUpload={newUpload} />
        {children && <div className="border-t border-line pt-5 md:col-span-2">{children}</div>}
      </div>
      <DialogFooter sticky>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Άκυρο
        </Button>
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
          {service ? 'Αποθήκευση' : 'Δημιουργία υπηρεσίας'}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

function TextFields({ form }: { form: FormHandle }) {
  return (
    <div className="grid content-start gap-4">
      <FormField form={form} name="title" label="Τίτλος" required>
        <Input size="sm" />
      </FormField>
      <FormField form={form} name="shortDescription" label="Σύντομη περιγραφή">
        <Textarea size="sm" rows={2} />
      </FormField>
      <FormField form={form} name="description" label="Περιγραφή">
        <Textarea size="sm" rows={6} />
      </FormField>
      <FormField form={form} name="features" label="Τι περιλαμβάνεται" hint="Ένα σε κάθε γραμμή.">
        <Textarea size="sm" rows={6} />
      </FormField>
      <FormField form={form} name="legalNote" label="Νομική σημείωση" optional>
        <Textarea size="sm" rows={2} />
      </FormField>
    </div>
  );
}

/** The fields of its price and work, its picture and where it appears. */
function OfferFields({
  form,
  service,
  newUpload,
}: Pick<Props, 'service' | 'newUpload'> & { form: FormHandle }) {
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' });
  const minutes = new Set([...durations, service?.durationMinutes ?? 60]);
  return (
    <div className="grid content-start gap-4">
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="price" label="Τιμή (€)" hint="Χωρίς ΦΠΑ. Μπορεί να μείνει κενή.">
          <Input size="sm" inputMode="decimal" />
        </FormField>
        <FormField form={form} name="priceKind" label="Η τιμή είναι">
          <Select size="sm">
            {Object.entries(priceKindLabels).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField form={form} name="callOut" label="Μετάβαση (€)" hint="Χωρίς ΦΠΑ, μία φορά.">
          <Input size="sm" inputMode="decimal" />
        </FormField>
        <FormField
          form={form}
          name="priceRange"
          label="Εύρος τιμής"
          hint="Το διαβάζουν όλοι. Τις τιμές μόνο οι εγκεκριμένοι πελάτες."
        >
          <Input size="sm" placeholder="80 € – 150 €" />
        </FormField>
      </div>
      <FormField form={form} name="priceNote" label="Σημείωση τιμής" optional>
        <Input size="sm" />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="durationMinutes" label="Διάρκεια">
          <Select size="sm">
            {[...minutes]
              .toSorted((a, b) => a - b)
              .map((length) => (
                <option key={length} value={length}>
                  {durationName(length)}
                </option>
              ))}
          </Select>
        </FormField>
        <FormField form={form} name="crew" label="Τεχνικοί">
          <Input size="sm" inputMode="numeric" />
        </FormField>
      </div>
      <FormField
        form={form}
        name="repeatMonths"
        label="Επανάληψη"
        hint="Όταν γίνει η επίσκεψη, προτείνεται η επόμενη στις «Συντηρήσεις»."
      >
        <RepeatSelect />
      </FormField>
      <FormField
        form={form}
        name="role"
        label="Ρόλος"
        hint="Στην αυτοψία οδηγούν τα κουμπιά «Κλείστε αυτοψία», στην εγκατάσταση τα βήματα της αρχικής. Συντήρηση και κέντρο λήψης προτείνονται δίπλα σε κάθε σύστημα του οδηγού."
      >
        <Select size="sm">
          <option value="">Κανένας</option>
          {Object.entries(roleLabels).map(([role, label]) => (
            <option key={role} value={role}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <fieldset>
        <legend className="text-base font-medium">Απαιτούμενες ειδικότητες</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4">
          {skill.options.map((one) => (
            <FormControl key={one} form={form} name="requiredSkills">
              <Checkbox value={one}>{skillLabels[one]}</Checkbox>
            </FormControl>
          ))}
        </div>
      </fieldset>
      <ServiceDoubts form={form} service={service} />
      <NeverBookable form={form} />
      <ImageField
        label="Εικόνα"
        alt={service?.title ?? 'Νέα υπηρεσία'}
        newUpload={newUpload}
        max={1}
        urls={imageUrl ? [imageUrl] : []}
        onAdd={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        onChange={([url]) => form.setValue('imageUrl', url ?? null, { shouldDirty: true })}
        error={form.formState.errors.imageUrl?.message}
      />
      <div className="grid gap-1 border-t border-line pt-3">
        {switches.map(([name, label]) => (
          <FormControl key={name} form={form} name={name}>
            <Switch spread>{label}</Switch>
          </FormControl>
        ))}
      </div>
    </div>
  );
}

/** Asks about a title that another service has, and a price far from all others. */
function ServiceDoubts({ form, service }: Pick<Props, 'service'> & { form: FormHandle }) {
  const { data = [] } = useQuery(useApi().services.listStoredServices.queryOptions());
  const [title, price] = useWatch({ control: form.control, name: ['title', 'price'] });
  const others = data.filter(({ id }) => id !== service?.id);
  const prices = others.flatMap((one) => one.price ?? []);
  return (
    <Doubts
      name={title === service?.title ? '' : title}
      price={String(price ?? '')}
      names={others.map((one) => one.title)}
      dearest={prices.length === 0 ? undefined : Math.max(...prices)}
      before={service?.price}
      sameName="Υπάρχει ήδη υπηρεσία με αυτόν τον τίτλο. Οι πελάτες δεν θα τις ξεχωρίζουν."
    />
  );
}

/** Says at once that customers would find no hour for the service as it is typed. */
function NeverBookable({ form }: { form: FormHandle }) {
  const { data: technicians } = useQuery({
    ...useApi().team.listTechnicians.queryOptions(),
    staleTime: 0,
  });
  const [crew, requiredSkills = [], durationMinutes, isBookable] = useWatch({
    control: form.control,
    name: ['crew', 'requiredSkills', 'durationMinutes', 'isBookable'],
  });
  const need = { crew: Number(crew), requiredSkills, durationMinutes: Number(durationMinutes) };
  const why = technicians && isBookable ? whyNeverBookable(need, technicians) : null;
  return (
    <div role="status" className="empty:hidden">
      {why !== null && <Notice tone="medium">{why} Έτσι κανένας πελάτης δεν θα βρίσκει ελεύθερη ώρα.</Notice>}
    </div>
  );
}
