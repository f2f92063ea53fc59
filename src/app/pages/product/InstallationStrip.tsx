import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BookingButton } from '../../../features/booking/ui/BookingButton.tsx';
import { BookingWindow } from '../../../features/booking/ui/BookingWindow.tsx';
import type { Product } from '../../../features/catalogue/contract.ts';
import { Chapter } from '../../../features/catalogue/ui/Chapter.tsx';
import type { Service } from '../../../features/services/contract.ts';
import { imageSrcSet, imageUrl } from '../../../shared/images.ts';
import { addDays, athensDate, type LocalDate } from '../../../shared/dates.ts';
import { plural } from '../../../shared/greek.ts';
import { decimalText } from '../../../shared/decimals.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { useViewer } from '../../../ui/page/session.ts';

const NextFreeDay = lazy(async () => ({
  default: (await import('../../../features/booking/ui/NextFreeDay.tsx')).NextFreeDay,
}));

interface Props {
  product: Product;
  service: Service | undefined;
}

/** How a product's installation goes, and the first free day with the booking; nothing for what nobody installs. */
export function InstallationStrip({ product, service }: Props) {
  const [day, setDay] = useState<LocalDate | null>(null);
  const [isOpen, setOpen] = useState(false);
  const mayBook = whyNot(useViewer(), 'verified') === null;
  if (!service || !product.installationAvailable || !product.inStock) return null;
  const hours = product.specifications['hours']?.value;
  const duration =
    typeof hours === 'number' && hours > 0
      ? `Περίπου ${hours < 1 ? `${Math.round(hours * 60)} λεπτά` : hoursText(hours)}.`
      : '';
  const steps = [
    ['Κλείνετε ώρα', 'Βλέπετε τις ελεύθερες ώρες και επιλέγετε. Την επιβεβαιώνουμε με email.'],
    [
      'Ο τεχνικός εγκαθιστά',
      `${product.installationNote || 'Τοποθέτηση και σύνδεση από αδειοδοτημένο τεχνικό.'} ${duration}`,
    ],
    ['Το παραλαμβάνετε σε λειτουργία', 'Δοκιμάζετε μαζί όσα κάνει και μαθαίνετε τον χειρισμό.'],
  ] as const;
  return (
    <Chapter title="Εγκατάσταση" className="print:hidden">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        {service.image && (
          <img
            src={imageUrl(service.image.url, 640)}
            srcSet={imageSrcSet(service.image, 1200)}
            sizes="(min-width: 900px) 400px, 92vw"
            alt=""
            width={service.image.width}
            height={service.image.height}
            loading="lazy"
            decoding="async"
            className="aspect-[4/3] w-full rounded-md object-cover"
          />
        )}
        <div className="grid content-between gap-6">
          <ol className="grid gap-4">
            {steps.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
                <span
                  aria-hidden="true"
                  className="num grid size-8 place-items-center rounded-full border border-line-strong text-base font-semibold"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-md leading-8 font-semibold">{title}</h3>
                  <p className="text-base text-text-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {mayBook && (
              <FirstDay
                serviceId={service.id}
                onDate={(date) => {
                  setDay(date);
                  setOpen(true);
                }}
              />
            )}
            <BookingButton
              service={service}
              variant="outline"
              onClick={() => {
                setDay(null);
                setOpen(true);
              }}
            />
          </div>
        </div>
      </div>
      <BookingWindow
        key={day}
        service={isOpen ? service : undefined}
        known={{ ...(day !== null && { appointmentDate: day }), notes: `Εγκατάσταση: ${product.name}` }}
        onClose={() => setOpen(false)}
      />
    </Chapter>
  );
}

const hoursText = (hours: number) =>
  Number.isInteger(hours) ? plural(hours, 'ώρα', 'ώρες') : `${decimalText(hours)} ώρες`;

/** The first free day for who may book; asked for when it comes near the screen, in a place of fixed height. */
function FirstDay({ serviceId, onDate }: { serviceId: number; onDate: (date: LocalDate) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [yesterday] = useState(() => addDays(athensDate(new Date()), -1));
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-16">
      {isNear && (
        <Suspense>
          <NextFreeDay
            wanted={{ serviceId: serviceId }}
            after={yesterday}
            label="Πρώτη διαθέσιμη"
            onDate={onDate}
          />
        </Suspense>
      )}
    </div>
  );
}
