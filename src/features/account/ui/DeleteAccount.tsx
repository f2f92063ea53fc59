import { useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

export function DeleteAccount() {
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
