import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { useHeadingFocus } from '#ui/page/use-heading-focus.ts';
import { AddressBook } from '#features/orders/addresses/ui/AddressBook.tsx';
import { OwnLeftBehind } from './OwnLeftBehind.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Download } from 'lucide-react';
import { company } from '#shared/company.ts';
import { buttonStyle } from '#ui/components/button-style.ts';
import { TextLink } from '#ui/components/TextLink.tsx';

export function ProfileTab() {
  const { data: customer } = useSuspenseQuery(useApi().account.getProfile.queryOptions());
  const [isEditing, setEditing] = useState(false);
  const details = useHeadingFocus(isEditing);
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <div ref={details} className="grid content-start gap-12">
        {isEditing ? (
          <ProfileForm customer={customer} onDone={() => setEditing(false)} />
        ) : (
          <>
            <OwnLeftBehind />
            <ProfileDetails customer={customer} onEdit={() => setEditing(true)} />
          </>
        )}
        <AddressBook />
      </div>
      <div className="grid content-start gap-10">
        <EmailForm />
        <PasswordForm />
        <ExportData />
        <DeleteAccount />
      </div>
    </div>
  );
}

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2 className="text-lg">Διαγραφή λογαριασμού</h2>
      <p className="mt-1.5 text-base text-text-2">
        Σβήνουμε τα προσωπικά σας στοιχεία. Οι παραγγελίες σας διατηρούνται χωρίς το όνομά σας, όπως ορίζει ο
        νόμος.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        Διαγραφή λογαριασμού
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Downloads the data of the account; messages of the contact form and the company's own notes are not in it. */
function ExportData() {
  return (
    <section>
      <h2 className="text-lg">Τα δεδομένα μου</h2>
      <p className="mt-1.5 text-base text-text-2">
        Κατεβάστε ένα αρχείο JSON με όσα έχει ο λογαριασμός σας. Για ό,τι άλλο κρατάμε, γράψτε μας στο{' '}
        <TextLink href={company().emailHref}>{company().email}</TextLink>.
      </p>
      <a href="/api/customer/export" download className={buttonStyle('outline', 'md', 'mt-4')}>
        <Download />
        Λήψη δεδομένων
      </a>
    </section>
  );
}
