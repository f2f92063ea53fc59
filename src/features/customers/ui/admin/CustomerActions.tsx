import { ClientOnly } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';

const NewCustomerDialog = lazyPart(() => import('./NewCustomerDialog.tsx'), 'NewCustomerDialog');
const CustomerImportDialog = lazyPart(() => import('./CustomerImportDialog.tsx'), 'CustomerImportDialog');

/** How customers come in who did not register: one by hand, or many from a file, who are then invited. */
export function CustomerActions() {
  const [open, setOpen] = useState<'new' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="sm" onClick={() => setOpen('new')}>
        <Plus />
        Νέος πελάτης
      </Button>
      <Button size="sm" variant="outline" onClick={() => setOpen('import')}>
        <Upload />
        Εισαγωγή
      </Button>
      <ClientOnly>
        {open === 'new' && <NewCustomerDialog onClose={close} />}
        {open === 'import' && <CustomerImportDialog onClose={close} />}
      </ClientOnly>
    </>
  );
}
