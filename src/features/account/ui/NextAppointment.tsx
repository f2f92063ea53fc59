import { Button } from '../../../ui/Button.tsx';

/** The next appointment, beside the overview. */
export function NextAppointment() {
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">Επόμενο ραντεβού</h2>
      <p className="mt-1.5 text-base text-text-2">Δεν υπάρχουν προγραμματισμένα ραντεβού.</p>
      <Button href="/services" variant="outline" block className="mt-4">
        Δείτε τις υπηρεσίες
      </Button>
    </section>
  );
}
