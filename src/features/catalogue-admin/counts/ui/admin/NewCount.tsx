import { useZodForm } from '#ui/form/form.ts';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { productScope } from '../../../scope-contract.ts';
import { ScopeFields } from '../../../ui/admin/ScopeFields.tsx';
import { useCountChanges } from './use-counts.ts';

interface Props {
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Which products are counted. */
export function NewCount({ onStarted, onClose }: Props) {
  const form = useZodForm(productScope, { categoryId: '', brand: '', supplierId: '' });
  const { start } = useCountChanges();
  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Νέα απογραφή"
      description="Μετριούνται τα προϊόντα με μετρημένο απόθεμα. Χωρίς επιλογή, όλα."
    >
      <Form
        form={form}
        onSubmit={async (scope) => {
          const { id } = await start.mutateAsync(scope);
          onStarted(id);
        }}
      >
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <ScopeFields form={form} />
          <p className="text-base text-text-2">
            Το απόθεμα συγκρίνεται όπως είναι τη στιγμή που αρχίζετε. Ό,τι πουληθεί όσο μετράτε δεν χάνεται:
            στο τέλος αλλάζει μόνο η διαφορά. Τεμάχια που θα φύγουν ή θα έρθουν στο μεταξύ μετρήστε τα σαν να
            ήταν ακόμη όπως στην αρχή.
          </p>
        </div>
        <DialogFooter sticky>
          <Button size="sm" variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Έναρξη...">
            Έναρξη απογραφής
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
