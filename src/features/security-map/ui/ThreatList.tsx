import { Check, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { threatLabels } from '../labels.ts';
import { maxShown } from '../map-state.ts';
import type { Threat } from '../types.ts';
import { clockTime } from './clock.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

interface Props {
  active: readonly Threat[];
  /** Shows the numbers that the map gives them. */
  numbered: boolean;
  /** Where the test threat would strike. */
  testPlace: string;
  onResolve: (id: string) => void;
}

/** The newest active threats, each with its button to resolve it. */
export function ThreatList({ active, numbered, testPlace, onResolve }: Props) {
  const area = useRef<HTMLElement>(null);
  const shown = active.slice(0, maxShown);

  /** The row disappears with its button, so the focus moves to the next row's button, or to the heading. */
  function resolve(id: string, index: number) {
    flushSync(() => onResolve(id));
    const buttons = area.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? area.current?.querySelector('h2');
    next?.focus();
  }

  return (
    <section ref={area} aria-labelledby="threats">
      <h2 id="threats" tabIndex={-1} className="text-lg font-semibold tracking-head">
        Ενεργές απειλές
      </h2>
      {shown.length === 0 ? (
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title="Καμία ενεργή απειλή" className="py-5">
          {`Με τη «Δοκιμαστική απειλή» βλέπετε πώς φαίνεται μια εισβολή. Θέση: ${testPlace}.`}
        </EmptyState>
      ) : (
        <ol className="mt-2 border-t border-line">
          {shown.map((threat, index) => (
            <li
              key={threat.id}
              className={`border-b border-l-3 border-b-line py-3 pl-3 ${threat.severity === 'critical' ? 'border-l-critical bg-critical-soft pr-3' : 'border-l-transparent'}`}
            >
              <div className="flex items-center justify-between gap-3">
                <SeverityBadge severity={threat.severity} />
                <time dateTime={threat.timestamp} className="num font-mono text-xs text-text-3">
                  {clockTime(threat.timestamp)}
                </time>
              </div>
              <div className="mt-1.5 flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <h3 className="text-base font-semibold">
                    {numbered && <span className="num">{index + 1}. </span>}
                    {threatLabels[threat.type]}
                  </h3>
                  <p className="text-sm text-text-2">{threat.location}</p>
                </div>
                <Button variant="outline" size="sm" onClick={() => resolve(threat.id, index)}>
                  <Check aria-hidden="true" />
                  Επίλυση
                  <span className="sr-only">
                    : {threatLabels[threat.type]}, {threat.location}
                  </span>
                </Button>
              </div>
              <p className="mt-1 text-sm text-text-2">{threat.description}</p>
            </li>
          ))}
        </ol>
      )}
      {active.length > shown.length && (
        <p className="mt-2 text-sm text-text-3">και {active.length - shown.length} ακόμη</p>
      )}
    </section>
  );
}
