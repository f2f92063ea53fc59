import { formatDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import type { ReportStep, Turnover } from '../../report-contract.ts';

const [width, height] = [1000, 240];
const edge = { left: 64, right: 8, top: 12, bottom: 28 };

const months = ['Ιαν', 'Φεβ', 'Μαρ', 'Απρ', 'Μαΐ', 'Ιουν', 'Ιουλ', 'Αυγ', 'Σεπ', 'Οκτ', 'Νοε', 'Δεκ'];

/** A round amount at or above one: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return power * ([1, 2, 2.5, 5, 10].find((times) => times * power >= amount) ?? 10);
}

/** The name of a step: «23/11», «Νοε 26». */
export function stepLabel(from: string, step: ReportStep): string {
  const [year = '', month = '', day = ''] = from.split('-');
  return step === 'month'
    ? `${months[Number(month) - 1]} ${year.slice(2)}`
    : `${Number(day)}/${Number(month)}`;
}

/** The turnover as bars, the period before as a line over each; the table next to it says the same. */
export function TurnoverChart({ steps, step }: { steps: Turnover['steps']; step: ReportStep }) {
  const highest = roundUp(Math.max(...steps.flatMap(({ gross, before }) => [gross, before])));
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const slot = inner.width / Math.max(1, steps.length);
  const bar = Math.max(2, Math.min(48, slot * 0.64));
  const yOf = (amount: number) => edge.top + inner.height * (1 - Math.max(0, amount) / highest);
  const every = Math.ceil(steps.length / 12);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Τζίρος ανά περίοδο, από ${formatDate(steps[0]?.from ?? '')}. Τα ποσά είναι στον πίνακα που ακολουθεί.`}
      className="h-auto w-full text-primary max-sm:min-w-160"
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share} className="text-text-3">
          <line
            x1={edge.left}
            x2={width - edge.right}
            y1={yOf(share * highest)}
            y2={yOf(share * highest)}
            className="stroke-line"
            strokeWidth={1}
          />
          <text
            x={edge.left - 8}
            y={yOf(share * highest) + 4}
            textAnchor="end"
            fill="currentColor"
            fontSize={12}
            className="num"
          >
            {(share * highest).toLocaleString('el-GR')} €
          </text>
        </g>
      ))}
      {steps.map(({ from, gross, before }, index) => {
        const middle = edge.left + slot * (index + 0.5);
        return (
          <g key={from}>
            <title>{`${stepLabel(from, step)}: ${euroText(gross)}, πριν ${euroText(before)}`}</title>
            <rect x={middle - slot / 2} y={edge.top} width={slot} height={inner.height} fill="transparent" />
            <rect
              x={middle - bar / 2}
              y={yOf(gross)}
              width={bar}
              height={Math.max(gross > 0 ? 1 : 0, yOf(0) - yOf(gross))}
              rx={Math.min(2, bar / 4)}
              fill="currentColor"
            />
            {before > 0 && (
              <line
                x1={middle - bar / 2 - 2}
                x2={middle + bar / 2 + 2}
                y1={yOf(before)}
                y2={yOf(before)}
                className="stroke-text"
                strokeWidth={2}
              />
            )}
            {index % every === 0 && (
              <text
                x={middle}
                y={height - 8}
                textAnchor="middle"
                fill="currentColor"
                fontSize={12}
                className="num text-text-2"
              >
                {stepLabel(from, step)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
