import type { Disposal } from '../disposal.ts';
import { Chapter } from './Chapter.tsx';

/** What is said of each: in law it is the shop that has to say it, beside the marks on the product. */
const electric =
  'Όταν δεν το χρειάζεστε πια, δεν πηγαίνει στα οικιακά απορρίμματα. Το παραδίδετε δωρεάν σε σημείο ανακύκλωσης ηλεκτρικών συσκευών του δήμου σας, ή σε εμάς: όταν αγοράζετε κάτι αντίστοιχο, παίρνουμε την παλιά συσκευή χωρίς χρέωση στην παράδοση ή στην επίσκεψη του τεχνικού. Το σημειώνετε στην παραγγελία ή στο ραντεβού.';
const battery =
  'Οι άδειες μπαταρίες μαζεύονται χωριστά, γιατί περιέχουν ουσίες που βλάπτουν το περιβάλλον. Όσες βγαίνουν με το χέρι, τις βγάζετε πριν παραδώσετε τη συσκευή και τις αφήνετε δωρεάν σε κάδο μπαταριών ή σε εμάς.';

/** Where a product goes when it is old. */
export function DisposalChapter({ disposal: { isElectric, hasBattery } }: { disposal: Disposal }) {
  const parts = [
    isElectric && (['Η παλιά συσκευή', electric] as const),
    hasBattery && (['Η μπαταρία', battery] as const),
  ].filter((part) => part !== false);
  return (
    <Chapter title="Διάθεση και ανακύκλωση" anchor="disposal">
      <dl className="grid max-w-[70ch] gap-4 print:gap-1 print:text-xs">
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
