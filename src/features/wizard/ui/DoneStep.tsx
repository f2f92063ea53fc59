import { CircleCheck, RotateCcw } from 'lucide-react';
import { contactTime } from '#shared/promises.ts';
import { Button } from '#ui/components/Button.tsx';

/** Step 7: the request has been sent. */
export function DoneStep({ onNewSearch }: { onNewSearch: () => void }) {
  return (
    <>
      <CircleCheck className="icon-lg text-ok-text" />
      <h1 className="mt-4 text-3xl tracking-display md:text-4xl">Το αίτημά σας στάλθηκε</h1>
      <p className="mt-3 max-w-[56ch] text-lg text-text-2">
        Λάβαμε τις απαντήσεις σας και την πρόταση που είδατε. Θα επικοινωνήσουμε μαζί σας {contactTime()}. Σας
        στείλαμε και ένα email με σύνδεσμο προς την πρόταση.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href="/">Αρχική</Button>
        <Button href="/products" variant="outline">
          Προϊόντα
        </Button>
        <Button variant="ghost" onClick={onNewSearch}>
          <RotateCcw />
          Νέα αναζήτηση
        </Button>
      </div>
    </>
  );
}
