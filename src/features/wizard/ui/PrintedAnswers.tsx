import { athensDate, formatDate } from '#shared/dates.ts';
import { QrCode } from '#ui/components/QrCode.tsx';
import type { FinerAnswers, PartialAnswers } from '../answers-contract.ts';
import { answersInWords } from '../answers-in-words.ts';
import type { AdviceLink } from './use-advice-link.ts';

interface Props {
  answers: PartialAnswers;
  finer: FinerAnswers;
  link: AdviceLink | undefined;
}

/** On paper only: what was answered, what was assumed, and the link that opens the same advice on a screen. */
export function PrintedAnswers({ answers, finer, link }: Props) {
  const rows = answersInWords(answers, finer);
  return (
    <section aria-labelledby="answers" className="mt-5 hidden print:block">
      <h2 id="answers" className="text-xl">
        Τι απαντήσατε
      </h2>
      <div className="mt-2 flex gap-6">
        <dl className="flex-1 columns-2 gap-6 text-xs">
          {rows.map(({ label, value, isAssumed }) => (
            <div
              key={label}
              className="grid break-inside-avoid grid-cols-[1fr_1.1fr] gap-x-2 border-b border-line py-1"
            >
              <dt className="text-text-2">{label}</dt>
              <dd>
                {value}
                {isAssumed && ' *'}
              </dd>
            </div>
          ))}
        </dl>
        {link && (
          <div className="w-30 shrink-0 text-xs [&>svg]:size-30">
            <QrCode text={link.url} label="Κωδικός QR προς αυτή την πρόταση" />
            <p className="mt-1 text-text-2">
              Η ίδια πρόταση στην οθόνη, έως {formatDate(athensDate(new Date(link.expiresAt)))}
            </p>
          </div>
        )}
      </div>
      {rows.some(({ isAssumed }) => isAssumed) && (
        <p className="mt-1.5 text-xs text-text-2">
          * Δεν απαντήθηκε: υπολογίσαμε με τη συνηθισμένη τιμή για τέτοιο χώρο.
        </p>
      )}
      {link && <p className="mt-1 text-xs break-all text-text-2">{link.url}</p>}
    </section>
  );
}
