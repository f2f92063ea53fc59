import { Calculator } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { decimalText } from '#shared/decimals.ts';
import type { PresentedFormula } from '../advice-contract.ts';
import { Fold } from './Fold.tsx';

const resultText = ({ result, unit }: PresentedFormula) =>
  unit === '€' ? euroText(result) : `${decimalText(Math.round(result * 100) / 100)} ${unit}`.trim();

/** How each figure of a system was calculated: the formula, and this home's numbers in it. */
export function Formulas({ formulas }: { formulas: readonly PresentedFormula[] }) {
  if (formulas.length === 0) return null;
  return (
    <Fold
      id="formulas"
      title="Πώς υπολογίστηκαν"
      summary={`${formulas.length} μεγέθη, το καθένα με τον τύπο του`}
      icon={<Calculator className="text-text-2" />}
    >
      <div className="border-b border-line print:hidden">
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
      <PrintedFormulas formulas={formulas} />
    </Fold>
  );
}

/** On paper nothing can be opened: all formulas in one table. */
function PrintedFormulas({ formulas }: { formulas: readonly PresentedFormula[] }) {
  return (
    <table className="mt-2 hidden w-full table-fixed text-left text-sm print:table [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:align-top [&_tr]:break-inside-avoid">
      <thead className="text-text-2">
        <tr>
          <th scope="col" className="w-[26%]">
            Μέγεθος
          </th>
          <th scope="col">Τύπος, και με τα νούμερά σας</th>
          <th scope="col" className="w-[15%] pr-0! text-right">
            Αποτέλεσμα
          </th>
        </tr>
      </thead>
      <tbody>
        {formulas.map((formula) => (
          <tr key={formula.id}>
            <th scope="row" className="font-medium">
              {formula.title}
            </th>
            <td className="wrap-anywhere">
              <span className="block text-text-2">{formula.formula}</span>
              <span className="block tabular-nums">{formula.numbers}</span>
            </td>
            <td className="num pr-0! text-right font-semibold whitespace-nowrap">{resultText(formula)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A formula, and the same with this home's numbers. */
export function Derivation({ formula }: { formula: PresentedFormula }) {
  return (
    <div className="grid gap-1 pb-3.5 pl-7.5 text-base text-text-2 wrap-anywhere">
      <p>{formula.formula}</p>
      <p className="font-medium text-text tabular-nums">{formula.numbers}</p>
    </div>
  );
}
