import type { ReactNode } from 'react';
import { company } from '#shared/company.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { PrintedSheet, PrintedSheets, PrintedSignatures } from '#ui/components/PrintedSheets.tsx';
import type { PresentedAdvice, PresentedBundle } from '../advice-contract.ts';
import type { FinerAnswers, PartialAnswers } from '../answers-contract.ts';
import { answersInWords } from '../answers-in-words.ts';
import { connectedText } from '../connected.ts';
import { bundleLabels, propertyTypeLabels } from '../labels.ts';
import { rateOf } from '../request-text.ts';
import { cameraDuties, camerasOf, handOverPoints, openPoints, serviceText, type Place } from '../study.ts';
import { CameraSign } from './CameraSign.tsx';

export interface Study {
  answers: PartialAnswers;
  finer: FinerAnswers;
  advice: PresentedAdvice;
  bundle: PresentedBundle;
  /** Who asked, where that is known. */
  customer?: string | undefined;
}

interface Props extends Study {
  /** When it is printed. */
  now: Date;
  onDone: () => void;
}

/** Prints what is signed before a system is installed, and the notice of its cameras. Amounts only where the advice has them. */
export function StudySheet({ answers, finer, advice, bundle, customer, now, onDone }: Props) {
  const { propertyType = 'house' } = answers;
  const { daysKept } = advice.home;
  const place: Place = { ...advice.home, propertyType };
  return (
    <PrintedSheets onDone={onDone}>
      <PrintedSheet>
        <PrintedHead />
        <header className="flex items-baseline justify-between gap-6">
          <h1 className="text-2xl tracking-display">Φύλλο μελέτης</h1>
          <p className="text-right">
            {formatDate(athensDate(now))}
            {customer && <span className="block">{customer}</span>}
          </p>
        </header>
        <p className="mt-1">
          {bundleLabels[bundle.id]} σύστημα για {propertyTypeLabels[propertyType].toLowerCase()}. Δεν είναι
          προσφορά: ισχύει αφού το ελέγξει και το υπογράψει ο μηχανικός μας.
        </p>
        <Answers answers={answers} finer={finer} />
        <Lines bundle={bundle} rate={rateOf(advice)} />
        <Facts title="Πάγια έξοδα">
          {bundle.running.map(({ id, sentence, service }) => (
            <li key={id}>
              {sentence}
              {service && ` ${serviceText(service)}`}
            </li>
          ))}
        </Facts>
        <Facts title="Τι ελέγξαμε">
          {bundle.checks.map(({ id, held, sentence }) => (
            <Ticked key={id} mark={held ? '✓' : '✗'}>
              {!held && 'Δεν ισχύει. '}
              {sentence}
            </Ticked>
          ))}
        </Facts>
        <Facts title="Τι μένει ανοιχτό">
          {openPoints(advice, bundle).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Facts>
        <Facts title="Τι θα δούμε μαζί">
          {bundle.questions.map((question) => (
            <Ticked key={question} mark="☐">
              {question}
            </Ticked>
          ))}
        </Facts>
        <Facts title="Καλό να ξέρετε">
          {bundle.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Facts>
        <Facts title="Δεδομένα και ενημερώσεις">
          {bundle.connected.map((group) => (
            <li key={group.names.join()}>
              <span className="font-semibold">{group.names.join(', ')}</span> {connectedText(group)}
            </li>
          ))}
        </Facts>
        <Facts title="Τι θα ρωτήσει ο ασφαλιστής">
          {bundle.insurer.map(({ id, label, text, held }) => (
            <Ticked key={id} mark={held ? '✓' : '✗'}>
              {label}: {text}
            </Ticked>
          ))}
        </Facts>
        <Cameras place={place} bundle={bundle} />
        <Facts title="Παράδοση">
          {handOverPoints(place, bundle).map((sentence) => (
            <Ticked key={sentence} mark="☐">
              {sentence}
            </Ticked>
          ))}
        </Facts>
        <Signatures hasCameras={bundle.law.length > 0} />
      </PrintedSheet>
      {bundle.law.length > 0 && <CameraSign daysKept={daysKept} isEnglish={place.placeKind === 'lodging'} />}
    </PrintedSheets>
  );
}

const heading = 'mt-5 mb-1.5 break-after-avoid text-lg';

function Answers({ answers, finer }: Pick<Study, 'answers' | 'finer'>) {
  const rows = answersInWords(answers, finer);
  return (
    <section>
      <h2 className={heading}>Ο χώρος</h2>
      <dl className="columns-2 gap-8 text-[9.5pt]">
        {rows.map(({ label, value, isAssumed }) => (
          <div
            key={label}
            className="flex break-inside-avoid justify-between gap-4 border-b border-line py-0.5"
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="text-right wrap-anywhere">
              {value}
              {isAssumed && ' *'}
            </dd>
          </div>
        ))}
      </dl>
      {rows.some(({ isAssumed }) => isAssumed) && (
        <p className="mt-1 text-[9pt]">* Δεν απαντήθηκε: υπολογίσαμε με τη συνηθισμένη τιμή. Μετρήστε το.</p>
      )}
    </section>
  );
}

const euros = (value: number, quantity: number) => formatEuro(eurosToCents(value) * quantity);

function Lines({
  bundle: { lines, totals, isInstalled, keptParts },
  rate,
}: Pick<Study, 'bundle'> & { rate: number }) {
  const isPriced = lines.some(({ price }) => price !== undefined);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={heading}>Τι περιλαμβάνει</h2>
      <table className="w-full text-left text-[9.5pt] [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:align-top [&_:is(td,th):last-child]:pr-0 [&_tr]:break-inside-avoid">
        <thead className="text-text-2">
          <tr>
            <th scope="col">Τεμ.</th>
            <th scope="col">Προϊόν και λόγος</th>
            {isPriced && (
              <>
                <th scope="col" className="text-right">
                  Προϊόν
                </th>
                <th scope="col" className="text-right">
                  Εγκατάσταση
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.productId} ${line.ruleId}`}>
              <td className="num font-semibold">{line.quantity}</td>
              <td>
                <span className="font-semibold">{line.name}</span> <span className="code">{line.sku}</span>
                <span className="block text-text-2">{line.reason}</span>
                {line.covers.map(({ reason }) => (
                  <span key={reason} className="block text-text-2">
                    – {reason}
                  </span>
                ))}
              </td>
              {isPriced && (
                <>
                  <td className="num text-right whitespace-nowrap">
                    {line.price === undefined ? '' : euros(line.price, line.quantity)}
                  </td>
                  <td className="num text-right whitespace-nowrap">
                    {line.installationPrice === undefined
                      ? '–'
                      : euros(line.installationPrice, line.quantity)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {totals && (
        <p className="mt-1.5 text-right">
          Χωρίς ΦΠΑ {euroText(totals.net)}, ΦΠΑ {rate}% {euroText(totals.vat)},{' '}
          <strong>σύνολο {euroText(totals.gross)}</strong>
          {keptParts?.due && `, αν μείνουν όσα υπάρχουν ${euroText(keptParts.due.gross)}`}
        </p>
      )}
      {!isInstalled && <p className="mt-1">Χωρίς εγκατάσταση: το τοποθετεί ο πελάτης.</p>}
    </section>
  );
}

/** A list under a heading; nothing where it would be empty. */
function Facts({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className={heading}>{title}</h2>
      <ul className="grid gap-0.5 [&>li]:break-inside-avoid">{children}</ul>
    </section>
  );
}

function Ticked({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[5mm_1fr]">
      <span>{mark}</span>
      <span>{children}</span>
    </li>
  );
}

/** Every camera with a place to write where it hangs, and what is ticked for it; then the law in sentences. */
function Cameras({ place, bundle }: { place: Place; bundle: PresentedBundle }) {
  const cameras = camerasOf(bundle);
  const duties = cameraDuties(
    place,
    bundle.lines.some(({ ruleId }) => ruleId === 'CAM-DESK'),
  );
  if (bundle.law.length === 0) return null;
  return (
    <section>
      <h2 className={heading}>Κάμερες και νόμος</h2>
      <ul className="grid gap-0.5">
        {bundle.law.map((sentence) => (
          <li key={sentence} className="break-inside-avoid">
            {sentence}
          </li>
        ))}
      </ul>
      {cameras.length > 0 && (
        <table className="mt-2 w-[99.5%] text-left text-[9pt] [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:p-1 [&_:is(td,th)]:align-top [&_tr]:break-inside-avoid">
          <thead className="text-text-2">
            <tr>
              <th scope="col">Κάμερα</th>
              <th scope="col" className="w-[26%]">
                Πού μπαίνει, τι βλέπει
              </th>
              {duties.map((duty) => (
                <th key={duty} scope="col" className="w-[13%] text-center">
                  {duty}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cameras.map((name, index) => (
              // Equal cameras differ only by their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>
                  {index + 1}. {name}
                </td>
                <td aria-label="Συμπληρώνεται με το χέρι" />
                {duties.map((duty) => (
                  <td key={duty} className="text-center text-[11pt]">
                    ☐
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Signatures({ hasCameras }: { hasCameras: boolean }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <p>
        Ο πελάτης διάβασε τι μένει ανοιχτό{hasCameras && ' και τι ζητά ο νόμος για τις κάμερες'}. Ο μηχανικός
        έλεγξε τις γραμμές, τους ελέγχους και όσα δεν απαντήθηκαν.
      </p>
      <PrintedSignatures who={[[`Για ${company().theName}, ο μηχανικός`], ['Ο πελάτης']]} />
    </section>
  );
}
