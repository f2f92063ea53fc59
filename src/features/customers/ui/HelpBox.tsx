import { Mail, Phone } from 'lucide-react';
import { company } from '#shared/company.ts';

export function HelpBox() {
  return (
    <section className="rounded-md bg-sunken p-6">
      <h2 className="text-lg">Χρειάζεστε βοήθεια;</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-base text-text-2">
        {company().openingHours.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 grid justify-items-start">
        <a
          href={company().phoneHref}
          className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold"
        >
          <Phone className="icon" />
          {company().phone}
        </a>
        <a
          href={company().emailHref}
          className="inline-flex min-h-11 items-center gap-2.5 underline decoration-1 underline-offset-3"
        >
          <Mail className="icon" />
          {company().email}
        </a>
      </p>
    </section>
  );
}
