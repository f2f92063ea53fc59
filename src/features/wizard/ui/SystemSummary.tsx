import { contactTime } from '#shared/promises.ts';
import { Calculator } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { decimalText } from '#shared/decimals.ts';
import { eurosToCents } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { Price } from '#ui/components/Price.tsx';
import { cx } from '#ui/style/cx.ts';
import { shownRisk } from '#features/advice/risk.ts';
import type { PresentedAdvice, PresentedBundle } from '../advice-contract.ts';
import { formulaIds, riskLabels } from '../labels.ts';
import { installationText, isLessKept, neededSurveyText, rateOf } from '../request-text.ts';
import { keptCamerasText, keptPartsText, ownWorkText, wiredPanelText } from '../study.ts';
import { surveyText } from '../visits.ts';
import { Estimate } from './BundleTiles.tsx';
import { Derivation } from './Formulas.tsx';

interface Props {
  advice: PresentedAdvice;
  bundle: PresentedBundle;
}

/** What the cheapest sum buys: the alarm alone, or without one all that was asked. */
const cheapestText = ({ bundles }: PresentedAdvice) =>
  `${bundles.some(({ grade }) => grade !== undefined) ? `Ο φθηνότερος συναγερμός με όλα τα κομμάτια που θέλει ο χώρος${bundles[0]?.isInstalled === false ? ', χωρίς τεχνικό' : ''}` : 'Το φθηνότερο σύστημα με όσα ζητήσατε'}${bundles.some(({ gaps }) => gaps.length > 0) ? ', με όσα έχει ο κατάλογος:' : ':'}`;

/** A system in figures, each of which opens its formula; then installation and next steps. */
export function SystemSummary({ advice, bundle }: Props) {
  const { cheapestTotals: cheapest } = advice;
  const [isOpen, setOpen] = useState(false);
  const onPhone = !isOpen && 'max-sm:hidden print:grid';
  const { lines, hours, grade, riskAfter, isWithinBudget, totals, why, ownWork, keptCameras } = bundle;
  const rate = rateOf(advice);
  const isSafer = shownRisk(riskAfter) < shownRisk(advice.riskBefore);
  return (
    <div className="grid gap-5 rounded-md bg-sunken p-5 print:break-inside-avoid print:gap-3 print:border print:border-line">
      {lines.length > 0 && (
        <Figure ids={formulaIds.total} bundle={bundle} label={`Εκτίμηση με ΦΠΑ ${rate}%`}>
          <Estimate bundle={bundle} rate={rate} large />
        </Figure>
      )}
      {lines.length > 0 && <p className="text-base text-text-2">{installationText(bundle, advice.visits)}</p>}
      {keptCameras && <p className="text-base text-text-2">{keptCamerasText(bundle)}</p>}
      {isLessKept(bundle) && <p className="text-base text-text-2">{keptPartsText(bundle)}</p>}
      {bundle.wiredPanel && <p className="text-base text-text-2">{wiredPanelText(bundle)}</p>}
      {ownWork && <p className="text-base text-text-2">{ownWorkText(bundle)}</p>}
      {lines.length > 0 && <p className="text-base">{why}</p>}
      {!isWithinBudget && cheapest && cheapest.gross < (totals?.gross ?? 0) && (
        <div className="text-base text-text-2">
          <p>{cheapestText(advice)}</p>
          <Price amount={{ net: eurosToCents(cheapest.net), gross: eurosToCents(cheapest.gross), rate }} />
        </div>
      )}
      <div className="border-t border-line pt-4">
        <Figure
          ids={formulaIds.risk}
          bundle={bundle}
          label={isSafer ? 'Κίνδυνος πριν και μετά' : 'Κίνδυνος σήμερα'}
        >
          <RiskBar before={advice.riskBefore} after={isSafer ? riskAfter : undefined} />
        </Figure>
        <p className="mt-2 text-sm text-text-3">
          Σήμερα {riskLabels[advice.riskBand]}. Δείχνει πόσο επείγει, δεν είναι πιθανότητα διάρρηξης.
        </p>
      </div>
      {advice.needsSurvey && (
        <p className="border-t border-line pt-4 text-base text-text-2">{neededSurveyText(advice)}</p>
      )}
      {!isOpen && (
        <Button
          variant="outline"
          className="w-full sm:hidden print:hidden"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          Εγκατάσταση και επόμενα βήματα
        </Button>
      )}
      <div className={cx('grid gap-3 border-t border-line pt-4 empty:hidden', onPhone)}>
        {lines.length > 0 && <h2 className="text-base font-semibold">Εγκατάσταση</h2>}
        {hours > 0 && (
          <Figure ids={formulaIds.hours} bundle={bundle} label="Εργασία τεχνικών">
            <span className="num font-semibold">
              {decimalText(hours)} {hours === 1 ? 'ώρα' : 'ώρες'}
            </span>
          </Figure>
        )}
        {grade !== undefined && (
          <Figure ids={formulaIds.grade} bundle={bundle} label="Βαθμός ασφάλειας του συστήματος">
            <span className="num font-semibold">
              Grade {grade}
              {grade < advice.gradeNeeded && `, ενώ ο κίνδυνος ζητά ${advice.gradeNeeded}`}
            </span>
          </Figure>
        )}
      </div>
      <div className={cx('border-t border-line pt-4', onPhone)}>
        <h2 className="text-base font-semibold">Επόμενα βήματα</h2>
        <ol className="mt-2 grid gap-1.5 text-base text-text-2 [counter-reset:step] [&>li]:grid [&>li]:grid-cols-[1.25rem_1fr] [&>li]:before:font-semibold [&>li]:before:text-primary-text [&>li]:before:content-[counter(step)] [&>li]:before:[counter-increment:step]">
          <li>Επικοινωνία {contactTime()}</li>
          <li>{surveyText(advice.visits)}</li>
          <li>Τελική προσφορά και προγραμματισμός</li>
        </ol>
      </div>
    </div>
  );
}

interface FigureProps {
  /** The formulas behind the figure, those that the system has. */
  ids: readonly string[];
  bundle: PresentedBundle;
  label: string;
  children: ReactNode;
}

/** A figure with its formula behind a click. */
function Figure({ ids, bundle, label, children }: FigureProps) {
  const formulas = bundle.formulas.filter(({ id }) => ids.includes(id));
  if (formulas.length === 0) {
    return (
      <div>
        <p className="text-sm text-text-3">{label}</p>
        {children}
      </div>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden">
        <span className="flex min-h-6 items-center justify-between gap-3 text-sm text-text-3">
          {label}
          <span className="flex items-center gap-1.5 text-primary-text print:hidden">
            <Calculator className="icon-sm" />
            Πώς;
          </span>
        </span>
        {children}
      </summary>
      <div className="mt-2 border-l-2 border-line-strong [&>div]:pl-3">
        {formulas.map((formula) => (
          <Derivation key={formula.id} formula={formula} />
        ))}
      </div>
    </details>
  );
}

const percent = (risk: number) => `${Math.max(0, Math.min(100, risk))}%`;

/** A system's risk; without `after` nothing lowers it. */
function RiskBar({ before, after }: { before: number; after: number | undefined }) {
  return (
    <span className="mt-1 block">
      <span className="num flex items-baseline gap-2 text-lg font-semibold">
        {decimalText(shownRisk(before))}
        {after !== undefined && (
          <>
            <span aria-hidden="true">→</span>
            <span className="sr-only"> πριν, μετά </span>
            <span className="text-ok-text">{decimalText(shownRisk(after))}</span>
          </>
        )}
        <span className="text-sm font-normal text-text-3">στα 100</span>
      </span>
      <span
        aria-hidden="true"
        className="relative mt-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-press"
      >
        <span className="absolute inset-y-0 left-0 bg-high" style={{ width: percent(before) }} />
        {after !== undefined && (
          <span className="absolute inset-y-0 left-0 bg-ok" style={{ width: percent(after) }} />
        )}
      </span>
    </span>
  );
}
