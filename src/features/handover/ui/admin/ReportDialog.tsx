import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Papers, ReportFields } from '../../contract.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { useReportForm, type ReportForm } from './use-report-form.ts';

interface Props {
  id: string;
  papers: Papers;
  onClose: () => void;
}

export function ReportDialog({ id, papers: given, onClose }: Props) {
  // What others change meanwhile does not alter what is being written.
  const [papers] = useState(given);
  const form = useReportForm(papers);
  const queryClient = useQueryClient();
  const { handover } = useApi();
  const { mutateAsync: save } = useMutation(
    handover.saveReport.mutationOptions({
      meta: { title: 'Η έκθεση δεν αποθηκεύτηκε', inForm: true },
      onSuccess({ message, papers: stored }) {
        const input = { source: 'appointment' as const, id };
        queryClient.setQueryData(handover.getPapers.queryKey({ input }), stored);
        toast({ title: message });
      },
    }),
  );
  const seen = papers.report?.revision;
  async function submit(fields: ReportFields) {
    await save({ ...fields, appointmentId: id, ...(seen !== undefined && { seen }) });
    onClose();
  }
  return (
    <Dialog open flush size="lg" onOpenChange={onClose} title="Έκθεση τεχνικού" description={papers.subject}>
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} opener="appointment" />
        <div className="grid gap-5 px-4.5 py-5 md:px-6">
          <FormField form={form} name="work" label="Τι έγινε" required>
            <Textarea size="sm" rows={3} maxLength={4_000} />
          </FormField>
          <DeviceFields form={form} />
          <div className="grid gap-4 md:grid-cols-2">
            <FormField form={form} name="settings" label="Ρυθμίσεις" optional>
              <Textarea size="sm" rows={3} maxLength={2_000} />
            </FormField>
            <FormField form={form} name="instructions" label="Οδηγίες" optional>
              <Textarea size="sm" rows={3} maxLength={2_000} />
            </FormField>
          </div>
          <CameraFields form={form} />
          <FormControl form={form} name="codesGiven">
            <Checkbox>
              Οι εργοστασιακοί κωδικοί άλλαξαν και οι νέοι παραδόθηκαν στον πελάτη (δεν γράφονται εδώ)
            </Checkbox>
          </FormControl>
          <div className="grid gap-4 md:grid-cols-3">
            <FormField form={form} name="takenBack" label="Παλιές συσκευές που πήραμε" optional>
              <Input size="sm" maxLength={500} />
            </FormField>
            <FormField form={form} name="technician" label="Υπογράφει ο τεχνικός" required>
              <Input size="sm" maxLength={100} />
            </FormField>
            <FormField form={form} name="receivedBy" label="Παρέλαβε" optional>
              <Input size="sm" maxLength={100} />
            </FormField>
          </div>
        </div>
        <DialogFooter sticky>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** What the law wants to be known of cameras; only where one is among the devices. */
function CameraFields({ form }: { form: ReportForm }) {
  const devices = useWatch({ control: form.control, name: 'devices' });
  if (!devices.some(({ films }) => films)) return null;
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-2 text-base font-semibold">Για τις κάμερες</legend>
      <FormField form={form} name="controller" label="Υπεύθυνος για τις κάμερες" required>
        <Input size="sm" maxLength={120} />
      </FormField>
      <FormField form={form} name="contact" label="Τηλέφωνο ή email του" optional>
        <Input size="sm" maxLength={200} />
      </FormField>
      <FormField form={form} name="viewers" label="Ποιοι βλέπουν τις εγγραφές" optional>
        <Input size="sm" maxLength={300} />
      </FormField>
      <FormField
        form={form}
        name="daysKept"
        label="Ημέρες που μένουν οι εγγραφές"
        hint="Κατά κανόνα έως 15· περισσότερες μόνο με λόγο."
      >
        <Input size="sm" inputMode="numeric" maxLength={3} />
      </FormField>
    </fieldset>
  );
}
