import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';
import { PrintedSheet } from '#ui/components/PrintedSheets.tsx';
import type { Papers } from '../contract.ts';
import { controllerOf, installedOf } from '../rules.ts';

/** The second layer of what whoever passes before cameras is told: whoever answers for them keeps it and hands it out. */
export function CameraNotice({ papers, daysKept }: { papers: Papers; daysKept: number }) {
  const { report, address } = papers;
  const { controller, contact } = controllerOf(papers);
  const { legalName, phone } = company();
  const cameras = installedOf(papers).filter(({ films }) => films);
  const parts: [title: string, text: string][] = [
    ['Υπεύθυνος επεξεργασίας', [controller, address].filter(Boolean).join(', ')],
    ['Επικοινωνία για τα δικαιώματά σας', contact ?? ''],
    ['Σκοπός', 'Η προστασία προσώπων και αγαθών στον χώρο.'],
    [
      'Νομική βάση',
      'Το έννομο συμφέρον του υπευθύνου, άρθρο 6 παρ. 1 στοιχείο στ του Κανονισμού (ΕΕ) 2016/679.',
    ],
    [
      'Τι καταγράφεται',
      'Εικόνα μόνο, ποτέ ήχος, και μόνο του χώρου του υπευθύνου: ό,τι άλλο μπαίνει στο πλάνο, όπως δρόμος ή γείτονας, καλύπτεται με μάσκα.',
    ],
    [
      'Πόσο μένει',
      `${plural(daysKept, 'ημέρα', 'ημέρες')} το πολύ. Περισσότερο μένει μόνο το απόσπασμα ενός περιστατικού, όσο χρειάζεται για τη διερεύνησή του.`,
    ],
    ['Ποιοι βλέπουν τις εγγραφές', report?.viewers ?? ''],
    [
      'Σε ποιους δίνονται',
      'Στις αρχές όταν το ζητούν νόμιμα, και σε όποιον φαίνεται σε αυτές ή τον αφορά το περιστατικό.',
    ],
    [
      'Τα δικαιώματά σας',
      'Ζητάτε από τον υπεύθυνο πρόσβαση, αντίγραφο, διαγραφή ή περιορισμό, και εναντιώνεστε στην επεξεργασία. Πείτε του πότε περάσατε και από πού· απαντά μέσα σε έναν μήνα.',
    ],
    [
      'Καταγγελία',
      'Στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, Κηφισίας 1-3, 115 23 Αθήνα, www.dpa.gr.',
    ],
    ['Εγκατάσταση', `${legalName}, ${phone}`],
  ];
  return (
    <PrintedSheet>
      <h1 className="text-2xl tracking-display">Ενημέρωση για τις κάμερες</h1>
      <p className="mt-1">Για όποιον περνά από τον χώρο που βλέπουν οι κάμερες (ΓΚΠΔ, άρθρο 13).</p>
      <dl className="mt-5">
        {parts.map(([title, text]) => (
          <div
            key={title}
            className="grid min-h-[9mm] break-inside-avoid grid-cols-[48mm_1fr] gap-4 border-b border-line py-1.5"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {cameras.length > 0 && <h2 className="mt-5 mb-1.5 break-after-avoid text-lg">Οι κάμερες</h2>}
      <ol className="grid list-decimal gap-0.5 pl-5">
        {cameras.map(({ name, place, view }, index) => (
          // Equal cameras differ only by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="break-inside-avoid">
            {[place ?? name, view && `βλέπει: ${view}`].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ol>
    </PrintedSheet>
  );
}
