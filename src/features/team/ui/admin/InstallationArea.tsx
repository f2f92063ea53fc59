import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { toast } from '#ui/toast/toast.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { areaForm, splitArea, tidyArea } from '../../installation-area.ts';
import { areaText, placesOf } from '#shared/postal-places.ts';

export function InstallationArea() {
  const { getInstallationArea } = useApi().team;
  const area = useQuery({ ...getInstallationArea.queryOptions(), staleTime: 0 });
  return (
    <QueryView query={area} skeleton={['h-32']} className="">
      {({ prefixes }) => <AreaForm prefixes={prefixes} />}
    </QueryView>
  );
}

const valuesOf = (prefixes: string[] = []) => ({ prefixes: prefixes.join(', ') });

function AreaForm({ prefixes }: { prefixes: string[] }) {
  const { getInstallationArea, putInstallationArea } = useApi().team;
  const queryClient = useQueryClient();
  const form = useZodForm(areaForm, valuesOf(prefixes));
  useFollow(form, { thing: prefixes, valuesOf, title: 'Η περιοχή άλλαξε στο μεταξύ' });
  // A blank field has no default value.
  const typed: string | undefined = useWatch({ control: form.control, name: 'prefixes' });
  const known = tidyArea(splitArea(typed ?? '').filter((part) => placesOf(part).length > 0));
  const { mutateAsync } = useMutation(
    putInstallationArea.mutationOptions({ meta: { title: 'Η περιοχή δεν άλλαξε', inForm: true } }),
  );

  async function save(filled: z.output<typeof areaForm>) {
    try {
      const { message, prefixes: saved } = await mutateAsync({ ...filled, seen: prefixes });
      toast({ title: message });
      form.reset(valuesOf(saved));
      queryClient.setQueryData(getInstallationArea.queryKey(), { prefixes: saved });
    } catch (error) {
      showRefusal(form, error);
      await queryClient.invalidateQueries({ queryKey: getInstallationArea.queryKey() });
    }
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <UnsavedGuard form={form} opener="dialog" />
      <p className="text-base text-text-2">
        Η εγκατάσταση προσφέρεται στην ολοκλήρωση της παραγγελίας μόνο όταν ο ταχυδρομικός κώδικας της
        παράδοσης αρχίζει με έναν από αυτούς τους αριθμούς. Χωρίς κανέναν δεν προσφέρεται πουθενά.
      </p>
      <FormField
        form={form}
        name="prefixes"
        label="Πού πηγαίνουν οι τεχνικοί"
        hint="Αρχές ταχυδρομικών κωδίκων, χωρισμένες με κόμμα: 10, 11, 144"
      >
        <Textarea size="sm" rows={3} maxLength={2000} className="code" />
      </FormField>
      {known.length > 0 && (
        <p className="text-sm text-text-2" aria-live="polite">
          Οι πελάτες διαβάζουν: «Πηγαίνουμε {areaText(known)}.»
        </p>
      )}
      <SubmitButton
        size="sm"
        variant="outline"
        form={form}
        pendingLabel="Αποθήκευση..."
        className="justify-self-start"
      >
        Αποθήκευση περιοχής
      </SubmitButton>
    </Form>
  );
}
