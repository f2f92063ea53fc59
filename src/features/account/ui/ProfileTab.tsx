import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { useHeadingFocus } from '#ui/page/use-heading-focus.ts';
import { AddressBook } from '#features/orders/addresses/ui/AddressBook.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ExportData } from './ExportData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';

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
          <ProfileDetails customer={customer} onEdit={() => setEditing(true)} />
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
