import { Mail, MapPin, Phone, Route } from 'lucide-react';
import { company } from '#shared/company.ts';
import { TextLink } from '#ui/components/TextLink.tsx';

const openStreetMap = 'https://www.openstreetmap.org/';

const row = 'flex min-h-11 items-center gap-3 py-1';

export function ContactDetails() {
  const { address, point, social } = company();
  const place = point && `${point.latitude},${point.longitude}`;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-xl">
        Στοιχεία επικοινωνίας
      </h2>
      <address className="mt-3 not-italic">
        <a href={company().phoneHref} className={`${row} text-lg font-semibold hover:underline`}>
          <Phone className="icon" />
          {company().phone}
        </a>
        <a href={company().emailHref} className={`${row} hover:underline`}>
          <Mail className="icon" />
          {company().email}
        </a>
        <a
          href={
            point
              ? `${openStreetMap}?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`
              : `${openStreetMap}search?query=${encodeURIComponent(address.text)}`
          }
          rel="noopener"
          className={`${row} hover:underline`}
        >
          <MapPin className="icon" />
          {address.text}
        </a>
        {place && (
          <a
            href={`${openStreetMap}directions?to=${encodeURIComponent(place)}`}
            rel="noopener"
            className={`${row} hover:underline`}
          >
            <Route className="icon" />
            Οδηγίες
          </a>
        )}
      </address>
      <h3 className="mt-6 text-base font-medium tracking-normal">Ωράριο λειτουργίας</h3>
      <dl className="mt-1 text-base">
        {company().openingHours.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt>{label}</dt>
            <dd className="num text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
      {social.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 text-base">
          <span className="text-text-3">Ακολουθήστε μας</span>
          {social.map(({ network, url }) => (
            <TextLink key={url} href={url} rel="noopener" className="inline-flex min-h-11 items-center">
              {network}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
