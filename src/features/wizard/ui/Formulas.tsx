import { Calculator } from 'lucide-react';
import { eurosToCents, formatEuro } from '../../../shared/money.ts';
import { decimalText } from '../../../shared/number-fields.ts';
import type { PresentedFormula } from '../advice-contract.ts';

const resultText = ({ result, unit }: PresentedFormula) =>
  unit === '€'
    ? formatEuro(eurosToCents(result))
    : `${decimalText(Math.round(result * 100) / 100)} ${unit}`.trim();

/** How each figure of a system was calculated: the formula, and this home's numbers in it. */
export function Formulas({ formulas }: { formulas: readonly PresentedFormula[] }) {
  if (formulas.length === 0) return null;
  return (
    <section aria-labelledby="formulas">
      <h2 id="formulas" className="text-xl">
        Πώς υπολογίστηκαν
      </h2>
      <div className="mt-3 border-b border-line">
        {formulas.map((formula) => (
          <details key={formula.id} className="border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-2 text-base hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
              <span className="flex items-center gap-2.5">
                <Calculator className="icon-sm text-text-3" />
                {formula.title}
              </span>
              <span className="num font-semibold">{resultText(formula)}</span>
            </summary>
            <Derivation formula={formula} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** A formula, and the same with this home's numbers. */
export function Derivation({ formula }: { formula: PresentedFormula }) {
  return (
    <div className="grid gap-1 pb-3.5 pl-7.5 text-base text-text-2 wrap-anywhere">
      <p>{formula.formula}</p>
      <p className="num font-medium text-text">{formula.numbers}</p>
    </div>
  );
}
