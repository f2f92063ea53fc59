import { toast } from '#ui/toast/toast.ts';
import { chosenIds, keepChosen } from './chosen.ts';

/** Removes all products, and offers to undo it. */
export function clearChosen(): void {
  const before = chosenIds();
  keepChosen([]);
  toast({
    tone: 'info',
    title: 'Η σύγκριση άδειασε',
    action: { label: 'Αναίρεση', onClick: () => keepChosen(before) },
  });
}
