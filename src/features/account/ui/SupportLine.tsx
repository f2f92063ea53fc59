import { company } from '#shared/company.ts';

export function SupportLine() {
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="text-lg">Χρειάζεστε βοήθεια;</h2>
      <p className="mt-1.5 text-base text-text-2">Τεχνική γραμμή για πελάτες, 24 ώρες το 24ωρο.</p>
      <a
        href={company.emergency.phoneHref}
        className="num mt-1 inline-flex min-h-11 items-center text-lg font-semibold"
      >
        {company.emergency.phone}
      </a>
    </section>
  );
}
