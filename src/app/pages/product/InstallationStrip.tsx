import { useEffect, useRef, useState } from 'react';
import { BookingButton } from '#features/booking/ui/BookingButton.tsx';
import { BookingWindow } from '#features/booking/ui/BookingWindow.tsx';
import type { Product } from '#features/catalogue/contract.ts';
import { installationTime } from '#features/catalogue/questions.ts';
import { Chapter } from '#features/catalogue/ui/Chapter.tsx';
import type { Service } from '#features/services/contract.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { whyNot } from '#shared/viewer.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useViewer } from '#ui/page/session.ts';
import connecting640 from './installation-connecting-640.avif?url';
import connecting960 from './installation-connecting-960.avif?url';
import handingOver640 from './installation-handing-over-640.avif?url';
import handingOver960 from './installation-handing-over-960.avif?url';
import mounting640 from './installation-mounting-640.avif?url';
import mounting960 from './installation-mounting-960.avif?url';

const widths = (narrow: string, wide: string) => ({
  src: wide,
  srcSet: `${narrow} 640w, ${wide} 960w`,
});

/** The steps of an installation. The pictures are those of demo/variants, by the names of their scenes. */
const installationPictures = [
  {
    title: 'Τοποθέτηση',
    alt: 'Οδηγός τρυπήματος στον τοίχο με το καλώδιο στη μέση, αλφάδι από κάτω και δράπανο πάνω στη σκάλα.',
    ...widths(mounting640, mounting960),
  },
  {
    title: 'Σύνδεση και ρύθμιση',
    alt: 'Ανοιχτός πίνακας με τακτοποιημένα καλώδια δικτύου και καταγραφικό· ένα καλώδιο μένει να συνδεθεί.',
    ...widths(connecting640, connecting960),
  },
  {
    title: 'Παράδοση σε λειτουργία',
    alt: 'Κινητό που δείχνει την αυλή ζωντανά και ότι όλα λειτουργούν, δίπλα στο έντυπο παράδοσης.',
    ...widths(handingOver640, handingOver960),
  },
];

const NextFreeDay = lazyPart(() => import('#features/booking/ui/NextFreeDay.tsx'), 'NextFreeDay');

/** Three columns; on phones a row that snaps. */
const row =
  'max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:gap-4 max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-3 max-md:*:w-[78%] max-md:*:max-w-90 max-md:*:shrink-0 max-md:*:snap-start md:grid md:grid-cols-3 md:gap-6';

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
  const texts = [
    `${product.installationNote || 'Τοποθέτηση από τεχνικό μας.'} ${installationTime(product)}`,
    'Συνδέουμε τη συσκευή με το σύστημά σας και τη ρυθμίζουμε για τον χώρο σας.',
    'Δοκιμάζετε μαζί μας όσα κάνει και μαθαίνετε τον χειρισμό.',
  ];
  return (
    <Chapter title="Εγκατάσταση" className="print:hidden">
      <ol
        // Scrolls sideways on a phone, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Τα βήματα της εγκατάστασης"
        className={row}
      >
        {installationPictures.map(({ title, alt, srcSet, src }, index) => (
          <li key={title}>
            <img
              src={src}
              srcSet={srcSet}
              sizes="(min-width: 1024px) 334px, (min-width: 768px) 31vw, 72vw"
              alt={alt}
              width={960}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-[16/10] w-full rounded-md bg-surface-press object-cover"
            />
            <h3 className="mt-3 text-md font-semibold">
              <span className="text-text-3">{index + 1}.</span> {title}
            </h3>
            <p className="mt-1 text-base text-text-2">{texts[index]}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid items-center gap-x-6 gap-y-3 md:grid-cols-3">
        <p className="text-base text-text-2">
          Επιλέγετε μια ελεύθερη ώρα και σας την επιβεβαιώνουμε με email.
        </p>
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
      <BookingWindow
        key={day}
        service={isOpen ? service : undefined}
        known={{ ...(day !== null && { appointmentDate: day }), notes: `Εγκατάσταση: ${product.name}` }}
        onClose={() => setOpen(false)}
      />
    </Chapter>
  );
}

/** The first free day for viewers who may book; asked for when it comes near the screen, in a place of fixed height. */
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
        <NextFreeDay
          wanted={{ serviceId: serviceId }}
          after={yesterday}
          label="Πρώτη διαθέσιμη"
          onDate={onDate}
        />
      )}
    </div>
  );
}
