import { CircleAlert, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import type { PresentedBundle } from '../advice-contract.ts';
import { Row, Rows } from './Rows.tsx';

/** What the catalogue lacks, and what did not fit the budget. */
export function SystemGaps({ bundle: { gaps, leftOut } }: { bundle: PresentedBundle }) {
  const isOfGrade = ({ id }: (typeof gaps)[number]) => id.startsWith('GRADE-NEEDED-');
  const ofGrade = gaps.filter(isOfGrade);
  return (
    <>
      {gaps.length > 0 && (
        <Group id="gaps" title="Τι δεν έχουμε">
          {gaps
            .filter((gap) => !isOfGrade(gap))
            .map(({ id, sentence }) => (
              <Row key={id} icon={<PackageX className="text-medium-text" />}>
                {sentence}
                {id === 'GRADE-NEEDED' && ofGrade.length > 0 && (
                  <details className="paper-open mt-1">
                    <summary className="min-h-6 cursor-pointer text-primary-text pointer-coarse:min-h-11 print:hidden">
                      Τι λείπει για αυτόν
                    </summary>
                    <ul className="grid gap-1">
                      {ofGrade.map((gap) => (
                        <li key={gap.id}>{gap.sentence}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </Row>
            ))}
        </Group>
      )}
      {leftOut.length > 0 && (
        <Group id="left-out" title="Τι άλλο θα βοηθούσε">
          {leftOut.map(({ name, quantity, gross, overBy }) => (
            <Row key={name} icon={<CircleAlert className="text-text-3" />}>
              <span className="num">{quantity}</span> {name}
              {gross !== undefined &&
                `: το σύνολο θα γινόταν ${formatEuro(eurosToCents(gross))} με ΦΠΑ${
                  overBy ? `, ${formatEuro(eurosToCents(overBy))} πάνω από τον προϋπολογισμό` : ''
                }`}
            </Row>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">
        <Rows>{children}</Rows>
      </div>
    </section>
  );
}
