import { LifeBuoy, Mail, MapPin, Phone } from 'lucide-react';
import { company } from '#shared/company.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const item =
  'inline-flex items-center gap-[7px] whitespace-nowrap [a]:hover:text-white [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:opacity-85';

/** The dark strip at the top with the contact details; on a phone it has only the two telephone numbers. */
export function TopStrip() {
  return (
    <section aria-label="Άμεση επικοινωνία" className="bg-ink-panel text-sm text-on-ink-2 print:hidden">
      <div className="wrap flex min-h-9 flex-wrap gap-x-5.5 max-md:justify-between md:min-h-9.5">
        <a href={company.phoneHref} className={`${item} font-medium text-on-ink`}>
          <Phone />
          <span className="sr-only">Τηλέφωνο: </span>
          {company.phone}
        </a>
        <a href={company.emailHref} className={`${item} max-md:hidden`}>
          <Mail />
          {company.email}
        </a>
        <span className={`${item} max-lg:hidden`}>
          <MapPin />
          {company.address.text}
        </span>
        <a href={company.emergency.phoneHref} className={`${item} md:ml-auto`}>
          <LifeBuoy />
          {company.emergency.label}
          <span className="num max-md:sr-only">{company.emergency.phone}</span>
        </a>
        {company.social.map(({ network, url }) => (
          <a key={network} href={url} rel="noopener" className={`${item} max-md:hidden`}>
            {network}
          </a>
        ))}
        <ThemeToggle className={`${item} min-w-6 justify-center max-md:hidden`} />
      </div>
    </section>
  );
}
