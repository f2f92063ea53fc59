import { BadgeCheck, Headset, Wrench } from 'lucide-react';
import { Section } from './Section.tsx';

const reasons = [
  {
    Icon: Wrench,
    title: 'Επαγγελματική εγκατάσταση',
    text: 'Αδειοδοτημένοι τεχνικοί, καθαρή όδευση καλωδίων και σχέδιο εγκατάστασης που μένει σε εσάς.',
  },
  {
    Icon: BadgeCheck,
    title: 'Ποιοτικά προϊόντα',
    text: 'Κάθε προϊόν έχει τη νόμιμη εγγύηση των δύο ετών, και στη σελίδα του γράφουμε τα χαρακτηριστικά και τα όριά του.',
  },
  {
    Icon: Headset,
    title: 'Υποστήριξη 24/7',
    text: 'Τηλεφωνική γραμμή όλο το εικοσιτετράωρο και τεχνικός σε ετοιμότητα, κάθε μέρα του χρόνου.',
  },
];

export function Reasons() {
  return (
    <Section title="Γιατί Βίγλα">
      <ul className="grid gap-7 md:grid-cols-3 md:gap-12">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="border-t-2 border-text pt-4.5">
            <Icon className="icon-lg" />
            <h3 className="mt-3 mb-2 text-[1.1875rem]">{title}</h3>
            <p className="text-[0.9688rem] text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
