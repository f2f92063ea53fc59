import { ChevronDown, CircleAlert, CircleCheck, Umbrella, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RangeMark, ServicePrice } from '#features/services/ui/ServicePrice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { PresentedBundle } from '../advice-contract.ts';
import { insurerSummary, runningSummary } from '../study.ts';

/** What a system costs while it runs, and what an insurer asks of it: each in one line that opens. */
export function BesideSystem({ bundle: { running, insurer } }: { bundle: PresentedBundle }) {
  if (running.length === 0 && insurer.length === 0) return null;
  return (
    <div className="border-b border-line">
      {running.length > 0 && (
        <Fold Icon={Wallet} title="Πάγια έξοδα" summary={runningSummary(running)}>
          {running.map(({ id, sentence, service }) => (
            <li key={id}>
              {sentence}
              {service && (
                <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
                  <TextLink href={`/services#${service.slug}`}>{service.title}</TextLink>
                  {service.priceRange && (
                    <span className="num font-medium text-text">{service.priceRange}</span>
                  )}
                  <RangeMark service={service} />
                  <ServicePrice service={service} />
                </span>
              )}
            </li>
          ))}
        </Fold>
      )}
      {insurer.length > 0 && (
        <Fold Icon={Umbrella} title="Τι θα ρωτήσει ο ασφαλιστής" summary={insurerSummary(insurer)}>
          {insurer.map(({ id, label, text, held }) => (
            <li key={id} className="grid grid-cols-[1.25rem_1fr] gap-2.5">
              {held ? (
                <CircleCheck className="mt-[3px] size-4.5 text-ok-text" />
              ) : (
                <CircleAlert className="mt-[3px] size-4.5 text-critical-text" />
              )}
              <span>
                <span className="sr-only">{held ? 'Υπάρχει: ' : 'Λείπει: '}</span>
                {label}: {text}
              </span>
            </li>
          ))}
          <li>Ισχύουν οι όροι του συμβολαίου σας: δείξτε στον ασφαλιστή το φύλλο μελέτης.</li>
        </Fold>
      )}
    </div>
  );
}

interface FoldProps {
  Icon: LucideIcon;
  title: string;
  summary: string;
  children: ReactNode;
}

function Fold({ Icon, title, summary, children }: FoldProps) {
  return (
    <details className="group border-t border-line">
      <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1.25rem_1fr_auto] items-center gap-2.5 py-2.5 text-base hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        <Icon className="icon-sm text-text-2" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-text-2">{summary}</span>
        </span>
        <ChevronDown className="icon-sm text-text-3 transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <ul className="grid max-w-[72ch] gap-2.5 pb-3.5 pl-7.5 text-base text-text-2">{children}</ul>
    </details>
  );
}
