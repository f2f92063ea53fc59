import { ORPCError } from '@orpc/client';
import { useState, type SyntheticEvent } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { readLocal } from '#ui/page/local-storage.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { usePresenceChange } from './use-presence.ts';

interface Props {
  name: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Asks, once per session, for the name that customers see; it can be changed later. */
export function NameDialog({ name: known, onDone, onClose }: Props) {
  const [name, setName] = useState(known ?? readLocal('adminName') ?? '');
  const [error, setError] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const { mutateAsync, isPending } = usePresenceChange();

  async function save(isSamePerson: boolean) {
    if (name.trim() === '') return setError('Συμπληρώστε το όνομα με το οποίο σας βλέπουν οι πελάτες');
    try {
      await mutateAsync({ name, ...(isSamePerson && { isSamePerson }) });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ORPCError)) return;
      setTaken(failure.code === 'NAME_TAKEN');
      setError(failure.data?.fields?.name ?? failure.message);
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void save(false);
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Πώς σας λένε;"
      description="Με αυτό το όνομα σας βλέπουν οι πελάτες στη συνομιλία και οι συνεργάτες σας εδώ."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Όνομα" required hint="Ισχύει έως την αποσύνδεσή σας." error={error}>
          <Input
            data-autofocus=""
            maxLength={40}
            autoComplete="given-name"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
              setTaken(false);
            }}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Αργότερα
          </Button>
          {isTaken ? (
            <Button pending={isPending} pendingLabel="Αποθήκευση..." onClick={() => void save(true)}>
              Είμαι εγώ, σε άλλη συσκευή
            </Button>
          ) : (
            <Button type="submit" pending={isPending} pendingLabel="Αποθήκευση...">
              Συνέχεια
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
