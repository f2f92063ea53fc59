import { useId } from 'react';
import { decimalText } from '#shared/decimals.ts';
import { eurosToCents, euroText } from '#shared/money.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Price } from '#ui/components/Price.tsx';
import { shownRisk } from '#features/advice/risk.ts';
import type { BundleId } from '#features/advice/types.ts';
import type { PresentedAdvice, PresentedBundle } from '../advice-contract.ts';
import { bundleLabels } from '../labels.ts';
import {
  budgetText,
  distinctBundles,
  dueOf,
  isLessKept,
  openChecks,
  rangeText,
  rateOf,
  recommendedOf,
  sameText,
  lacksParts,
} from '../request-text.ts';

interface Props {
  advice: PresentedAdvice;
  chosen: BundleId;
  onChoose: (id: BundleId) => void;
}

/** The systems that differ, side by side: what each costs, and the risk that remains with it. */
export function BundleTiles({ advice, chosen, onChoose }: Props) {
  const recommended = recommendedOf(advice);
  const name = useId();
  return (
    <fieldset role="radiogroup" className="print:hidden">
      <legend className="sr-only">Ποια πρόταση να δούμε;</legend>
      <div className="grid gap-2 sm:auto-cols-fr sm:gap-3 sm:grid-flow-col">
        {distinctBundles(advice).map((bundle) => (
          <label
            key={bundle.id}
            className="relative grid cursor-pointer grid-cols-[1fr_auto] max-[22rem]:flex max-[22rem]:flex-col max-[22rem]:items-start items-center gap-x-3 gap-y-1 rounded-md sm:flex sm:flex-col sm:items-stretch sm:gap-2 border border-line-strong bg-surface py-3 pr-12 pl-4 sm:p-4 sm:pr-10 transition-colors hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={bundle.id}
              checked={bundle.id === chosen}
              onChange={() => onChoose(bundle.id)}
              className="radio absolute top-3.5 right-4 sm:top-4"
            />
            <span className="flex flex-wrap items-center gap-2 font-semibold">{bundleLabels[bundle.id]}</span>
            <span className="min-[22rem]:max-sm:text-right">
              <Estimate bundle={bundle} rate={rateOf(advice)} />
            </span>
            <span className="col-span-2 flex flex-wrap items-center gap-2 sm:grid sm:justify-items-start">
              {bundle.lines.length > 0 && (
                <span className="num text-base text-text-2">
                  Κίνδυνος μετά {decimalText(shownRisk(bundle.riskAfter))}/100
                </span>
              )}
              <span className="flex flex-wrap gap-2">
                {bundle === recommended && <Badge tone="ink">Προτείνεται</Badge>}
                <Badge tone={toneOf(bundle)}>{budgetText(bundle)}</Badge>
              </span>
            </span>
          </label>
        ))}
      </div>
      {sameText(advice).map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-text-2">
          {sentence}
        </p>
      ))}
    </fieldset>
  );
}

function toneOf(bundle: PresentedBundle) {
  const { lines, gaps, isWithinBudget } = bundle;
  if (lines.length === 0) return 'line';
  if (openChecks(bundle).length > 0) return 'critical';
  return isWithinBudget && !lacksParts({ gaps }) ? 'ok' : 'medium';
}

/** A system's total, with what exists of an alarm in its place: exact where prices are shown, else a range in hundreds. */
export function Estimate({
  bundle,
  rate,
  large,
}: {
  bundle: PresentedBundle;
  rate: number;
  large?: boolean;
}) {
  const { lines, totals, estimate } = bundle;
  const due = dueOf(bundle);
  const size = large ? 'text-2xl tracking-head' : 'text-lg';
  if (lines.length === 0) return <span className="text-text-3">—</span>;
  return (
    <span className="block">
      {due ? (
        <Price
          amount={{ net: eurosToCents(due.net), gross: eurosToCents(due.gross), rate }}
          className={size}
        />
      ) : (
        <>
          <span className={`num block font-semibold ${size}`}>{rangeText(estimate)}</span>
          <span className="block text-xs text-text-3">εκτίμηση με ΦΠΑ {rate}%</span>
        </>
      )}
      {isLessKept(bundle) && (
        <span className="block text-xs text-text-3">
          αν μείνουν όσα έχετε
          {totals && <span className="num block">όλα νέα {euroText(totals.gross)}</span>}
        </span>
      )}
    </span>
  );
}
