import { company } from '#shared/company.ts';
import { TextLink } from '#ui/components/TextLink.tsx';

const rules = [
  {
    title: 'Πότε',
    text: 'Μέσα σε 14 ημέρες από την ημέρα που παραλάβατε τα προϊόντα. Για υπηρεσίες, από την ημέρα που επιβεβαιώσαμε το ραντεβού. Αν η τελευταία ημέρα πέφτει Σαββατοκύριακο ή αργία, η προθεσμία λήγει την επόμενη εργάσιμη.',
  },
  {
    title: 'Τα χρήματά σας',
    text: 'Επιστρέφονται μέσα σε 14 ημέρες από τη δήλωση, με τον ίδιο τρόπο που πληρώσατε, μαζί με τα έξοδα της φθηνότερης παράδοσης που προσφέρουμε. Μπορούμε να περιμένουμε ώσπου να παραλάβουμε τα προϊόντα ή την απόδειξη ότι τα στείλατε.',
  },
  {
    title: 'Τα προϊόντα',
    text: 'Στείλτε τα μέσα σε 14 ημέρες από τη δήλωση. Τα έξοδα της επιστροφής είναι δικά σας, εκτός αν το προϊόν είναι ελαττωματικό.',
  },
  {
    title: 'Εξαιρέσεις',
    text: 'Ό,τι φτιάχτηκε στα μέτρα σας, όπως καλώδιο με το μέτρο, εγκατάσταση που ζητήσατε να γίνει και ολοκληρώθηκε, και επείγουσα επισκευή για την οποία μας καλέσατε· όχι όμως ό,τι άλλο σας προμηθεύσαμε σε εκείνη την επίσκεψη. Το δικαίωμα αφορά καταναλωτές, όχι αγορές επιχειρήσεων.',
  },
];

/** An explanation of the right of withdrawal (law 2251/1994, articles 3e to 3l; Directive 2011/83/EU). */
export function WithdrawalRights() {
  return (
    <aside aria-labelledby="withdrawal-rights" className="print:hidden">
      <h2 id="withdrawal-rights" className="text-lg">
        Το δικαίωμά σας με απλά λόγια
      </h2>
      <dl className="mt-4 text-base">
        {rules.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-base text-text-2">
        Μπορείτε να υπαναχωρήσετε και με email στο{' '}
        <TextLink href={company().emailHref}>{company().email}</TextLink>, ή με επιστολή στη διεύθυνση{' '}
        {company().address.text}. Αναλυτικά στους{' '}
        <TextLink href="/terms#withdrawal">όρους χρήσης και πώλησης</TextLink>.
      </p>
    </aside>
  );
}
