import { LifeBuoy } from 'lucide-react';
import { company } from '#shared/company.ts';

export function EmergencyCard() {
  return (
    <section aria-labelledby="emergency" className="rounded-md bg-ink-panel p-6 text-on-ink-2">
      <h2 id="emergency" className="flex items-center gap-2.5 text-lg text-on-ink">
        <LifeBuoy className="icon" />
        {company.emergency.label}
      </h2>
      <a
        href={company.emergency.phoneHref}
        className="mt-2 inline-flex min-h-11 items-center text-2xl font-semibold tracking-display text-white hover:underline"
      >
        {company.emergency.phone}
      </a>
      <p className="mt-1 text-base">
        Τεχνικός σε ετοιμότητα για συναγερμό που δεν σταματά, βλάβη ή παραβίαση του συστήματός σας. Αν
        κινδυνεύετε, καλέστε πρώτα το 112 ή το 100.
      </p>
    </section>
  );
}
