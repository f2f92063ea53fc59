import { Cctv } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { cx } from '#ui/style/cx.ts';
import { PrintedSheet, PrintedSheets } from '#ui/components/PrintedSheets.tsx';
import './camera-sign.css';

interface Props {
  daysKept: number;
  /** Who answers for the cameras and how to reach whoever does; a line to write on where it is not known. */
  controller?: string | undefined;
  contact?: string | undefined;
  /** Where everything else is said. */
  more?: string | undefined;
  /** Also in English: for strangers who sleep there. */
  isEnglish?: boolean;
  size?: 'A4' | 'A5';
}

/** The notice that hangs before the cameras, on a page of its own: the first layer of what whoever passes is told. */
export function CameraSign({ daysKept, controller, contact, more, isEnglish = false, size = 'A4' }: Props) {
  return (
    <PrintedSheet>
      <div
        className={cx(
          'grid min-h-[262mm] content-between border-[3px] border-text p-[12mm] text-center',
          size === 'A5' && 'camera-sign-a5',
        )}
      >
        <div>
          <Cctv className="mx-auto size-[52mm] stroke-[1.2]" />
          <h1 className="mt-[6mm] text-[34pt] leading-tight font-semibold tracking-display">
            Ο χώρος βιντεοσκοπείται
          </h1>
          <p className="mt-[4mm] text-[15pt]">για την προστασία προσώπων και αγαθών</p>
          {isEnglish && (
            <p lang="en" className="mt-[4mm] text-[15pt]">
              Video surveillance for the protection of persons and property. No sound is recorded.
            </p>
          )}
        </div>
        <dl className="grid gap-[7mm] text-left text-[12pt]">
          <Blank label="Υπεύθυνος επεξεργασίας" value={controller} />
          <Blank label="Τηλέφωνο και email για τα δικαιώματά σας" value={contact} />
          <Blank label="Περισσότερες πληροφορίες (διεύθυνση ή σελίδα)" value={more} />
        </dl>
        <div className="grid gap-[2mm] text-[11.5pt]">
          <p>Το υλικό σβήνεται μετά από {plural(daysKept, 'ημέρα', 'ημέρες')}. Δεν καταγράφεται ήχος.</p>
          <p>Νομική βάση: έννομο συμφέρον, άρθρο 6 παρ. 1 στοιχείο στ του ΓΚΠΔ, (ΕΕ) 2016/679.</p>
          <p>
            Έχετε δικαίωμα πρόσβασης, διαγραφής, περιορισμού και εναντίωσης, και καταγγελίας στην Αρχή
            Προστασίας Δεδομένων (www.dpa.gr).
          </p>
        </div>
      </div>
    </PrintedSheet>
  );
}

/** Prints the notice alone. */
export function CameraSignSheet({ onDone, ...sign }: Props & { onDone: () => void }) {
  return (
    <PrintedSheets onDone={onDone}>
      <CameraSign {...sign} />
    </PrintedSheets>
  );
}

function Blank({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="min-h-[11mm] border-b border-text pt-[2mm] text-[14pt] leading-tight wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}
