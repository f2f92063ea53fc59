import type { ReactNode } from 'react';
import { company } from '#shared/company.ts';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { takeBackLine } from '#shared/take-back.ts';
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { PrintedSheet, PrintedSignatures } from '#ui/components/PrintedSheets.tsx';
import type { InstalledDevice, Papers } from '../contract.ts';
import { controllerOf, daysKeptOf, hasCameras, installedOf } from '../rules.ts';

const heading = 'mt-5 mb-1.5 break-after-avoid text-lg';
const cells =
  'w-[99.5%] text-left text-[9.5pt] [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:p-1.5 [&_:is(td,th)]:align-top [&_tr]:break-inside-avoid';

/** What stays with whoever has an installation: what hangs where, how it is used, who may see what, and what the law says. */
export function HandOverSheet({ papers }: { papers: Papers }) {
  const { subject, date, customerName, address, phone, technicians, report, repeatMonths } = papers;
  const devices = installedOf(papers);
  const technician = report?.technician ?? technicians.join(', ');
  return (
    <PrintedSheet>
      <PrintedHead />
      <header className="flex items-baseline justify-between gap-6">
        <h1 className="text-2xl tracking-display">
          {report ? 'Έκθεση τεχνικού και φύλλο παράδοσης' : 'Φύλλο παράδοσης εγκατάστασης'}
        </h1>
        <p className="text-right">{date && formatDate(date)}</p>
      </header>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 text-[10pt]">
        <Fact label="Πελάτης" value={customerName} />
        <Fact label="Αφορά" value={subject} />
        <Fact label="Χώρος" value={address} />
        <Fact label="Τηλέφωνο" value={phone} />
        <Fact label="Τεχνικός" value={technician} />
        <Fact
          label="Συντήρηση"
          value={repeatMonths === undefined ? undefined : `Κάθε ${plural(repeatMonths, 'μήνα', 'μήνες')}`}
        />
      </dl>
      <Lines title="Τι έγινε" isToWrite={!report}>
        {report?.work}
      </Lines>
      <Devices devices={devices} />
      <Lines title="Ρυθμίσεις" isToWrite={!report}>
        {report?.settings}
      </Lines>
      <Lines title="Οδηγίες" isToWrite={!report}>
        {report?.instructions}
      </Lines>
      {hasCameras(papers) && <Cameras papers={papers} devices={devices} />}
      <Guarantees devices={devices} />
      <section>
        <h2 className={heading}>Τι παραδόθηκε</h2>
        <ul className="grid gap-0.5">
          <Ticked isDone={report?.codesGiven}>
            Οι εργοστασιακοί κωδικοί άλλαξαν. Οι νέοι παραδόθηκαν σε κλειστό φάκελο και δεν γράφονται εδώ.
          </Ticked>
          <Ticked isDone={undefined}>
            Ο πελάτης δοκίμασε το σύστημα με τον τεχνικό και έχει οδηγίες και εγγυήσεις.
          </Ticked>
          {report?.takenBack ? (
            <Ticked isDone>Παραλάβαμε για ανακύκλωση: {report.takenBack}</Ticked>
          ) : (
            <Ticked isDone={report ? false : undefined}>{takeBackLine}</Ticked>
          )}
        </ul>
      </section>
      <PrintedSignatures
        who={[
          [`Για ${company().theName}, ο τεχνικός`, report?.technician],
          ['Παρέλαβε', report?.receivedBy],
        ]}
      />
    </PrintedSheet>
  );
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex min-h-[7mm] break-inside-avoid justify-between gap-4 border-b border-line py-1">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right wrap-anywhere">{value}</dd>
    </div>
  );
}

interface LinesProps {
  title: string;
  isToWrite: boolean;
  children: string | undefined;
}

/** A text, or room to write it by hand. */
function Lines({ title, isToWrite, children }: LinesProps) {
  if (children === undefined && !isToWrite) return null;
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      {children === undefined ? (
        <div className="h-[16mm] border border-line" />
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      )}
    </section>
  );
}

/** Every device with its place and serial number, or room for them. */
function Devices({ devices }: { devices: readonly InstalledDevice[] }) {
  return (
    <section>
      <h2 className={heading}>Συσκευές</h2>
      <table className={cells}>
        <thead className="text-text-2">
          <tr>
            <th scope="col" className="w-[12mm]">
              Τεμ.
            </th>
            <th scope="col">Συσκευή</th>
            <th scope="col" className="w-[28%]">
              Θέση
            </th>
            <th scope="col" className="w-[24%]">
              Αριθμός σειράς
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map(({ name, quantity, place, serial }, index) => (
            // Equal devices differ only by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td className="num">{quantity}</td>
              <td className="wrap-anywhere">{name}</td>
              <td className="wrap-anywhere">{place}</td>
              <td className="code wrap-anywhere">{serial}</td>
            </tr>
          ))}
          {devices.length === 0 &&
            [1, 2, 3, 4].map((row) => (
              <tr key={row} className="h-[9mm]">
                {['Τεμάχια', 'Συσκευή', 'Θέση', 'Αριθμός σειράς'].map((what) => (
                  <td key={what} aria-label={`${what}: συμπληρώνεται με το χέρι`} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** What each camera may see, who answers for it, who sees recordings, and the law in sentences. */
function Cameras({ papers, devices }: { papers: Papers; devices: readonly InstalledDevice[] }) {
  const { controller, contact } = controllerOf(papers);
  return (
    <section>
      <h2 className={heading}>Κάμερες και νόμος</h2>
      <ul className="grid list-disc gap-0.5 pl-5">
        {Object.values(cameraLaw).map((sentence) => (
          <li key={sentence} className="break-inside-avoid">
            {sentence}
          </li>
        ))}
        <li>Οι εγγραφές σβήνονται το πολύ μετά από {plural(daysKeptOf(papers), 'ημέρα', 'ημέρες')}.</li>
      </ul>
      <table className={`mt-2 ${cells}`}>
        <thead className="text-text-2">
          <tr>
            <th scope="col">Κάμερα</th>
            <th scope="col" className="w-[55%]">
              Τι βλέπει, τι καλύπτεται με μάσκα
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map(
            ({ name, place, view, films }, index) =>
              films && (
                // Equal cameras differ only by their place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index} className="h-[9mm]">
                  <td className="wrap-anywhere">{[name, place].filter(Boolean).join(', ')}</td>
                  <td className="wrap-anywhere">{view}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <dl className="mt-2 text-[10pt]">
        <Fact label="Υπεύθυνος για τις κάμερες" value={[controller, contact].filter(Boolean).join(', ')} />
        <Fact label="Ποιοι βλέπουν τις εγγραφές" value={papers.report?.viewers} />
      </dl>
    </section>
  );
}

/** The legal guarantee, and each commercial one with its devices. */
function Guarantees({ devices }: { devices: readonly InstalledDevice[] }) {
  const named = Map.groupBy(
    devices.filter(({ guarantee }) => guarantee),
    ({ guarantee }) => guarantee,
  );
  return (
    <section>
      <h2 className={heading}>Εγγύηση</h2>
      <ul className="grid list-disc gap-0.5 pl-5">
        <li>Για όσα αγοράστηκαν ως καταναλωτής ισχύει η νόμιμη εγγύηση των δύο ετών.</li>
        {[...named].map(([guarantee, some]) => (
          <li key={guarantee} className="break-inside-avoid wrap-anywhere">
            {[...new Set(some.map(({ name }) => name))].join(', ')}: {guarantee}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was done, what was not, or what is still to be ticked by hand. */
function Ticked({ isDone, children }: { isDone: boolean | undefined; children: ReactNode }) {
  if (isDone === false) return null;
  return (
    <li className="grid break-inside-avoid grid-cols-[5mm_1fr]">
      <span>{isDone ? '✓' : '☐'}</span>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
