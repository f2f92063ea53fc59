import { Cctv, Fingerprint, ShieldCheck, Siren } from 'lucide-react';
import { productsHref } from '#features/catalogue/products-search.ts';
import { Anchor } from '#ui/components/Anchor.tsx';

const highlights = [
  {
    Icon: ShieldCheck,
    title: 'Ασφάλεια',
    text: 'Μελέτη, εγκατάσταση και συντήρηση για σπίτια και επιχειρήσεις.',
    href: '/services',
  },
  {
    Icon: Cctv,
    title: 'Επιτήρηση',
    text: 'Εικόνα έως 4K, έγχρωμη νύχτα και πρόσβαση από το κινητό.',
    href: productsHref({ categoryId: 'cameras' }),
  },
  {
    Icon: Siren,
    title: 'Συναγερμοί',
    text: 'Ενσύρματοι και ασύρματοι, με 24ωρη λήψη σημάτων.',
    href: productsHref({ categoryId: 'alarms' }),
  },
  {
    Icon: Fingerprint,
    title: 'Έλεγχος πρόσβασης',
    text: 'Κάρτες, κωδικοί, βιομετρικά και θυροτηλεόραση.',
    href: productsHref({ categoryId: 'access' }),
  },
];

export function Highlights() {
  return (
    <section aria-label="Τομείς" className="later wrap pt-10 md:pt-14">
      <ul className="grid grid-cols-2 border-y border-line md:grid-cols-4">
        {highlights.map(({ Icon, title, text, href }) => (
          <li
            key={title}
            className="group relative border-line py-5 pr-3.5 max-md:even:border-l max-md:even:pl-3.5 max-md:[&:nth-child(n+3)]:border-t md:py-7.5 md:pr-7 md:[&+li]:border-l md:[&+li]:pl-7"
          >
            <Icon className="icon-lg" />
            <h2 className="mt-4 text-[1.0625rem]">
              <Anchor href={href} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </Anchor>
            </h2>
            <p className="mt-1.5 text-base text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
