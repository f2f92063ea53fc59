import { Cctv } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { PrintedSheet, PrintedSheets } from '#ui/components/PrintedSheets.tsx';

/** The notice that hangs before the cameras, on a page of its own. Whoever answers for them fills in who that is. */
export function CameraSign({ daysKept }: { daysKept: number }) {
  return (
    <PrintedSheet>
      <div className="grid min-h-[262mm] content-between border-[3px] border-text p-[12mm] text-center">
        <div>
          <Cctv className="mx-auto size-[52mm] stroke-[1.2]" />
          <h1 className="mt-[6mm] text-[34pt] leading-tight font-semibold tracking-display">
            Ο χώρος βιντεοσκοπείται
          </h1>
          <p className="mt-[4mm] text-[15pt]">για την προστασία προσώπων και αγαθών</p>
        </div>
        <dl className="grid gap-[7mm] text-left text-[12pt]">
          <Blank label="Υπεύθυνος επεξεργασίας" />
          <Blank label="Τηλέφωνο και email για τα δικαιώματά σας" />
          <Blank label="Περισσότερες πληροφορίες (διεύθυνση ή σελίδα)" />
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
export function CameraSignSheet({ daysKept, onDone }: { daysKept: number; onDone: () => void }) {
  return (
    <PrintedSheets onDone={onDone}>
      <CameraSign daysKept={daysKept} />
    </PrintedSheets>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="h-[11mm] border-b border-text" />
    </div>
  );
}
